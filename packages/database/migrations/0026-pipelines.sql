-- A pipeline is one call of several operations: the operations of its steps, in order. Null for a call of one operation,
-- and in the log for a pipeline that failed, because none of its steps came to anything.
ALTER TABLE reservations ADD COLUMN steps text[];
ALTER TABLE api_requests ADD COLUMN steps text[];

-- Pipelines that a customer has saved, by name.
CREATE TABLE pipelines (
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name text NOT NULL CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  definition jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, name)
);
