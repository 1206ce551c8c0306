-- What proves, beside the password, who signs in: an authenticator app, recovery codes, passkeys.

-- Signing in with the password is not enough. True only while there is a confirmed authenticator.
ALTER TABLE accounts ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false;

-- What the session was opened with, and when its owner last proved to be there.
ALTER TABLE sessions ADD COLUMN factors text[] NOT NULL DEFAULT '{password}';
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz(3) NOT NULL DEFAULT now();
UPDATE sessions SET confirmed_at = created_at;

CREATE TABLE authenticators (
  account_id text PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret_encrypted bytea NOT NULL,
  secret_key_id text NOT NULL,
  -- Null until its first code has been typed in.
  confirmed_at timestamptz(3),
  -- The time step of the last code that was accepted (RFC 6238): that code and those before it are spent.
  last_used_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, code_hash)
);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- The id that the browser's authenticator gave it, in base64url.
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  signature_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  last_used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id)
);
CREATE INDEX passkeys_account_id_index ON passkeys (account_id, created_at);

-- A question that one answer may be given to, once and soon.
CREATE TABLE challenges (
  id text PRIMARY KEY,
  -- Null when nobody is signed in yet.
  account_id text REFERENCES accounts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('totp', 'recoverycode', 'passkey', 'new-passkey')),
  -- The random text that a passkey signs.
  nonce text,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX challenges_account_id_index ON challenges (account_id);
CREATE INDEX challenges_expires_at_index ON challenges (expires_at);
