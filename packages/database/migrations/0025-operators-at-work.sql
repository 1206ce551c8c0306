-- What operators need every day: notes on a customer, answers ready to send, and a price agreed with one customer.
CREATE TABLE account_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  author text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX account_notes_account_id_index ON account_notes (account_id, id);

CREATE TABLE answer_templates (
  name text PRIMARY KEY,
  text_en text NOT NULL,
  text_fr text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- What a call beyond the allowance costs one customer; null leaves it to the plan. On the subscription it is what
-- functions/apply-overrides.sql has laid over it.
ALTER TABLE account_overrides ADD COLUMN overage_mills integer CHECK (overage_mills >= 0);
ALTER TABLE subscriptions ADD COLUMN overage_mills integer;

-- A credit for an invoice is a refund: paid back, rather than taken off the next invoices.
ALTER TABLE credits ADD COLUMN invoice_id text;
-- Why the payment provider will never accept it.
ALTER TABLE credits ADD COLUMN refused_because text;

-- Which operator looks at the account with this session, and for which ticket; null for the owner's own.
ALTER TABLE sessions ADD COLUMN visited_by text;
ALTER TABLE sessions ADD COLUMN visited_for text;

-- The first characters of a key's text, which its owner may quote to us. Null for keys that were made before.
ALTER TABLE api_keys ADD COLUMN key_start text;
ALTER TABLE deleted_api_keys ADD COLUMN key_start text;
CREATE INDEX api_keys_key_start_index ON api_keys (key_start text_pattern_ops);

-- What a process says of its engine each time it renews its lease.
ALTER TABLE processes ADD COLUMN engine jsonb;

-- What an announcement said, for the record.
ALTER TABLE announcements ADD COLUMN subject_en text;
ALTER TABLE announcements ADD COLUMN subject_fr text;
ALTER TABLE announcements ADD COLUMN text_en text;
ALTER TABLE announcements ADD COLUMN text_fr text;
