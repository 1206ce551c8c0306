-- The account's subscription, locked, in the month of the given time. Null when there is none.
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
