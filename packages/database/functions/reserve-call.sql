-- Finds whose key it is, takes a rate token and reserves a credit, in one statement. Without `key_hash` the call says
-- whose it is. `terms` has for each plan its rate, whether it goes on beyond the allowance, and the largest fee of each
-- kind. A call under a known idempotency key takes no credit, because a kept result is free. A reservation lost in a
-- crash of the database counts as released, so its commit need not wait for the disk; the end of the call does wait.
-- Locks are taken in one order: rate_buckets, subscriptions, user_counters, api_keys.
CREATE OR REPLACE FUNCTION reserve_call(key_hash bytea, call jsonb, terms jsonb, takes_rate boolean,
  takes_credit boolean, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  commit_mode text := set_config('synchronous_commit', 'off', true);
  owner record;
  rate double precision;
  rate_used double precision;
  held subscriptions;
  term jsonb;
  outcome text := 'reserved';
  fees bigint := 0;
  overage_fee bigint;
  calls_after integer;
  is_over boolean;
  told jsonb := '{}';
BEGIN
  IF key_hash IS NULL THEN
    SELECT call->>'api_key_id' AS id, call->>'api_key_name' AS name, user_id,
      CASE WHEN change_at <= at THEN coalesce(change_to->>'plan', plan) ELSE plan END AS plan INTO owner
    FROM subscriptions WHERE user_id = call->>'user_id';
    IF NOT FOUND THEN
      RETURN '{"outcome": "absent"}';
    END IF;
  ELSE
    SELECT api_keys.id, api_keys.name, api_keys.user_id,
      accounts.status = 'active' AND api_keys.status = 'active' AS is_active,
      CASE WHEN change_at <= at THEN coalesce(change_to->>'plan', plan) ELSE plan END AS plan INTO owner
    FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id
    LEFT JOIN subscriptions ON subscriptions.user_id = api_keys.user_id
    WHERE api_keys.key_hash = reserve_call.key_hash;
    IF NOT FOUND THEN
      RETURN '{"outcome": "keyUnknown"}';
    ELSIF NOT owner.is_active THEN
      RETURN '{"outcome": "keyInactive"}';
    END IF;
    IF call->>'idempotency_key' IS NOT NULL THEN
      takes_credit := takes_credit AND NOT EXISTS (SELECT FROM idempotency_records
        WHERE user_id = owner.user_id AND key = call->>'idempotency_key' AND expires_at > at);
    END IF;
    told := jsonb_build_object('isRetry', NOT takes_credit,
      'key', jsonb_build_object('keyId', owner.id, 'keyName', owner.name, 'accountId', owner.user_id));
    IF owner.plan IS NULL THEN
      RETURN told || '{"outcome": "absent"}';
    END IF;
  END IF;

  IF takes_rate THEN
    rate := (terms->owner.plan->>'ratePerMinute')::double precision;
    -- A clock that was set back empties the bucket too; the last place is not lost to rounding.
    INSERT INTO rate_buckets AS bucket (user_id, used, counted_at) VALUES (owner.user_id, 1, at)
    ON CONFLICT (user_id) DO UPDATE SET
      used = greatest(0, bucket.used - abs(extract(epoch FROM at - bucket.counted_at)) * rate / 60) + 1,
      counted_at = at
    WHERE bucket.used - abs(extract(epoch FROM at - bucket.counted_at)) * rate / 60 + 1 <= rate + 0.000001
    RETURNING used INTO rate_used;
    IF rate_used IS NULL THEN
      SELECT greatest(0, used - abs(extract(epoch FROM at - counted_at)) * rate / 60) INTO rate_used
      FROM rate_buckets WHERE user_id = owner.user_id;
      RETURN told || jsonb_build_object('outcome', 'rateExceeded', 'plan', owner.plan, 'rateUsed', rate_used);
    END IF;
  END IF;

  held := lock_subscription(owner.user_id, at);
  IF held.id IS NULL THEN
    RETURN told || '{"outcome": "absent"}';
  END IF;
  IF takes_credit THEN
    term := terms->held.plan;
    fees := (term->>'fileSize')::bigint
      + CASE WHEN held.has_pro_tools_add_on THEN (term->>'proTools')::bigint ELSE 0 END
      + CASE WHEN held.has_gdpr_mode THEN (term->>'gdpr')::bigint ELSE 0 END;
    overage_fee := (term->>'overage')::bigint;
    calls_after := held.current_usage + held.reserved_calls + 1;
    is_over := calls_after > held.monthly_limit;
    IF is_over AND NOT (term->>'hasOverage')::boolean THEN
      outcome := 'quotaExhausted';
    -- Which of the calls under way ends beyond the allowance is not known yet; how many may do so is.
    ELSIF (fees > 0 OR (is_over AND overage_fee > 0))
      AND held.charged_mills + held.reserved_mills + fees + overage_fee
        * (greatest(0, calls_after - held.monthly_limit) - greatest(0, held.current_usage - held.monthly_limit))
        > held.spend_cap_mills
    THEN
      outcome := 'spendCapReached';
    END IF;
  END IF;

  IF outcome = 'reserved' THEN
    INSERT INTO reservations (id, user_id, process_id, calls, amount_mills, api_key_id, api_key_name, endpoint,
      method, operation, created_at)
    VALUES (call->>'id', owner.user_id, call->>'process_id', takes_credit::integer, fees, owner.id,
      owner.name, call->>'endpoint', call->>'method', call->>'operation', at)
    ON CONFLICT (id) DO UPDATE SET calls = excluded.calls, amount_mills = excluded.amount_mills
      WHERE reservations.calls = 0;
    IF takes_credit AND FOUND THEN
      UPDATE subscriptions SET reserved_calls = reserved_calls + 1, reserved_mills = reserved_mills + fees
      WHERE id = held.id RETURNING reserved_calls INTO held.reserved_calls;
    END IF;
  END IF;
  RETURN told || jsonb_build_object('outcome', outcome, 'plan', held.plan, 'rateUsed', rate_used,
    'subscription', jsonb_build_object(
    'id', held.id, 'monthlyLimit', held.monthly_limit, 'currentUsage', held.current_usage,
    'reservedCalls', held.reserved_calls, 'periodEndsAt', held.period_ends_at,
    'spendCapMills', held.spend_cap_mills, 'hasGdprMode', held.has_gdpr_mode,
    'hasProToolsAddOn', held.has_pro_tools_add_on, 'retentionMinutes', held.retention_minutes));
END $$;
