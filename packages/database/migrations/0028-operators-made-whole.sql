-- Passkeys of operators, apart from those of customers.
CREATE TABLE operator_passkeys (
  id text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operators ON DELETE CASCADE,
  -- The id that the browser's authenticator gave it, in base64url.
  credential_id text NOT NULL CONSTRAINT operator_passkeys_credential_id_unique UNIQUE,
  public_key bytea NOT NULL,
  signature_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  last_used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX operator_passkeys_operator_id_index ON operator_passkeys (operator_id, created_at);
-- Which operator the question was put to; null for customers, and before anybody has signed in.
ALTER TABLE challenges ADD COLUMN operator_id text REFERENCES operators ON DELETE CASCADE;
CREATE INDEX challenges_operator_id_index ON challenges (operator_id);

-- Until when the dashboard shows an announcement; null: it was mailed and no more.
ALTER TABLE announcements ADD COLUMN shown_until timestamptz(3);
CREATE TABLE announcement_dismissals (
  announcement_id text NOT NULL REFERENCES announcements ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  dismissed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (announcement_id, account_id)
);
CREATE INDEX announcement_dismissals_account_id_index ON announcement_dismissals (account_id);

-- What a plan costs one customer a month, and which plan that was agreed for: another one has its own price. On the
-- subscription it is what functions/apply-overrides.sql has laid over it.
ALTER TABLE account_overrides ADD COLUMN price_mills integer CHECK (price_mills >= 0);
ALTER TABLE account_overrides ADD COLUMN price_plan text CHECK (price_plan IN ('premium', 'pro', 'enterprise'));
ALTER TABLE subscriptions ADD COLUMN price_mills integer;
-- Which price the payment provider was last told, and when; null while its own price holds.
ALTER TABLE subscriptions ADD COLUMN price_told_mills integer;
ALTER TABLE subscriptions ADD COLUMN price_told_at timestamptz(3);

-- What was really paid: each paid invoice as the payment provider told us of it when it happened. It names the customer
-- only as the provider does, and stays when the account is erased, as accounts have to be kept.
CREATE TABLE invoices (
  provider text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  amount_mills bigint NOT NULL,
  -- The provider's date of it.
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (provider, id)
);
CREATE INDEX invoices_created_at_index ON invoices (created_at);
