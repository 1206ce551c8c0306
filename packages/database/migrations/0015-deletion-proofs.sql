-- The GDPR service: every call ends with a signed proof that no stored copy of its files is left, and the log of an
-- account that has it says nothing of any document.

CREATE TABLE deletion_proofs (
  -- The call's.
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  operation text,
  -- Who has the files: a server process, or nobody in particular when they are those of a job or a kept result.
  process_id text,
  -- The data folder that has them; null when the process died before it could say.
  place text,
  -- SHA-256 of each file, in the order in which they came; null when the process died before it could say.
  files_sha256 text[],
  received_at timestamptz(3) NOT NULL,
  -- Charged when the proof is issued; reserved until then.
  fee_mills integer NOT NULL DEFAULT 0 CHECK (fee_mills >= 0),
  -- The signed proof; null while there is still something to destroy.
  signed_proof text,
  destroyed_at timestamptz(3)
);
CREATE INDEX deletion_proofs_list_index ON deletion_proofs (user_id, sequence) WHERE signed_proof IS NOT NULL;
CREATE INDEX deletion_proofs_pending_index ON deletion_proofs (sequence) WHERE signed_proof IS NULL;
CREATE INDEX deletion_proofs_destroyed_at_index ON deletion_proofs (destroyed_at);

-- Ed25519 keys that sign proofs. A retired one signs no more, but what it signed can be verified for ever.
CREATE TABLE signing_keys (
  -- Its thumbprint (RFC 7638).
  id text PRIMARY KEY,
  -- As in a JSON Web Key (RFC 8037).
  public_key text NOT NULL,
  -- Null once it is retired.
  private_key_encrypted bytea,
  secret_key_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  retired_at timestamptz(3)
);
CREATE UNIQUE INDEX signing_keys_active_index ON signing_keys ((retired_at IS NULL)) WHERE retired_at IS NULL;

-- Whether the log rows from before the GDPR service was turned on have been emptied.
ALTER TABLE subscriptions ADD COLUMN is_log_clean boolean NOT NULL DEFAULT false;
