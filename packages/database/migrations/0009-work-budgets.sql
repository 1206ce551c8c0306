-- Each account has a budget of processor time, which failed work uses up like any other.

-- What an account has used and has not got back yet. Not logged, like the rate: empty after a crash.
CREATE UNLOGGED TABLE work_buckets (
  user_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  used_ms double precision NOT NULL,
  counted_at timestamptz(3) NOT NULL
) WITH (fillfactor = 50);
