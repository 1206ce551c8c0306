-- Finds whose key it is, takes a place of the rate and reserves a credit, in one statement. Without `key_hash` the call
-- says whose it is. A key that is shown once, and the text before a rotation, are found by `call.plain_hash`.
-- `terms` has for each plan its rate, its work budget, whether it goes on beyond the allowance, and the largest fee of
-- each kind; `trialsPerMonth` where the operation takes an add-on, without which a call is a free trial or refused.
-- A pipeline says its steps, and takes a credit for each; with a Pro Tool among them (`pro_steps`) that is on trial, the
-- whole of it is a trial. What it does many times over (`times`) takes as many of each. Until its steps are known it says
-- by which `scopes` it may come in.
-- A test key takes neither credit nor trial. A key may have a rate and a monthly cap of its own besides.
-- A call under a known idempotency key takes no credit, because a kept result is free; nor does it need any of the work
-- budget. Figures that an operator has set for the account come before those of its plan.
-- A reservation lost in a crash of the database counts as released, so its commit need not wait for the disk; the end of
-- the call does wait.
-- Locks are taken in one order: call_windows (the key's, then the account's), subscriptions, work_buckets,
-- user_counters, api_keys.
-- Steps are assigned rather than selected: every SELECT here would be a query of its own, on every call.
CREATE OR REPLACE FUNCTION reserve_call(key_hash bytea, call jsonb, terms jsonb, takes_rate boolean,
  takes_credit boolean, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  commit_mode text := set_config('synchronous_commit', 'off', true);
  plain_hash bytea := coalesce(decode(call->>'plain_hash', 'hex'), reserve_call.key_hash);
  caller record;
  refused jsonb;
  is_test boolean;
  key_calls integer;
  times integer := coalesce((call->>'times')::integer, 1);
  calls integer := coalesce(jsonb_array_length(call->'steps'), 1) * times;
  is_counted boolean;
  rate jsonb;
  work_used_ms double precision;
  held subscriptions;
  outcome text := 'reserved';
  fees bigint := 0;
  trials_after integer;
  answer jsonb := '{}';
BEGIN
  -- Who calls, with the plan as the calendar has changed it by now.
  IF key_hash IS NULL THEN
    SELECT call->>'api_key_id' AS id, call->>'api_key_name' AS name, subscriptions.user_id, api_keys AS key,
      CASE WHEN change_at <= at THEN coalesce(change_to->>'plan', subscriptions.plan) ELSE subscriptions.plan END AS plan,
      used_ms, counted_at, account_overrides.rate_per_minute, file_bytes_max, account_overrides.retention_minutes
    INTO caller
    FROM subscriptions LEFT JOIN work_buckets ON work_buckets.user_id = subscriptions.user_id
    LEFT JOIN account_overrides ON account_overrides.account_id = subscriptions.user_id
    LEFT JOIN api_keys ON api_keys.id = call->>'api_key_id'
    WHERE subscriptions.user_id = call->>'user_id';
    IF NOT FOUND THEN
      RETURN '{"outcome": "absent"}';
    END IF;
  ELSE
    SELECT api_keys.id, api_keys.name, api_keys.user_id, api_keys AS key, accounts AS account,
      api_keys.key_hash NOT IN (reserve_call.key_hash, plain_hash) AS is_previous,
      CASE WHEN change_at <= at THEN coalesce(change_to->>'plan', subscriptions.plan) ELSE subscriptions.plan END AS plan,
      used_ms, counted_at, account_overrides.rate_per_minute, file_bytes_max, account_overrides.retention_minutes
    INTO caller
    FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id
    LEFT JOIN subscriptions ON subscriptions.user_id = api_keys.user_id
    LEFT JOIN work_buckets ON work_buckets.user_id = api_keys.user_id
    LEFT JOIN account_overrides ON account_overrides.account_id = api_keys.user_id
    WHERE api_keys.key_hash IN (reserve_call.key_hash, plain_hash) OR api_keys.previous_key_hash = plain_hash;
    IF NOT FOUND THEN
      RETURN '{"outcome": "keyUnknown"}';
    END IF;
    refused := judge_key(caller.key, caller.is_previous, caller.account, call->>'address',
      CASE WHEN call ? 'scopes' THEN ARRAY(SELECT jsonb_array_elements_text(call->'scopes'))
        ELSE ARRAY['operations', 'operations:' || (call->>'operation')] END, at);
    IF refused IS NOT NULL THEN
      RETURN refused;
    END IF;
    IF call->>'idempotency_key' IS NOT NULL THEN
      takes_credit := takes_credit AND NOT EXISTS (SELECT FROM idempotency_records
        WHERE user_id = caller.user_id AND key = call->>'idempotency_key' AND expires_at > at);
    END IF;
    answer := jsonb_build_object('isRetry', NOT takes_credit,
      'key', jsonb_build_object('keyId', caller.id, 'keyName', caller.name, 'accountId', caller.user_id,
        'mode', (caller.key).mode, 'scopes', (caller.key).scopes, 'apiVersion', (caller.key).api_version));
    IF caller.plan IS NULL THEN
      RETURN answer || '{"outcome": "absent"}';
    END IF;
  END IF;

  IF caller.rate_per_minute IS NOT NULL OR caller.file_bytes_max IS NOT NULL OR caller.retention_minutes IS NOT NULL THEN
    answer := answer || jsonb_build_object('overrides', jsonb_strip_nulls(jsonb_build_object(
      'ratePerMinute', caller.rate_per_minute, 'fileBytesMax', caller.file_bytes_max,
      'retentionMinutes', caller.retention_minutes)));
  END IF;

  -- Whether the rate has a place left, the key's own first.
  is_test := coalesce((caller.key).mode = 'test', false);
  IF takes_rate AND (caller.key).rate_per_minute IS NOT NULL THEN
    rate := enter_call_window('key ' || caller.id, caller.user_id, (caller.key).rate_per_minute, at);
    IF (rate->>'isFull')::boolean THEN
      RETURN answer || jsonb_build_object('outcome', 'keyRateReached', 'plan', caller.plan, 'rate', rate,
        'limit', (caller.key).rate_per_minute);
    END IF;
  END IF;
  IF takes_rate THEN
    rate := enter_call_window(CASE WHEN is_test THEN 'test ' ELSE '' END || caller.user_id, caller.user_id,
      coalesce(caller.rate_per_minute, (terms->caller.plan->>(
        CASE WHEN is_test THEN 'testRatePerMinute' ELSE 'ratePerMinute' END))::double precision), at);
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
  is_counted := takes_credit;
  IF is_counted AND (caller.key).monthly_cap IS NOT NULL THEN
    key_calls := key_month_calls(caller.key, held);
  END IF;
  IF key_calls + calls > (caller.key).monthly_cap THEN
    outcome := 'keyCapReached';
  ELSIF is_test THEN
    takes_credit := false;
  ELSIF takes_credit AND NOT held.has_pro_tools_add_on AND terms->held.plan ? 'trialsPerMonth' THEN
    trials_after := (SELECT min(trials_left(held, step, (terms->held.plan->>'trialsPerMonth')::integer) - tries)
      FROM (SELECT step, count(*) AS tries FROM jsonb_array_elements_text(
        coalesce(call->'pro_steps', jsonb_build_array(call->'operation'))) AS step GROUP BY step) AS tried);
    takes_credit := false;
    outcome := CASE WHEN trials_after >= 0 THEN 'reserved' ELSE 'addOnNeeded' END;
  ELSIF takes_credit THEN
    fees := largest_fees(held, terms->held.plan);
    outcome := judge_allowance(held, terms->held.plan, fees, calls);
  END IF;

  IF outcome = 'reserved' THEN
    INSERT INTO reservations (id, user_id, process_id, calls, amount_mills, api_key_id, api_key_name, endpoint,
      method, operation, steps, times, is_trial, mode, is_counted, created_at)
    VALUES (call->>'id', caller.user_id, call->>'process_id', takes_credit::integer * calls, fees, caller.id,
      caller.name, call->>'endpoint', call->>'method', call->>'operation',
      CASE WHEN call ? 'steps' THEN ARRAY(SELECT jsonb_array_elements_text(call->'steps')) END, times,
      trials_after IS NOT NULL, CASE WHEN is_test THEN 'test' ELSE 'live' END, is_counted, at)
    ON CONFLICT (id) DO UPDATE SET calls = excluded.calls, amount_mills = excluded.amount_mills,
        steps = excluded.steps, times = excluded.times, is_trial = excluded.is_trial, is_counted = excluded.is_counted
      WHERE reservations.calls = 0;
    IF takes_credit AND FOUND THEN
      UPDATE subscriptions SET reserved_calls = reserved_calls + calls, reserved_mills = reserved_mills + fees
      WHERE id = held.id RETURNING reserved_calls INTO held.reserved_calls;
    END IF;
  END IF;
  RETURN answer || jsonb_build_object('outcome', outcome, 'plan', held.plan, 'limit', (caller.key).monthly_cap,
    'workUsedMs', work_used_ms, 'trialsRemaining', trials_after, 'subscription', jsonb_build_object(
    'id', held.id, 'monthlyLimit', held.monthly_limit, 'currentUsage', held.current_usage,
    'reservedCalls', held.reserved_calls, 'periodEndsAt', held.period_ends_at,
    'spendCapMills', held.spend_cap_mills, 'hasGdprMode', held.has_gdpr_mode,
    'hasProToolsAddOn', held.has_pro_tools_add_on, 'retentionMinutes', held.retention_minutes));
END $$;
