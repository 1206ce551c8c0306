-- Which version of a legal page an account accepted.
CREATE TABLE legal_acceptances (
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  page text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  accepted_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, page, version)
);

-- A log row expires; what was charged for its call stays.
ALTER TABLE charges DROP CONSTRAINT charges_request_id_fkey;
-- By an expression: the planner must not take it for the index of an account's own log.
CREATE INDEX api_requests_expiry_index ON api_requests ((created_at AT TIME ZONE 'UTC'));

-- How many calls the row stands for: refused ones beyond the first of a minute share a row.
ALTER TABLE api_requests ADD COLUMN occurrences integer NOT NULL DEFAULT 1 CHECK (occurrences > 0);

-- Counted for a minute or two: not worth a write-ahead log, and free to be lost in a crash.
CREATE UNLOGGED TABLE refusal_counts (
  user_id text NOT NULL,
  minute timestamptz(3) NOT NULL,
  refused integer NOT NULL,
  PRIMARY KEY (user_id, minute)
);
CREATE INDEX refusal_counts_minute_index ON refusal_counts (minute);
