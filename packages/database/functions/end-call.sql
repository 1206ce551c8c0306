-- Ends a reserved call, once: whoever writes its log row has ended it. `fees` (null for a call that costs nothing) has
-- the amount of each kind; the overage applies only if the call turns out to be beyond the allowance. A trial is counted
-- instead of charged; a call of a test key is neither, and in no count but its key's. `kept` is the result for an idempotency key: if another call has taken over the key meanwhile, that
-- one is charged, not this one.
-- `call.proof` is what a call of the GDPR service received: it ends with a proof of deletion, and until that is issued
-- its fee stays reserved. A call whose process died says `ifPrivate`, because it does not know.
-- A pipeline is one call with a credit, and perhaps an overage, for each of its steps; `times` says how often they were done.
-- The log row and the counters are written here rather than by log_calls, which is made for many calls at once.
CREATE OR REPLACE FUNCTION end_call(call jsonb, fees jsonb, kept jsonb, private_plans text[], at timestamptz,
  channel text, changes text[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held subscriptions := lock_subscription(call->>'user_id', at);
  this_month date := date_trunc('month', at AT TIME ZONE 'UTC');
  freed reservations;
  is_first boolean;
  is_paid boolean := fees IS NOT NULL;
  is_trial boolean;
  is_test boolean := call->>'mode' = 'test';
  is_counted boolean;
  times integer := coalesce((call->>'times')::integer, 1);
  calls integer := coalesce(jsonb_array_length(call->'steps'), 1) * times;
  calls_over integer := greatest(0, held.current_usage + calls - held.monthly_limit)
    - greatest(0, held.current_usage - held.monthly_limit);
  is_private boolean := held.has_gdpr_mode OR held.plan = ANY (private_plans);
  charged bigint := 0;
  proof_mills integer := 0;
  work_used_ms double precision;
BEGIN
  IF held.id IS NULL THEN
    RETURN '{"isFirst": false, "isPaid": false, "isOver": false, "creditsRemaining": 0}';
  END IF;
  IF (call->'work'->>'processorMs')::double precision > 0 THEN
    work_used_ms := spend_work(held.user_id, held.plan, call->'work', at);
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
  is_counted := is_paid AND coalesce(freed.is_counted, false);
  is_trial := is_paid AND coalesce(freed.is_trial, false);
  is_paid := is_paid AND NOT is_trial AND is_test IS NOT TRUE;
  INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, operation, steps, times, status, http_status,
    response_time_ms, error_code, error_message, error_message_fr, credits, input_bytes, mode, created_at)
  VALUES (call->>'id', held.user_id, call->>'api_key_id', call->>'api_key_name', call->>'endpoint', call->>'method',
    call->>'operation',
    CASE WHEN call ? 'steps' AND call->>'status' = 'success' THEN ARRAY(SELECT jsonb_array_elements_text(call->'steps')) END,
    CASE WHEN call->>'status' = 'success' THEN times ELSE 1 END,
    call->>'status', (call->>'http_status')::smallint, (call->>'response_time_ms')::integer, call->>'error_code',
    CASE WHEN is_private THEN call->>'error_title' ELSE call->>'error_message' END,
    CASE WHEN is_private THEN call->>'error_title_fr' ELSE call->>'error_message_fr' END,
    is_paid::integer * calls, CASE WHEN is_private THEN 0 ELSE (call->>'input_bytes')::bigint END,
    coalesce(call->>'mode', 'live'), at)
  ON CONFLICT (id) DO NOTHING;
  is_first := FOUND;
  is_paid := is_paid AND is_first;
  IF is_first AND is_test IS NOT TRUE THEN
    UPDATE user_counters SET
      month = greatest(month, this_month),
      monthly_requests = CASE WHEN month < this_month THEN 0 ELSE monthly_requests END
        + (month <= this_month)::integer,
      total_requests = total_requests + 1
    WHERE user_id = held.user_id;
  END IF;
  IF is_first THEN
    UPDATE api_keys SET last_used_at = greatest(last_used_at, at), request_count = request_count + 1,
      last_address = coalesce(call->>'address', last_address), last_client = coalesce(call->>'client', last_client),
      month_calls = CASE WHEN month_started_at = held.period_started_at THEN month_calls ELSE 0 END
        + is_counted::integer * calls,
      month_started_at = held.period_started_at,
      updated_at = greatest(updated_at, at)
    WHERE id = call->>'api_key_id';
    PERFORM pg_notify(channel, change) FROM unnest(changes) AS change;
  END IF;
  IF is_trial AND is_first THEN
    PERFORM count_trial(held, step)
    FROM jsonb_array_elements_text(coalesce(call->'pro_steps', jsonb_build_array(call->'operation'))) AS step;
  END IF;
  IF fees IS NOT NULL AND held.overage_mills IS NOT NULL THEN
    fees := fees || jsonb_build_object('overage', held.overage_mills);
  END IF;
  IF is_paid AND (calls_over > 0 OR fees - 'overage' <> '{}') THEN
    WITH due AS (
      INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at, created_at)
      SELECT held.user_id, call->>'id', kind, amount::integer * CASE kind WHEN 'overage' THEN calls_over ELSE 1 END,
        held.period_started_at, at
      FROM jsonb_each_text(fees) AS fee (kind, amount)
      WHERE amount::integer > 0 AND (kind <> 'overage' OR calls_over > 0)
      RETURNING amount_mills
    )
    SELECT coalesce(sum(amount_mills), 0) INTO charged FROM due;
  END IF;
  IF is_first AND call ? 'proof' AND (is_private OR call->'proof'->'ifPrivate' IS NULL) THEN
    proof_mills := CASE WHEN is_paid THEN coalesce((call->'proof'->>'feeMills')::integer, 0) ELSE 0 END;
    INSERT INTO deletion_proofs (id, user_id, operation, process_id, place, files_sha256, received_at, fee_mills)
    VALUES (call->>'id', held.user_id, call->>'operation', call->'proof'->>'processId', call->'proof'->>'place',
      CASE WHEN jsonb_typeof(call->'proof'->'filesSha256') = 'array'
        THEN ARRAY(SELECT jsonb_array_elements_text(call->'proof'->'filesSha256')) END,
      (call->'proof'->>'receivedAt')::timestamptz, proof_mills)
    ON CONFLICT (id) DO UPDATE SET fee_mills = excluded.fee_mills;
  END IF;
  IF is_paid THEN
    UPDATE subscriptions SET
      current_usage = current_usage + calls,
      charged_mills = charged_mills + charged,
      reserved_calls = reserved_calls - coalesce(freed.calls, 0),
      reserved_mills = reserved_mills - coalesce(freed.amount_mills, 0) + proof_mills,
      updated_at = at
    WHERE id = held.id RETURNING current_usage INTO held.current_usage;
  ELSIF freed.calls > 0 OR freed.amount_mills > 0 THEN
    UPDATE subscriptions SET reserved_calls = reserved_calls - freed.calls,
      reserved_mills = reserved_mills - freed.amount_mills
    WHERE id = held.id;
  END IF;
  RETURN jsonb_build_object('isFirst', is_first, 'isPaid', is_paid, 'isOver', is_paid AND calls_over > 0,
    'credits', is_paid::integer * calls, 'callsOver', CASE WHEN is_paid THEN calls_over ELSE 0 END,
    'overageMills', fees->'overage',
    'creditsRemaining', greatest(0, held.monthly_limit - held.current_usage), 'workUsedMs', work_used_ms);
END $$;
