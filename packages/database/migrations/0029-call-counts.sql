-- How many rows the log has of an account, by day and by hour, so that nobody has to count them: functions/count-calls.sql
-- keeps it, and fills it when it is first applied.
CREATE TABLE call_counts (
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  span text NOT NULL CHECK (span IN ('day', 'hour')),
  -- In UTC.
  started_at timestamptz(3) NOT NULL,
  mode text NOT NULL,
  status text NOT NULL,
  endpoint text NOT NULL,
  calls integer NOT NULL,
  response_ms bigint NOT NULL,
  PRIMARY KEY (user_id, span, started_at, mode, status, endpoint)
) WITH (fillfactor = 80);
