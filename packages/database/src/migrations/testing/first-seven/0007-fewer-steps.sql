-- A call is metered in fewer steps, by the plan that holds when it comes.

-- A trigger that names its columns is passed over by statements that set none of them: reserving and releasing do not.
DROP TRIGGER subscriptions_note_change ON subscriptions;
CREATE TRIGGER subscriptions_note_change
AFTER UPDATE OF plan, status, billing_cycle, cancel_at, change_to ON subscriptions FOR EACH ROW
WHEN ((OLD.plan, OLD.status, OLD.billing_cycle, OLD.cancel_at, OLD.change_to->>'plan')
  IS DISTINCT FROM (NEW.plan, NEW.status, NEW.billing_cycle, NEW.cancel_at, NEW.change_to->>'plan'))
EXECUTE FUNCTION note_change();

DROP TRIGGER subscriptions_note_usage ON subscriptions;
CREATE TRIGGER subscriptions_note_usage
AFTER UPDATE OF current_usage, monthly_limit, charged_mills, spend_cap_mills ON subscriptions FOR EACH ROW
WHEN ((NEW.current_usage * 5::bigint >= NEW.monthly_limit * 4::bigint AND (NEW.current_usage > OLD.current_usage
    OR NEW.monthly_limit < OLD.monthly_limit))
  OR (NEW.spend_cap_mills IS NOT NULL AND (NEW.charged_mills > OLD.charged_mills
    OR NEW.spend_cap_mills IS DISTINCT FROM OLD.spend_cap_mills)))
EXECUTE FUNCTION note_usage();

-- The condition without has_reached, which would be read and planned anew for every call.
DROP TRIGGER subscriptions_write_quota_event ON subscriptions;
CREATE TRIGGER subscriptions_write_quota_event
AFTER UPDATE OF current_usage, monthly_limit ON subscriptions FOR EACH ROW
WHEN (NEW.monthly_limit > 0 AND NEW.current_usage * 5::bigint >= NEW.monthly_limit * 4::bigint
  AND (NEW.current_usage <> OLD.current_usage OR NEW.monthly_limit <> OLD.monthly_limit))
EXECUTE FUNCTION write_quota_event();

DROP TRIGGER subscriptions_write_change_event ON subscriptions;
CREATE TRIGGER subscriptions_write_change_event
AFTER UPDATE OF plan, status, billing_cycle, cancel_at ON subscriptions FOR EACH ROW
WHEN ((NEW.plan, NEW.status, NEW.billing_cycle) <> (OLD.plan, OLD.status, OLD.billing_cycle)
  OR NEW.cancel_at IS DISTINCT FROM OLD.cancel_at)
EXECUTE FUNCTION write_subscription_event();

-- As before, with one look instead of three, and with the plan as it is at that time: what the calendar has changed
-- meanwhile (lock_subscription writes it down) decides the rate of the first call after it too. Assignments instead of
-- PERFORM, and no look for an idempotency key that is not there: each would be a query of its own.
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

-- As before, with the log row and the counters of this one call written plainly instead of by log_calls, which is made
-- for many. The log row still is the proof: whoever writes it has ended the call.
CREATE OR REPLACE FUNCTION end_call(call jsonb, fees jsonb, kept jsonb, private_plans text[], at timestamptz,
  channel text, changes text[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held subscriptions := lock_subscription(call->>'user_id', at);
  this_month date := date_trunc('month', at AT TIME ZONE 'UTC');
  freed reservations;
  is_first boolean;
  is_paid boolean := fees IS NOT NULL;
  is_over boolean := held.current_usage >= held.monthly_limit;
  charged bigint := 0;
BEGIN
  IF held.id IS NULL THEN
    RETURN '{"isFirst": false, "isPaid": false, "isOver": false, "creditsRemaining": 0}';
  END IF;
  DELETE FROM reservations WHERE id = call->>'id' RETURNING * INTO freed;
  IF is_paid AND kept IS NOT NULL AND NOT EXISTS (SELECT FROM api_requests WHERE id = call->>'id') THEN
    UPDATE idempotency_records SET process_id = NULL, response_status = (kept->>'httpStatus')::smallint,
      response_headers = kept->'headers', result_file = kept->>'file',
      result_expires_at = at + make_interval(mins => (kept->>'retentionMinutes')::integer),
      expires_at = at + interval '24 hours'
    WHERE user_id = held.user_id AND key = kept->>'key' AND request_id = call->>'id' AND response_status IS NULL;
    is_paid := FOUND;
    PERFORM pg_notify('idempotency', jsonb_build_array(held.user_id, kept->>'key')::text);
  END IF;
  INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, operation, status, http_status,
    response_time_ms, error_code, error_message, credits, input_bytes, created_at)
  VALUES (call->>'id', held.user_id, call->>'api_key_id', call->>'api_key_name', call->>'endpoint', call->>'method',
    call->>'operation', call->>'status', (call->>'http_status')::smallint, (call->>'response_time_ms')::integer,
    call->>'error_code',
    CASE WHEN held.has_gdpr_mode OR held.plan = ANY (private_plans) THEN call->>'error_title'
      ELSE call->>'error_message' END,
    is_paid::integer, (call->>'input_bytes')::bigint, at)
  ON CONFLICT (id) DO NOTHING;
  is_first := FOUND;
  is_paid := is_paid AND is_first;
  IF is_first THEN
    UPDATE user_counters SET
      month = greatest(month, this_month),
      monthly_requests = CASE WHEN month < this_month THEN 0 ELSE monthly_requests END
        + (month <= this_month)::integer,
      total_requests = total_requests + 1
    WHERE user_id = held.user_id;
    UPDATE api_keys SET last_used_at = greatest(last_used_at, at), request_count = request_count + 1,
      updated_at = greatest(updated_at, at)
    WHERE id = call->>'api_key_id';
    PERFORM pg_notify(channel, change) FROM unnest(changes) AS change;
  END IF;
  IF is_paid AND (is_over OR fees - 'overage' <> '{}') THEN
    WITH due AS (
      INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at, created_at)
      SELECT held.user_id, call->>'id', kind, amount::integer, held.period_started_at, at
      FROM jsonb_each_text(fees) AS fee (kind, amount)
      WHERE amount::integer > 0 AND (kind <> 'overage' OR is_over)
      RETURNING amount_mills
    )
    SELECT coalesce(sum(amount_mills), 0) INTO charged FROM due;
  END IF;
  IF is_paid THEN
    UPDATE subscriptions SET
      current_usage = current_usage + 1,
      charged_mills = charged_mills + charged,
      reserved_calls = reserved_calls - coalesce(freed.calls, 0),
      reserved_mills = reserved_mills - coalesce(freed.amount_mills, 0),
      updated_at = at
    WHERE id = held.id RETURNING current_usage INTO held.current_usage;
  ELSIF freed.calls > 0 OR freed.amount_mills > 0 THEN
    UPDATE subscriptions SET reserved_calls = reserved_calls - freed.calls,
      reserved_mills = reserved_mills - freed.amount_mills
    WHERE id = held.id;
  END IF;
  RETURN jsonb_build_object('isFirst', is_first, 'isPaid', is_paid, 'isOver', is_paid AND is_over,
    'creditsRemaining', greatest(0, held.monthly_limit - held.current_usage));
END $$;
