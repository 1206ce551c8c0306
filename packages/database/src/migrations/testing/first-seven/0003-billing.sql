-- Billing. What the payment provider tells is kept in billing_events; an account's subscription follows from all that
-- is kept about it, so that it does not matter in which order it came. Plans and their limits are not known here.

-- What the subscription becomes by itself at a time: a cancellation, the end of a grace, a smaller plan. It holds from
-- the first look after that time, whether or not anybody came to tell.
ALTER TABLE subscriptions
  ADD COLUMN change_at timestamptz(3),
  ADD COLUMN change_to jsonb,
  ADD CONSTRAINT subscriptions_change_whole CHECK ((change_at IS NULL) = (change_to IS NULL));
CREATE INDEX subscriptions_change_at_index ON subscriptions (change_at) WHERE change_at IS NOT NULL;

-- The provider's customer and subscription: an event may come before the one that tells whose they are.
ALTER TABLE billing_events
  ADD COLUMN customer_id text,
  ADD COLUMN subscription_id text;
CREATE INDEX billing_events_customer_id_index ON billing_events (customer_id);
CREATE INDEX billing_events_subscription_id_index ON billing_events (subscription_id);

-- What a change of a subscription or of its usage asks to be done, written with the change: mail, messages to the
-- customer's own server, the end of a subscription that is paid twice.
CREATE TABLE billing_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('subscription', 'allowance', 'cap', 'superseded')),
  -- Says the same thing once: the month and the limit that was reached, or the provider's id.
  reference text,
  facts jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT billing_notices_reference_unique UNIQUE (account_id, kind, reference),
  handled_at timestamptz(3)
);
CREATE INDEX billing_notices_waiting_index ON billing_notices (next_attempt_at) WHERE handled_at IS NULL;

-- The built-in test payments' own books, in the shape of the provider's objects. No card number is among them.
CREATE TABLE test_payment_objects (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('subscription', 'invoice', 'usage', 'event')),
  object jsonb NOT NULL,
  -- When a subscription renews or ends, and an event is to be delivered.
  due_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX test_payment_objects_account_id_index ON test_payment_objects (account_id, kind);
CREATE INDEX test_payment_objects_due_at_index ON test_payment_objects (due_at) WHERE due_at IS NOT NULL;

CREATE OR REPLACE FUNCTION lock_subscription(account_id text, at timestamptz) RETURNS subscriptions LANGUAGE plpgsql AS $$
DECLARE
  held subscriptions;
  anchor timestamptz;
  months integer;
BEGIN
  SELECT * INTO held FROM subscriptions WHERE user_id = account_id FOR NO KEY UPDATE;
  IF held.change_at <= at THEN
    UPDATE subscriptions SET
      (plan, status, billing_cycle, monthly_limit, cancel_at, has_gdpr_mode, has_pro_tools_add_on) = (
        SELECT plan, status, billing_cycle, monthly_limit, cancel_at, has_gdpr_mode, has_pro_tools_add_on
        FROM jsonb_populate_record(held, held.change_to)),
      change_at = NULL,
      change_to = NULL,
      updated_at = at
    WHERE id = held.id RETURNING * INTO held;
  END IF;
  IF held.period_ends_at > at IS NOT FALSE THEN
    RETURN held;
  END IF;
  anchor := coalesce(held.anchor_at, held.period_started_at);
  months := months_between(anchor, at);
  UPDATE subscriptions SET
    anchor_at = anchor,
    period_started_at = months_after(anchor, months),
    period_ends_at = months_after(anchor, months + 1),
    next_billing_date = CASE
      WHEN next_billing_date > at THEN next_billing_date
      WHEN billing_cycle = 'annual' THEN months_after(anchor, 12 * (months / 12 + 1))
      ELSE months_after(anchor, months + 1)
    END,
    current_usage = 0,
    charged_mills = 0,
    updated_at = at
  WHERE id = held.id RETURNING * INTO held;
  RETURN held;
END $$;

-- Notices are written with whatever causes them, also with a call that nobody watches.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY['plan', 'status', 'billing_cycle', 'monthly_limit', 'next_billing_date', 'cancel_at',
    'past_due_since', 'change_at', 'change_to'];
BEGIN
  INSERT INTO billing_notices (account_id, kind, facts, next_attempt_at, created_at)
  SELECT NEW.user_id, 'subscription', jsonb_build_object(
      'before', (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(OLD)) WHERE key = ANY (names)),
      'after', (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(NEW)) WHERE key = ANY (names))),
    NEW.updated_at, NEW.updated_at;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_note_change AFTER UPDATE ON subscriptions FOR EACH ROW
WHEN ((OLD.plan, OLD.status, OLD.billing_cycle, OLD.cancel_at, OLD.change_to->>'plan')
  IS DISTINCT FROM (NEW.plan, NEW.status, NEW.billing_cycle, NEW.cancel_at, NEW.change_to->>'plan'))
EXECUTE FUNCTION note_change();

-- Once for each month and limit. The cap counts as reached when another call like this one would exceed it: the rest
-- of a cap is rarely the price of a call.
CREATE FUNCTION note_usage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  percent integer;
  cost bigint := greatest(0, NEW.charged_mills - OLD.charged_mills);
BEGIN
  FOREACH percent IN ARRAY ARRAY[80, 100] LOOP
    IF NEW.monthly_limit > 0 AND NEW.current_usage * 100::bigint >= NEW.monthly_limit * percent::bigint THEN
      INSERT INTO billing_notices (account_id, kind, reference, facts, next_attempt_at, created_at)
      VALUES (NEW.user_id, 'allowance', concat_ws(' ', percent, NEW.monthly_limit, NEW.period_started_at AT TIME ZONE 'UTC'),
        jsonb_build_object('percent', percent, 'used', NEW.current_usage, 'limit', NEW.monthly_limit,
          'plan', NEW.plan, 'periodEndsAt', NEW.period_ends_at), NEW.updated_at, NEW.updated_at)
      ON CONFLICT (account_id, kind, reference) DO NOTHING;
    END IF;
    IF NEW.spend_cap_mills > 0 AND (NEW.charged_mills * 100 >= NEW.spend_cap_mills * percent
      OR (cost > 0 AND percent = 100 AND NEW.charged_mills + cost > NEW.spend_cap_mills))
    THEN
      INSERT INTO billing_notices (account_id, kind, reference, facts, next_attempt_at, created_at)
      VALUES (NEW.user_id, 'cap', concat_ws(' ', percent, NEW.spend_cap_mills, NEW.period_started_at AT TIME ZONE 'UTC'),
        jsonb_build_object('percent', percent, 'used', NEW.charged_mills, 'limit', NEW.spend_cap_mills,
          'plan', NEW.plan, 'periodEndsAt', NEW.period_ends_at), NEW.updated_at, NEW.updated_at)
      ON CONFLICT (account_id, kind, reference) DO NOTHING;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_note_usage AFTER UPDATE ON subscriptions FOR EACH ROW
WHEN ((NEW.current_usage * 5::bigint >= NEW.monthly_limit * 4::bigint AND (NEW.current_usage > OLD.current_usage
    OR NEW.monthly_limit < OLD.monthly_limit))
  OR (NEW.spend_cap_mills IS NOT NULL AND (NEW.charged_mills > OLD.charged_mills
    OR NEW.spend_cap_mills IS DISTINCT FROM OLD.spend_cap_mills)))
EXECUTE FUNCTION note_usage();
