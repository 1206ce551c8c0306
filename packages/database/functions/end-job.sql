-- The end of a job, once, with everything that the end of its call is. `ending` has the state, the attempt that says so
-- (none: whichever it is), and what is kept of it. Only a success keeps its idempotency key.
-- With GDPR mode, what is kept of a failure is its title alone, and no size.
-- What a job used of the processor counts even when it was cancelled meanwhile.
CREATE OR REPLACE FUNCTION end_job(call jsonb, fees jsonb, ending jsonb, private_plans text[], at timestamptz, channel text,
  changes text[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  payer subscriptions := lock_subscription(call->>'user_id', at);
  is_private boolean := payer.has_gdpr_mode OR payer.plan = ANY (private_plans);
  held jobs;
  answer jsonb;
BEGIN
  SELECT * INTO held FROM jobs WHERE id = call->>'id' AND state IN ('queued', 'running')
    AND coalesce((ending->>'attempt')::integer = attempts, true) FOR UPDATE;
  IF held.id IS NULL THEN
    PERFORM spend_work(payer.user_id, payer.plan, call->'work', at)
    WHERE payer.id IS NOT NULL AND (call->'work'->>'processorMs')::double precision > 0;
    RETURN '{"isFirst": false, "isPaid": false, "isOver": false, "creditsRemaining": 0}';
  END IF;
  answer := end_call(call, fees, NULL, private_plans, at, channel, changes);
  UPDATE jobs SET
    state = ending->>'state',
    process_id = NULL,
    request_encrypted = NULL,
    key_encrypted = CASE WHEN ending->>'state' = 'succeeded' THEN key_encrypted END,
    result_headers = ending->'headers',
    result_bytes = (ending->>'sizeBytes')::bigint,
    failure = CASE WHEN is_private THEN (ending->'failure') - 'words' - 'facts' ELSE ending->'failure' END,
    input_bytes = CASE WHEN is_private AND ending->>'state' <> 'succeeded' THEN 0 ELSE input_bytes END,
    credits = (answer->>'credits')::integer,
    finished_at = at,
    result_expires_at = at + make_interval(mins => (ending->>'retentionMinutes')::integer),
    expires_at = at + interval '7 days'
  WHERE id = held.id;
  DELETE FROM job_parts WHERE job_id = held.id;
  IF ending->>'state' <> 'succeeded' THEN
    DELETE FROM idempotency_records WHERE user_id = held.user_id AND key = held.idempotency_key AND job_id = held.id;
  END IF;
  PERFORM pg_notify('jobs', held.id);
  RETURN answer;
END $$;
