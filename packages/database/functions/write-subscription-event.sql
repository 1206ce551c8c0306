-- The change by which an account loses its webhooks is the last that they tell.
CREATE OR REPLACE FUNCTION write_subscription_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (plan_has_webhooks(NEW.plan) OR plan_has_webhooks(OLD.plan))
    AND wants_event(NEW.user_id, 'subscription.changed')
  THEN
    PERFORM write_event(NEW.user_id, 'subscription.changed', json_build_object(
      'plan', NEW.plan, 'status', NEW.status, 'billingCycle', NEW.billing_cycle, 'monthlyLimit', NEW.monthly_limit,
      'nextBillingDate', iso_time(NEW.next_billing_date), 'cancelAt', iso_time(NEW.cancel_at),
      'previous', json_build_object('plan', OLD.plan, 'status', OLD.status, 'billingCycle', OLD.billing_cycle,
        'cancelAt', iso_time(OLD.cancel_at))), NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER subscriptions_write_change_event
AFTER UPDATE OF plan, status, billing_cycle, cancel_at ON subscriptions FOR EACH ROW
WHEN ((NEW.plan, NEW.status, NEW.billing_cycle) <> (OLD.plan, OLD.status, OLD.billing_cycle)
  OR NEW.cancel_at IS DISTINCT FROM OLD.cancel_at)
EXECUTE FUNCTION write_subscription_event();
