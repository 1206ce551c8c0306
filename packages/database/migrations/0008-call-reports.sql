-- What an operation warned of, for whoever made the call: its headers tell only codes with counts.
CREATE TABLE call_reports (
  -- The call's: of its log row, and of its job if it was one.
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- It quotes the document.
  report_encrypted bytea NOT NULL,
  secret_key_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX call_reports_user_id_index ON call_reports (user_id);
CREATE INDEX call_reports_expires_at_index ON call_reports (expires_at);

-- Results that were kept with all of their warnings in one header come back without it if it is too long for a proxy.
UPDATE idempotency_records SET response_headers = response_headers - 'x-pdf-warnings'
WHERE length(response_headers->>'x-pdf-warnings') > 1024;
UPDATE jobs SET result_headers = result_headers - 'x-pdf-warnings'
WHERE length(result_headers->>'x-pdf-warnings') > 1024;
