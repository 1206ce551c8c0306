-- What a key may do, from where, until when and how often. Without any of it, a key does what every key did before:
-- all operations, and the jobs and reports of its account.
-- A test key works like any other, but its calls are free, marked, and in no figure of what was used.
ALTER TABLE api_keys
  ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{operations,jobs}',
  ADD COLUMN expires_at timestamptz(3),
  -- Addresses and networks, v4 and v6; null lets any address pass.
  ADD COLUMN allowed_addresses text[],
  ADD COLUMN rate_per_minute integer CHECK (rate_per_minute > 0),
  ADD COLUMN monthly_cap integer CHECK (monthly_cap > 0),
  -- A key that is shown once is kept as its masked form and a hash that needs no secret of the server.
  ADD COLUMN is_revealable boolean NOT NULL DEFAULT true,
  -- The text before the last rotation, which works until then.
  ADD COLUMN previous_key_hash bytea,
  ADD COLUMN previous_key_until timestamptz(3),
  ADD COLUMN last_address text,
  ADD COLUMN last_client text,
  -- Successful calls in the month of the subscription that began then.
  ADD COLUMN month_started_at timestamptz(3),
  ADD COLUMN month_calls integer NOT NULL DEFAULT 0;
CREATE INDEX api_keys_previous_key_hash_index ON api_keys (previous_key_hash) WHERE previous_key_hash IS NOT NULL;

ALTER TABLE deleted_api_keys
  ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{operations,jobs}',
  ADD COLUMN expires_at timestamptz(3),
  ADD COLUMN allowed_addresses text[],
  ADD COLUMN rate_per_minute integer,
  ADD COLUMN monthly_cap integer,
  ADD COLUMN is_revealable boolean NOT NULL DEFAULT true,
  ADD COLUMN previous_key_hash bytea,
  ADD COLUMN previous_key_until timestamptz(3),
  ADD COLUMN last_address text,
  ADD COLUMN last_client text,
  ADD COLUMN month_started_at timestamptz(3),
  ADD COLUMN month_calls integer NOT NULL DEFAULT 0;

ALTER TABLE reservations
  ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
  -- Whether its success is one more call in the month of its key: not that of a retry, which gets a kept result.
  ADD COLUMN is_counted boolean NOT NULL DEFAULT false;
ALTER TABLE api_requests ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test'));

-- The calls of the last 60 seconds: of an account, of its test keys, or of one key with a rate of its own.
-- Not logged: empty after a crash. The version before counts in rate_windows.
CREATE UNLOGGED TABLE call_windows (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- When the last call of each lot was made, and how many calls it holds; the oldest first.
  ended_at timestamptz(3)[] NOT NULL,
  calls integer[] NOT NULL,
  -- All calls of all lots.
  used integer NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX call_windows_user_id_index ON call_windows (user_id);
