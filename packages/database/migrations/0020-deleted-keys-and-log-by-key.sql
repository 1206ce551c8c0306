-- A deleted key, for the moment in which its owner can take the deletion back. Nothing that looks for keys looks here,
-- so a deleted key is refused at once.
CREATE TABLE deleted_api_keys (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name text NOT NULL,
  key_encrypted bytea NOT NULL,
  key_hash bytea NOT NULL,
  secret_key_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'inactive')),
  last_used_at timestamptz(3),
  request_count bigint NOT NULL,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3) NOT NULL
);
CREATE INDEX deleted_api_keys_user_id_index ON deleted_api_keys (user_id);
CREATE INDEX deleted_api_keys_deleted_at_index ON deleted_api_keys (deleted_at);

-- For the log of one key, which may be a few rows among millions.
CREATE INDEX api_requests_key_index ON api_requests (api_key_id, created_at, sequence);

-- For the changes of plan on the activity tab.
CREATE INDEX billing_notices_account_id_index ON billing_notices (account_id, id) WHERE kind = 'subscription';
