-- What an operator has set for an account prevails over whoever writes the subscription: the provider's events, the
-- calendar, a correction by hand. What the calendar will do next is corrected too, because calls look at it.
CREATE OR REPLACE FUNCTION apply_overrides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chosen account_overrides;
BEGIN
  SELECT * INTO chosen FROM account_overrides WHERE account_id = NEW.user_id;
  -- The plan says nothing of it: it is what was agreed with this customer, or nothing.
  NEW.overage_mills := chosen.overage_mills;
  IF FOUND THEN
    NEW.plan := coalesce(chosen.plan, NEW.plan);
    NEW.monthly_limit := coalesce(chosen.monthly_limit, NEW.monthly_limit);
    -- What is paid may be Starter, where the GDPR service ends; what was set by hand keeps it.
    IF TG_OP = 'UPDATE' AND chosen.plan <> 'starter' THEN
      NEW.has_gdpr_mode := OLD.has_gdpr_mode;
    END IF;
    NEW.change_to := NEW.change_to || jsonb_strip_nulls(
      jsonb_build_object('plan', chosen.plan, 'monthly_limit', chosen.monthly_limit));
  END IF;
  -- A price is agreed for one plan: whoever moves to another one pays that one's.
  NEW.price_mills := CASE WHEN chosen.price_plan = NEW.plan THEN chosen.price_mills END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER subscriptions_apply_overrides
BEFORE INSERT OR UPDATE OF plan, monthly_limit, change_to ON subscriptions
FOR EACH ROW EXECUTE FUNCTION apply_overrides();
