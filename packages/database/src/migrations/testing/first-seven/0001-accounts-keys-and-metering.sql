-- Times have milliseconds, as JavaScript's: a time that was read finds its own row again.
-- Money is integer mills (1/1000). Everything of an account goes with its row in accounts.

CREATE TABLE accounts (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL CONSTRAINT accounts_email_unique UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  password_hash text NOT NULL,
  password_updated_at timestamptz(3) NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked')),
  accessed_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  secret_hash bytea NOT NULL CONSTRAINT sessions_secret_hash_unique UNIQUE,
  ip text NOT NULL,
  user_agent text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sessions_account_id_index ON sessions (account_id);
CREATE INDEX sessions_expires_at_index ON sessions (expires_at);

CREATE TABLE recovery_tokens (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  secret_hash bytea NOT NULL CONSTRAINT recovery_tokens_secret_hash_unique UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX recovery_tokens_account_id_index ON recovery_tokens (account_id);
CREATE INDEX recovery_tokens_expires_at_index ON recovery_tokens (expires_at);

-- Rows that every call changes keep room on their page: an update then touches no index.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL CONSTRAINT subscriptions_user_id_unique UNIQUE REFERENCES accounts ON DELETE CASCADE,
  plan text NOT NULL CHECK (plan IN ('starter', 'premium', 'pro', 'enterprise')),
  status text NOT NULL,
  billing_cycle text NOT NULL CHECK (billing_cycle IN ('monthly', 'annual')),
  next_billing_date timestamptz(3) NOT NULL,
  monthly_limit integer NOT NULL CHECK (monthly_limit >= 0),
  current_usage integer NOT NULL DEFAULT 0 CHECK (current_usage >= 0),
  -- The month of the allowance, which an annual plan has too.
  period_started_at timestamptz(3) NOT NULL,
  period_ends_at timestamptz(3) NOT NULL,
  charged_mills bigint NOT NULL DEFAULT 0 CHECK (charged_mills >= 0),
  -- What calls under way may still use: see reservations.
  reserved_calls integer NOT NULL DEFAULT 0 CHECK (reserved_calls >= 0),
  reserved_mills bigint NOT NULL DEFAULT 0 CHECK (reserved_mills >= 0),
  spend_cap_mills bigint CHECK (spend_cap_mills >= 0),
  has_gdpr_mode boolean NOT NULL DEFAULT false,
  has_pro_tools_add_on boolean NOT NULL DEFAULT false,
  retention_minutes integer CHECK (retention_minutes BETWEEN 1 AND 1440),
  provider text,
  provider_customer_id text,
  provider_subscription_id text CONSTRAINT subscriptions_provider_subscription_id_unique UNIQUE,
  provider_event_at timestamptz(3),
  cancel_at timestamptz(3),
  past_due_since timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
CREATE INDEX subscriptions_provider_customer_id_index ON subscriptions (provider_customer_id);

CREATE TABLE user_counters (
  user_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- The calendar month (UTC) that monthly_requests counts: in any other month it stands for 0.
  month date NOT NULL,
  monthly_requests integer NOT NULL DEFAULT 0,
  total_requests bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

-- The users document: every fact of it has its one place elsewhere.
CREATE VIEW users AS
SELECT
  accounts.id,
  accounts.sequence,
  accounts.id AS user_id,
  accounts.email,
  accounts.name,
  subscriptions.plan,
  CASE WHEN user_counters.month = date_trunc('month', now() AT TIME ZONE 'UTC')::date
    THEN user_counters.monthly_requests ELSE 0 END AS monthly_requests,
  user_counters.total_requests,
  accounts.created_at,
  accounts.updated_at
FROM accounts
JOIN subscriptions ON subscriptions.user_id = accounts.id
JOIN user_counters ON user_counters.user_id = accounts.id;

CREATE TABLE api_keys (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> ''),
  key_encrypted bytea NOT NULL,
  key_hash bytea NOT NULL CONSTRAINT api_keys_key_hash_unique UNIQUE,
  -- Which secret encrypted and hashed it, so that a rotation finds what is left to do.
  secret_key_id text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  last_used_at timestamptz(3),
  request_count bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
CREATE INDEX api_keys_user_id_index ON api_keys (user_id, created_at);

-- The log outlives the key: it keeps the key's name, and no reference that a deletion would have to follow.
CREATE TABLE api_requests (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  api_key_id text NOT NULL,
  api_key_name text NOT NULL,
  endpoint text NOT NULL,
  method text NOT NULL,
  operation text,
  status text NOT NULL CHECK (status IN ('success', 'error')),
  http_status smallint NOT NULL,
  response_time_ms integer NOT NULL CHECK (response_time_ms >= 0),
  error_code text,
  error_message text,
  credits integer NOT NULL DEFAULT 0 CHECK (credits >= 0),
  input_bytes bigint NOT NULL DEFAULT 0 CHECK (input_bytes >= 0),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
-- Counts, pages and filters of one user's log are answered from this index alone.
CREATE INDEX api_requests_log_index ON api_requests (user_id, created_at, sequence) INCLUDE (status, endpoint);

CREATE TABLE charges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  request_id text NOT NULL REFERENCES api_requests ON DELETE CASCADE,
  kind text NOT NULL,
  amount_mills integer NOT NULL CHECK (amount_mills > 0),
  period_started_at timestamptz(3) NOT NULL,
  -- When the payment provider was told of it.
  reported_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT charges_request_id_kind_unique UNIQUE (request_id, kind)
);
CREATE INDEX charges_period_index ON charges (user_id, period_started_at, kind) INCLUDE (amount_mills);
CREATE INDEX charges_unreported_index ON charges (id) WHERE reported_at IS NULL;

-- A server process is alive while it renews its lease; what it had reserved when it died is released.
CREATE TABLE processes (
  id text PRIMARY KEY,
  lease_until timestamptz(3) NOT NULL,
  started_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE reservations (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  process_id text NOT NULL REFERENCES processes,
  calls integer NOT NULL DEFAULT 1 CHECK (calls >= 0),
  amount_mills bigint NOT NULL DEFAULT 0 CHECK (amount_mills >= 0),
  -- A call that ends in the next month must not give back to that month what it took from this one.
  period_started_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX reservations_user_id_index ON reservations (user_id);
CREATE INDEX reservations_process_id_index ON reservations (process_id);

-- Counting abuse must not become disk load: these two are not logged, and are empty after a crash.
CREATE UNLOGGED TABLE rate_windows (
  user_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  window_started_at timestamptz(3) NOT NULL,
  call_count integer NOT NULL
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE throttles (
  key text PRIMARY KEY,
  window_ends_at timestamptz(3) NOT NULL,
  event_count integer NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX throttles_window_ends_at_index ON throttles (window_ends_at);

CREATE TABLE idempotency_records (
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  request_id text NOT NULL,
  -- Who works on it; nobody when the result is there.
  process_id text REFERENCES processes ON DELETE SET NULL,
  response_status smallint,
  response_headers jsonb,
  result_file text,
  result_expires_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_records_process_id_index ON idempotency_records (process_id);
CREATE INDEX idempotency_records_result_expires_at_index ON idempotency_records (result_expires_at);
CREATE INDEX idempotency_records_expires_at_index ON idempotency_records (expires_at);

CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  reason text NOT NULL,
  message text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Mail that has not gone out yet. It may hold a recovery secret, so its content is encrypted; once sent it is deleted.
CREATE TABLE mails (
  id text PRIMARY KEY,
  account_id text REFERENCES accounts ON DELETE CASCADE,
  content_encrypted bytea NOT NULL,
  secret_key_id text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX mails_account_id_index ON mails (account_id);
CREATE INDEX mails_next_attempt_at_index ON mails (next_attempt_at);

CREATE TABLE billing_events (
  id text PRIMARY KEY,
  provider text NOT NULL,
  type text NOT NULL,
  account_id text REFERENCES accounts ON DELETE CASCADE,
  payload jsonb NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  processed_at timestamptz(3)
);
CREATE INDEX billing_events_account_id_index ON billing_events (account_id);
CREATE INDEX billing_events_unprocessed_index ON billing_events (received_at) WHERE processed_at IS NULL;
