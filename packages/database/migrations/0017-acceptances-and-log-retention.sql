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
CREATE INDEX api_requests_created_at_index ON api_requests (created_at);

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

CREATE INDEX contact_messages_strangers_index ON contact_messages (created_at) WHERE account_id IS NULL;
