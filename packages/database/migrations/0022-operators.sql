-- The people who run the service. They are not customers: no account refers to them, nor they to an account.
CREATE TABLE operators (
  id text PRIMARY KEY,
  -- In lower case.
  email text NOT NULL CONSTRAINT operators_email_unique UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'support', 'billing', 'auditor')),
  -- Null until the invitation has been accepted.
  password_hash text,
  -- The secret of the authenticator app. It counts once there is a password.
  secret_encrypted bytea,
  secret_key_id text,
  -- The time step of the last code that was accepted (RFC 6238): that code and those before it are spent.
  last_used_step bigint NOT NULL DEFAULT 0,
  invitation_hash bytea,
  invitation_expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE operator_sessions (
  secret_hash bytea PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operators ON DELETE CASCADE,
  address text NOT NULL,
  user_agent text NOT NULL,
  -- When its owner last gave password and code.
  confirmed_at timestamptz(3) NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX operator_sessions_operator_id_index ON operator_sessions (operator_id);

-- Everything that operators do. Rows are only ever added (functions/refuse-audit-change.sql), and each holds the hash of
-- the one before it. Nothing refers to another table: a row outlives whoever acted and whatever it was done to.
CREATE TABLE audit_rows (
  number bigint PRIMARY KEY CHECK (number > 0),
  at timestamptz(3) NOT NULL,
  actor text NOT NULL,
  role text NOT NULL,
  -- Where the operator was: a network address, or the machine itself for a command.
  origin text NOT NULL,
  action text NOT NULL,
  subject text,
  reason text,
  before json,
  after json,
  previous_hash text NOT NULL,
  hash text NOT NULL
);
CREATE INDEX audit_rows_subject_index ON audit_rows (subject, number);

-- What the owner of a blocked account is told.
ALTER TABLE accounts ADD COLUMN blocked_because text;

-- What an operator has set for one account. It holds whatever the payment provider says of the plan; null leaves a figure
-- to the plan.
CREATE TABLE account_overrides (
  account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  plan text CHECK (plan IN ('starter', 'premium', 'pro', 'enterprise')),
  monthly_limit integer CHECK (monthly_limit >= 0),
  rate_per_minute integer CHECK (rate_per_minute > 0),
  file_bytes_max bigint CHECK (file_bytes_max > 0),
  retention_minutes integer CHECK (retention_minutes > 0),
  -- A failed payment changes nothing before this time.
  grace_ends_at timestamptz(3),
  -- Until when all of this holds; null: until it is taken back.
  ends_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX account_overrides_ends_at_index ON account_overrides (ends_at) WHERE ends_at IS NOT NULL;

-- Money that we owe a customer: taken off the next invoices by the payment provider.
CREATE TABLE credits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  amount_mills bigint NOT NULL CHECK (amount_mills > 0),
  -- When the payment provider was told of it.
  reported_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX credits_account_id_index ON credits (account_id, id);
CREATE INDEX credits_unreported_index ON credits (id) WHERE reported_at IS NULL;

-- Which of our people takes care of a ticket, by address, and what we say about it among ourselves.
ALTER TABLE tickets ADD COLUMN assignee text;
CREATE TABLE ticket_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id text NOT NULL REFERENCES tickets ON DELETE CASCADE,
  author text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX ticket_notes_ticket_id_index ON ticket_notes (ticket_id, id);
