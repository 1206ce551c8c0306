-- Since when the account has always had an address that its owner proved by a mailed link. Accounts that are older than
-- this migration have not proved theirs, and keep what they have.
ALTER TABLE accounts ADD COLUMN email_verified_at timestamptz(3);
-- In which language we write to it; unknown for accounts that are older than this migration.
ALTER TABLE accounts ADD COLUMN language text CHECK (language IN ('en', 'fr'));

-- A link that proves an address: the account's own, or the one that is to replace it.
CREATE TABLE email_proofs (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  secret_hash bytea NOT NULL CONSTRAINT email_proofs_secret_hash_unique UNIQUE,
  -- The session that asked for a new address: the others end with the change, unless they were to stay.
  session_id text NOT NULL,
  keeps_other_sessions boolean NOT NULL DEFAULT false,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX email_proofs_account_id_index ON email_proofs (account_id);
CREATE INDEX email_proofs_expires_at_index ON email_proofs (expires_at);

-- Browsers that signed in before, each by a random id in a cookie.
CREATE TABLE known_devices (
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, device_hash)
);
CREATE INDEX known_devices_last_seen_at_index ON known_devices (last_seen_at);

-- What an account's owner should be able to notice: who came in, and what was done to its secrets.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  address text,
  user_agent text,
  facts jsonb NOT NULL DEFAULT '{}',
  -- Failed sign-ins of one hour are one row.
  occurrences integer NOT NULL DEFAULT 1 CHECK (occurrences > 0),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX security_events_list_index ON security_events (account_id, id);
CREATE INDEX security_events_created_at_index ON security_events (created_at);

-- Whose message it is: known when it was written while signed in, and never concluded from an address.
ALTER TABLE contact_messages ADD COLUMN account_id text REFERENCES accounts ON DELETE CASCADE;
CREATE INDEX contact_messages_account_id_index ON contact_messages (account_id);
