-- Notices are written with whatever causes them, also with a call that nobody watches.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER subscriptions_note_change
AFTER UPDATE OF plan, status, billing_cycle, cancel_at, change_to ON subscriptions FOR EACH ROW
WHEN ((OLD.plan, OLD.status, OLD.billing_cycle, OLD.cancel_at, OLD.change_to->>'plan')
  IS DISTINCT FROM (NEW.plan, NEW.status, NEW.billing_cycle, NEW.cancel_at, NEW.change_to->>'plan'))
EXECUTE FUNCTION note_change();
