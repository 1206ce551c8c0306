-- Finds whose key it is, takes a place of the rate and reserves a credit, in one statement. Without `key_hash` the call says
-- whose it is. `terms` has for each plan its rate, its work budget, whether it goes on beyond the allowance, and the
-- largest fee of each kind; `trialsPerMonth` where the operation takes an add-on, without which a call is a free trial or
-- refused. A call under a known idempotency key takes no credit, because a kept result is free; nor does it need any of
-- the work budget. Figures that an operator has set for the account come before those of its plan. A reservation lost in
-- a crash of the database counts as released, so its commit need not wait for the disk; the end of the call does wait.
-- Locks are taken in one order: rate_windows, subscriptions, work_buckets, user_counters, api_keys.
-- Steps are assigned rather than selected: every SELECT here would be a query of its own, on every call.
CREATE OR REPLACE FUNCTION reserve_call(key_hash bytea, call jsonb, terms jsonb, takes_rate boolean,
  takes_credit boolean, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  commit_mode text := set_config('synchronous_commit', 'off', true);
  caller record;
  rate jsonb;
  work_used_ms double precision;
  held subscriptions;
  outcome text := 'reserved';
  fees bigint := 0;
  trials_free integer;
  answer jsonb := '{}';
BEGIN
  -- Who calls, with the plan as the calendar has changed it by now.
  IF key_hash IS NULL THEN
    SELECT call->>'api_key_id' AS id, call->>'api_key_name' AS name, user_id,
      CASE WHEN change_at <= at THEN coalesce(change_to->>'plan', subscriptions.plan) ELSE subscriptions.plan END AS plan,
      used_ms, counted_at, rate_per_minute, file_bytes_max, account_overrides.retention_minutes INTO caller
    FROM subscriptions LEFT JOIN work_buckets USING (user_id)
    LEFT JOIN account_overrides ON account_overrides.account_id = user_id
    WHERE user_id = call->>'user_id';
    IF NOT FOUND THEN
      RETURN '{"outcome": "absent"}';
    END IF;
  ELSE
    SELECT api_keys.id, api_keys.name, api_keys.user_id,
      accounts.status = 'active' AND api_keys.status = 'active' AS is_active,
      accounts.status = 'blocked' AND accounts.closed_at IS NULL AS is_blocked, accounts.blocked_because,
      CASE WHEN change_at <= at THEN coalesce(change_to->>'plan', subscriptions.plan) ELSE subscriptions.plan END AS plan,
      used_ms, counted_at, rate_per_minute, file_bytes_max, account_overrides.retention_minutes INTO caller
    FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id
    LEFT JOIN subscriptions ON subscriptions.user_id = api_keys.user_id
    LEFT JOIN work_buckets ON work_buckets.user_id = api_keys.user_id
    LEFT JOIN account_overrides ON account_overrides.account_id = api_keys.user_id
    WHERE api_keys.key_hash = reserve_call.key_hash;
    IF NOT FOUND THEN
      RETURN '{"outcome": "keyUnknown"}';
    ELSIF NOT caller.is_active THEN
      -- The version before knows no blocked accounts: to it their keys are inactive.
      RETURN jsonb_build_object('outcome', 'keyInactive', 'isBlocked', caller.is_blocked,
        'because', caller.blocked_because);
    END IF;
    IF call->>'idempotency_key' IS NOT NULL THEN
      takes_credit := takes_credit AND NOT EXISTS (SELECT FROM idempotency_records
        WHERE user_id = caller.user_id AND key = call->>'idempotency_key' AND expires_at > at);
    END IF;
    answer := jsonb_build_object('isRetry', NOT takes_credit,
      'key', jsonb_build_object('keyId', caller.id, 'keyName', caller.name, 'accountId', caller.user_id));
    IF caller.plan IS NULL THEN
      RETURN answer || '{"outcome": "absent"}';
    END IF;
  END IF;

  IF caller.rate_per_minute IS NOT NULL OR caller.file_bytes_max IS NOT NULL OR caller.retention_minutes IS NOT NULL THEN
    answer := answer || jsonb_build_object('overrides', jsonb_strip_nulls(jsonb_build_object(
      'ratePerMinute', caller.rate_per_minute, 'fileBytesMax', caller.file_bytes_max,
      'retentionMinutes', caller.retention_minutes)));
  END IF;

  -- Whether the rate has a place left.
  IF takes_rate THEN
    rate := enter_rate_window(caller.user_id,
      coalesce(caller.rate_per_minute, (terms->caller.plan->>'ratePerMinute')::double precision), at);
    answer := answer || jsonb_build_object('rateUsed', rate->'used', 'rate', rate);
    IF (rate->>'isFull')::boolean THEN
      RETURN answer || jsonb_build_object('outcome', 'rateExceeded', 'plan', caller.plan);
    END IF;
  END IF;

  -- Whether there is processor time left.
  work_used_ms := coalesce(work_used(caller.used_ms, caller.counted_at, at,
    (terms->caller.plan->>'workRefill')::double precision), 0);
  IF takes_credit AND work_used_ms >= (terms->caller.plan->>'workMs')::double precision THEN
    RETURN answer || jsonb_build_object('outcome', 'workExhausted', 'plan', caller.plan, 'workUsedMs', work_used_ms);
  END IF;

  -- Whether the allowance and the spend cap let it pass.
  held := lock_subscription(caller.user_id, at);
  IF held.id IS NULL THEN
    RETURN answer || '{"outcome": "absent"}';
  END IF;
  IF takes_credit AND NOT held.has_pro_tools_add_on AND terms->held.plan ? 'trialsPerMonth' THEN
    trials_free := trials_left(held, call->>'operation', (terms->held.plan->>'trialsPerMonth')::integer);
    takes_credit := false;
    outcome := CASE WHEN trials_free > 0 THEN 'reserved' ELSE 'addOnNeeded' END;
  ELSIF takes_credit THEN
    fees := largest_fees(held, terms->held.plan);
    outcome := judge_allowance(held, terms->held.plan, fees);
  END IF;

  IF outcome = 'reserved' THEN
    INSERT INTO reservations (id, user_id, process_id, calls, amount_mills, api_key_id, api_key_name, endpoint,
      method, operation, is_trial, created_at)
    VALUES (call->>'id', caller.user_id, call->>'process_id', takes_credit::integer, fees, caller.id,
      caller.name, call->>'endpoint', call->>'method', call->>'operation', trials_free IS NOT NULL, at)
    ON CONFLICT (id) DO UPDATE SET calls = excluded.calls, amount_mills = excluded.amount_mills,
        is_trial = excluded.is_trial
      WHERE reservations.calls = 0;
    IF takes_credit AND FOUND THEN
      UPDATE subscriptions SET reserved_calls = reserved_calls + 1, reserved_mills = reserved_mills + fees
      WHERE id = held.id RETURNING reserved_calls INTO held.reserved_calls;
    END IF;
  END IF;
  RETURN answer || jsonb_build_object('outcome', outcome, 'plan', held.plan,
    'workUsedMs', work_used_ms, 'trialsRemaining', trials_free - 1, 'subscription', jsonb_build_object(
    'id', held.id, 'monthlyLimit', held.monthly_limit, 'currentUsage', held.current_usage,
    'reservedCalls', held.reserved_calls, 'periodEndsAt', held.period_ends_at,
    'spendCapMills', held.spend_cap_mills, 'hasGdprMode', held.has_gdpr_mode,
    'hasProToolsAddOn', held.has_pro_tools_add_on, 'retentionMinutes', held.retention_minutes));
END $$;
