CREATE OR REPLACE FUNCTION write_quota_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reached integer;
BEGIN
  IF NOT plan_has_webhooks(NEW.plan) OR NOT wants_event(NEW.user_id, 'quota.reached') THEN
    RETURN NULL;
  END IF;
  FOREACH reached IN ARRAY ARRAY[80, 100] LOOP
    IF has_reached(NEW.current_usage, NEW.monthly_limit, reached)
      AND NOT has_reached(OLD.current_usage, OLD.monthly_limit, reached)
    THEN
      PERFORM write_event(NEW.user_id, 'quota.reached', json_build_object(
        'percent', reached, 'currentUsage', NEW.current_usage, 'monthlyLimit', NEW.monthly_limit, 'plan', NEW.plan,
        'periodStartedAt', iso_time(NEW.period_started_at), 'periodEndsAt', iso_time(NEW.period_ends_at)),
        NEW.updated_at);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER subscriptions_write_quota_event
AFTER UPDATE OF current_usage, monthly_limit ON subscriptions FOR EACH ROW
WHEN (NEW.monthly_limit > 0 AND NEW.current_usage * 5::bigint >= NEW.monthly_limit * 4::bigint
  AND (NEW.current_usage <> OLD.current_usage OR NEW.monthly_limit <> OLD.monthly_limit))
EXECUTE FUNCTION write_quota_event();
