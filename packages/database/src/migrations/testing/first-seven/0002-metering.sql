-- Metering, one statement for each step of a call: on the embedded database everything is serial, and a conversation
-- inside a transaction would stop all others. Prices and rates come as parameters: they are not known here.
-- Locks are taken in one order: rate_windows, subscriptions, user_counters, api_keys.

ALTER TABLE subscriptions ADD COLUMN anchor_at timestamptz(3);

-- A reservation knows enough for the log row of a call whose process died. It has no period: a call counts in the
-- month in which it ends, so what it holds is carried into the next one.
ALTER TABLE reservations
  DROP COLUMN period_started_at,
  ADD COLUMN api_key_id text NOT NULL,
  ADD COLUMN api_key_name text NOT NULL,
  ADD COLUMN endpoint text NOT NULL,
  ADD COLUMN method text NOT NULL,
  ADD COLUMN operation text;

-- Months are counted from the anchor, never from the last month: 31 January, 28 February, 31 March.
CREATE FUNCTION months_after(anchor timestamptz, months integer) RETURNS timestamptz IMMUTABLE LANGUAGE sql AS $$
  SELECT (anchor AT TIME ZONE 'UTC' + make_interval(months => months)) AT TIME ZONE 'UTC'
$$;

CREATE FUNCTION months_between(anchor timestamptz, at timestamptz) RETURNS integer IMMUTABLE LANGUAGE plpgsql AS $$
DECLARE
  months integer := 12 * (date_part('year', at AT TIME ZONE 'UTC') - date_part('year', anchor AT TIME ZONE 'UTC'))
    + date_part('month', at AT TIME ZONE 'UTC') - date_part('month', anchor AT TIME ZONE 'UTC');
BEGIN
  RETURN months - (months_after(anchor, months) > at)::integer;
END $$;

-- The account's subscription, locked, in the month of the given time. Null when there is none.
CREATE FUNCTION lock_subscription(account_id text, at timestamptz) RETURNS subscriptions LANGUAGE plpgsql AS $$
DECLARE
  held subscriptions;
  anchor timestamptz;
  months integer;
BEGIN
  SELECT * INTO held FROM subscriptions WHERE user_id = account_id FOR NO KEY UPDATE;
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

-- A rate token and a credit. `terms` has for each plan its rate, whether it goes on beyond the allowance, and the
-- largest fee of each kind. A reservation that a crash of the database loses is a reservation released, so that its
-- commit waits for no disk; the end of the call, which charges, does.
CREATE FUNCTION reserve_call(call jsonb, terms jsonb, takes_rate boolean, takes_credit boolean, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  account_id text := call->>'user_id';
  plan_id text;
  rate rate_windows;
  held subscriptions;
  term jsonb;
  outcome text := 'reserved';
  fees bigint := 0;
  overage_fee bigint;
  calls_after integer;
  is_over boolean;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT plan INTO plan_id FROM subscriptions WHERE user_id = account_id;
  IF plan_id IS NULL THEN
    RETURN '{"outcome": "absent"}';
  END IF;

  IF takes_rate THEN
    INSERT INTO rate_windows AS used (user_id, window_started_at, call_count) VALUES (account_id, at, 1)
    ON CONFLICT (user_id) DO UPDATE SET
      window_started_at = CASE WHEN abs(extract(epoch FROM at - used.window_started_at)) < 60
        THEN used.window_started_at ELSE at END,
      call_count = CASE WHEN abs(extract(epoch FROM at - used.window_started_at)) < 60
        THEN used.call_count + 1 ELSE 1 END
    WHERE used.call_count < (terms->plan_id->>'ratePerMinute')::integer
      OR abs(extract(epoch FROM at - used.window_started_at)) >= 60
    RETURNING * INTO rate;
    IF rate.user_id IS NULL THEN
      SELECT * INTO rate FROM rate_windows WHERE user_id = account_id;
      RETURN jsonb_build_object('outcome', 'rateExceeded', 'plan', plan_id, 'rate', rate);
    END IF;
  END IF;

  held := lock_subscription(account_id, at);
  IF held.id IS NULL THEN
    RETURN '{"outcome": "absent"}';
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
    VALUES (call->>'id', account_id, call->>'process_id', takes_credit::integer, fees, call->>'api_key_id',
      call->>'api_key_name', call->>'endpoint', call->>'method', call->>'operation', at)
    ON CONFLICT (id) DO UPDATE SET calls = excluded.calls, amount_mills = excluded.amount_mills
      WHERE reservations.calls = 0;
    IF takes_credit AND FOUND THEN
      UPDATE subscriptions SET reserved_calls = reserved_calls + 1, reserved_mills = reserved_mills + fees
      WHERE id = held.id RETURNING * INTO held;
    END IF;
  END IF;
  RETURN jsonb_build_object('outcome', outcome, 'plan', held.plan, 'rate', rate, 'subscription', jsonb_build_object(
    'id', held.id, 'monthlyLimit', held.monthly_limit, 'currentUsage', held.current_usage,
    'reservedCalls', held.reserved_calls, 'periodEndsAt', held.period_ends_at,
    'spendCapMills', held.spend_cap_mills, 'hasGdprMode', held.has_gdpr_mode,
    'hasProToolsAddOn', held.has_pro_tools_add_on, 'retentionMinutes', held.retention_minutes));
END $$;

-- Log rows with the counters that they move, and the news of them; tells how many were new. With GDPR mode (always on
-- for `private_plans`) only the title of an error is kept. Counters are locked before keys: for several calls at
-- first, in order; for one call because `used` asks `counted`.
CREATE FUNCTION log_calls(calls jsonb, private_plans text[], at timestamptz, channel text, changes text[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  this_month date := date_trunc('month', at AT TIME ZONE 'UTC');
  logged_count integer;
BEGIN
  IF jsonb_array_length(calls) > 1 THEN
    PERFORM FROM user_counters WHERE user_id IN (SELECT call->>'user_id' FROM jsonb_array_elements(calls) AS call)
      ORDER BY user_id FOR NO KEY UPDATE;
    PERFORM FROM api_keys WHERE id IN (SELECT call->>'api_key_id' FROM jsonb_array_elements(calls) AS call)
      ORDER BY id FOR NO KEY UPDATE;
  END IF;
  WITH logged AS (
    INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, operation, status,
      http_status, response_time_ms, error_code, error_message, credits, input_bytes, created_at)
    SELECT call.id, call.user_id, api_key_id, api_key_name, endpoint, method, operation, call.status,
      http_status, response_time_ms, error_code,
      CASE WHEN has_gdpr_mode OR plan = ANY (private_plans) THEN error_title ELSE error_message END,
      credits, input_bytes, call.created_at
    FROM jsonb_to_recordset(calls) AS call (id text, user_id text, api_key_id text, api_key_name text, endpoint text,
      method text, operation text, status text, http_status smallint, response_time_ms integer, error_code text,
      error_title text, error_message text, credits integer, input_bytes bigint, created_at timestamptz)
    JOIN subscriptions ON subscriptions.user_id = call.user_id
    ON CONFLICT (id) DO NOTHING
    RETURNING user_id, api_key_id, created_at
  ), counted AS (
    UPDATE user_counters SET
      month = greatest(month, this_month),
      monthly_requests = CASE WHEN month < this_month THEN 0 ELSE monthly_requests END
        + CASE WHEN month > this_month THEN 0 ELSE added.monthly END,
      total_requests = total_requests + added.total
    FROM (
      SELECT user_id, count(*) AS total,
        count(*) FILTER (WHERE created_at AT TIME ZONE 'UTC' >= this_month) AS monthly
      FROM logged GROUP BY user_id
    ) AS added
    WHERE user_counters.user_id = added.user_id
    RETURNING user_counters.user_id
  ), used AS (
    UPDATE api_keys SET
      last_used_at = greatest(api_keys.last_used_at, added.last_used_at),
      request_count = request_count + added.total,
      updated_at = greatest(api_keys.updated_at, added.last_used_at)
    FROM (SELECT api_key_id, max(created_at) AS last_used_at, count(*) AS total FROM logged GROUP BY api_key_id) AS added
    WHERE api_keys.id = added.api_key_id AND EXISTS (SELECT FROM counted)
  )
  SELECT count(*) INTO logged_count FROM logged;
  PERFORM pg_notify(channel, change) FROM unnest(changes) AS change;
  RETURN logged_count;
END $$;

-- The end of a reserved call, once: its log row is the proof. `fees` (null for a call that costs nothing) has the
-- amount of each kind, the overage as it is if the call turns out to be beyond the allowance. `kept` is the result for
-- an idempotency key: if another call has taken the key over meanwhile, that one is charged and this one is not.
CREATE FUNCTION end_call(call jsonb, fees jsonb, kept jsonb, private_plans text[], at timestamptz, channel text,
  changes text[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held subscriptions := lock_subscription(call->>'user_id', at);
  freed reservations;
  is_first boolean := NOT EXISTS (SELECT FROM api_requests WHERE id = call->>'id');
  is_paid boolean := is_first AND fees IS NOT NULL;
  is_over boolean := held.current_usage >= held.monthly_limit;
  charged bigint := 0;
BEGIN
  IF held.id IS NULL THEN
    RETURN '{"isFirst": false, "isPaid": false, "isOver": false, "creditsRemaining": 0}';
  END IF;
  DELETE FROM reservations WHERE id = call->>'id' RETURNING * INTO freed;
  IF is_paid AND kept IS NOT NULL THEN
    UPDATE idempotency_records SET process_id = NULL, response_status = (kept->>'httpStatus')::smallint,
      response_headers = kept->'headers', result_file = kept->>'file',
      result_expires_at = at + make_interval(mins => (kept->>'retentionMinutes')::integer),
      expires_at = at + interval '24 hours'
    WHERE user_id = held.user_id AND key = kept->>'key' AND request_id = call->>'id' AND response_status IS NULL;
    is_paid := FOUND;
    PERFORM pg_notify('idempotency', jsonb_build_array(held.user_id, kept->>'key')::text);
  END IF;
  IF is_first THEN
    PERFORM log_calls(jsonb_build_array(call || jsonb_build_object('credits', is_paid::integer)), private_plans, at,
      channel, changes);
  END IF;
  IF is_paid THEN
    WITH due AS (
      INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at, created_at)
      SELECT held.user_id, call->>'id', kind, amount::integer, held.period_started_at, at
      FROM jsonb_each_text(fees) AS fee (kind, amount)
      WHERE amount::integer > 0 AND (kind <> 'overage' OR is_over)
      RETURNING amount_mills
    )
    SELECT coalesce(sum(amount_mills), 0) INTO charged FROM due;
  END IF;
  UPDATE subscriptions SET
    current_usage = current_usage + is_paid::integer,
    charged_mills = charged_mills + charged,
    reserved_calls = reserved_calls - coalesce(freed.calls, 0),
    reserved_mills = reserved_mills - coalesce(freed.amount_mills, 0),
    updated_at = CASE WHEN is_paid THEN at ELSE updated_at END
  WHERE id = held.id RETURNING * INTO held;
  RETURN jsonb_build_object('isFirst', is_first, 'isPaid', is_paid, 'isOver', is_paid AND is_over,
    'creditsRemaining', greatest(0, held.monthly_limit - held.current_usage));
END $$;
