-- A rate is a window of 60 seconds that slides: its calls are kept by their times, in lots where there are many.
-- Not logged, like the other counts of abuse: empty after a crash. The version before counts in rate_buckets.
CREATE UNLOGGED TABLE rate_windows (
  user_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- When the last call of each lot was made, and how many calls it holds; the oldest first.
  ended_at timestamptz(3)[] NOT NULL,
  calls integer[] NOT NULL,
  -- All calls of all lots.
  used integer NOT NULL
) WITH (fillfactor = 50);

-- What went wrong, as it was said in French; null where it is known in English alone.
ALTER TABLE api_requests ADD COLUMN error_message_fr text;
