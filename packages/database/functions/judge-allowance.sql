-- Whether so many more calls may be reserved: 'reserved', or what stands against it. Which of the calls under way will
-- end beyond the allowance is not known yet; how many may do so is.
CREATE OR REPLACE FUNCTION judge_allowance(held subscriptions, term jsonb, fees bigint, calls integer)
RETURNS text IMMUTABLE LANGUAGE plpgsql AS $$
DECLARE
  overage_fee bigint := coalesce(held.overage_mills, (term->>'overage')::bigint);
  calls_after integer := held.current_usage + held.reserved_calls + calls;
  is_over boolean := calls_after > held.monthly_limit;
  calls_over integer := greatest(0, calls_after - held.monthly_limit)
    - greatest(0, held.current_usage - held.monthly_limit);
BEGIN
  IF is_over AND NOT (term->>'hasOverage')::boolean THEN
    RETURN 'quotaExhausted';
  END IF;
  IF (fees > 0 OR (is_over AND overage_fee > 0))
    AND held.charged_mills + held.reserved_mills + fees + overage_fee * calls_over > held.spend_cap_mills
  THEN
    RETURN 'spendCapReached';
  END IF;
  RETURN 'reserved';
END $$;
