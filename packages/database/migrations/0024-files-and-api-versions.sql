-- Files that a customer has uploaded once to use in several calls, and results that are fetched by a link. The content
-- lies sealed in the store; without the key in its row it is noise.
CREATE TABLE files (
  id text PRIMARY KEY,
  sequence bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- As the customer calls it.
  name text NOT NULL,
  size_bytes bigint NOT NULL,
  -- For the retention of the plan; longer, as the customer chose; or for the retention, to be fetched by its link.
  keep text NOT NULL CHECK (keep IN ('retention', 'template', 'link')),
  -- Of a result: the headers that its link answers with, and the hash of what makes the link unguessable.
  headers jsonb,
  link_hash bytea,
  key_encrypted bytea NOT NULL,
  secret_key_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX files_user_id_index ON files (user_id, sequence);
CREATE INDEX files_expires_at_index ON files (expires_at);

-- The version of the API that a key was first used with, which answers it unless a request names another.
ALTER TABLE api_keys ADD COLUMN api_version text;
ALTER TABLE deleted_api_keys ADD COLUMN api_version text;
