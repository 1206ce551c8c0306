-- Once for each month and limit. The cap counts as reached when another call like this one would exceed it: the rest
-- of a cap is rarely the price of a call.
CREATE OR REPLACE FUNCTION note_usage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  percent integer;
  cost bigint := greatest(0, NEW.charged_mills - OLD.charged_mills,
    coalesce(nullif(current_setting('pagesmith.call_mills', true), ''), '0')::bigint);
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

CREATE OR REPLACE TRIGGER subscriptions_note_usage
AFTER UPDATE OF current_usage, monthly_limit, charged_mills, spend_cap_mills ON subscriptions FOR EACH ROW
WHEN ((NEW.current_usage * 5::bigint >= NEW.monthly_limit * 4::bigint AND (NEW.current_usage > OLD.current_usage
    OR NEW.monthly_limit < OLD.monthly_limit))
  OR (NEW.spend_cap_mills IS NOT NULL AND (NEW.charged_mills > OLD.charged_mills
    OR NEW.spend_cap_mills IS DISTINCT FROM OLD.spend_cap_mills)))
EXECUTE FUNCTION note_usage();
