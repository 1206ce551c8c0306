-- Calls that need not wait, and calls that need one statement less.

-- A rate is a bucket: it holds the calls of a minute and empties evenly, so that no edge of a window lets twice as many
-- through. Not logged, as before.
DROP TABLE rate_windows;
CREATE UNLOGGED TABLE rate_buckets (
  user_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  used double precision NOT NULL,
  counted_at timestamptz(3) NOT NULL
) WITH (fillfactor = 50);

-- A job's reservation belongs to no process: it outlives them.
ALTER TABLE reservations ALTER COLUMN process_id DROP NOT NULL;

-- The job that a request under this key became; it tells its own state.
ALTER TABLE idempotency_records ADD COLUMN job_id text;

CREATE TABLE jobs (
  -- The call's: its reservation has it, then its log row.
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  operation text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  -- The data folder that has its files.
  place text NOT NULL,
  -- Who works on it, and which time this is: what an earlier attempt still says counts for nothing.
  process_id text,
  attempts integer NOT NULL DEFAULT 0,
  -- The key of its files and of its request; null once they are to be read no more.
  key_encrypted bytea,
  secret_key_id text NOT NULL,
  request_encrypted bytea,
  -- In pages, of the attempt that is running.
  progress jsonb,
  input_bytes bigint NOT NULL,
  idempotency_key text,
  result_headers jsonb,
  result_bytes bigint,
  -- Its words go when a result would.
  failure jsonb,
  credits integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- When its files, and later all of it, are forgotten.
  result_expires_at timestamptz(3),
  expires_at timestamptz(3)
) WITH (fillfactor = 50);
CREATE INDEX jobs_user_id_index ON jobs (user_id, sequence);
CREATE INDEX jobs_unfinished_index ON jobs (user_id) WHERE state IN ('queued', 'running');
CREATE INDEX jobs_queued_index ON jobs (place, sequence) WHERE state = 'queued';
CREATE INDEX jobs_running_index ON jobs (process_id) WHERE state = 'running';
CREATE INDEX jobs_result_expires_at_index ON jobs (result_expires_at)
  WHERE key_encrypted IS NOT NULL OR failure ? 'words';
CREATE INDEX jobs_expires_at_index ON jobs (expires_at);

-- Whose key it is, a rate token and a credit, in one statement. Without `key_hash` the call says whose it is. `terms`
-- has for each plan its rate, whether it goes on beyond the allowance, and the largest fee of each kind. A call under an
-- idempotency key that is known takes no credit, because a kept result is free. A reservation that a crash of the
-- database loses is a reservation released, so that its commit waits for no disk; the end of the call does.
DROP FUNCTION reserve_call(jsonb, jsonb, boolean, boolean, timestamptz);
CREATE FUNCTION reserve_call(key_hash bytea, call jsonb, terms jsonb, takes_rate boolean, takes_credit boolean,
  at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  account_id text := call->>'user_id';
  owner record;
  plan_id text;
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
  PERFORM set_config('synchronous_commit', 'off', true);
  IF key_hash IS NOT NULL THEN
    SELECT api_keys.id, api_keys.name, api_keys.user_id, accounts.status = 'active' AND api_keys.status = 'active'
      AS is_active INTO owner
    FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id WHERE api_keys.key_hash = reserve_call.key_hash;
    IF owner.id IS NULL THEN
      RETURN '{"outcome": "keyUnknown"}';
    ELSIF NOT owner.is_active THEN
      RETURN '{"outcome": "keyInactive"}';
    END IF;
    account_id := owner.user_id;
    call := call || jsonb_build_object('user_id', owner.user_id, 'api_key_id', owner.id, 'api_key_name', owner.name);
    takes_credit := takes_credit AND NOT EXISTS (SELECT FROM idempotency_records
      WHERE user_id = account_id AND key = call->>'idempotency_key' AND expires_at > at);
    told := jsonb_build_object('isRetry', NOT takes_credit,
      'key', jsonb_build_object('keyId', owner.id, 'keyName', owner.name, 'accountId', owner.user_id));
  END IF;
  SELECT plan INTO plan_id FROM subscriptions WHERE user_id = account_id;
  IF plan_id IS NULL THEN
    RETURN told || '{"outcome": "absent"}';
  END IF;

  IF takes_rate THEN
    rate := (terms->plan_id->>'ratePerMinute')::double precision;
    -- A clock that was set back empties the bucket too; the last place is not lost to rounding.
    INSERT INTO rate_buckets AS bucket (user_id, used, counted_at) VALUES (account_id, 1, at)
    ON CONFLICT (user_id) DO UPDATE SET
      used = greatest(0, bucket.used - abs(extract(epoch FROM at - bucket.counted_at)) * rate / 60) + 1,
      counted_at = at
    WHERE bucket.used - abs(extract(epoch FROM at - bucket.counted_at)) * rate / 60 + 1 <= rate + 0.000001
    RETURNING used INTO rate_used;
    IF rate_used IS NULL THEN
      SELECT greatest(0, used - abs(extract(epoch FROM at - counted_at)) * rate / 60) INTO rate_used
      FROM rate_buckets WHERE user_id = account_id;
      RETURN told || jsonb_build_object('outcome', 'rateExceeded', 'plan', plan_id, 'rateUsed', rate_used);
    END IF;
  END IF;

  held := lock_subscription(account_id, at);
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
    VALUES (call->>'id', account_id, call->>'process_id', takes_credit::integer, fees, call->>'api_key_id',
      call->>'api_key_name', call->>'endpoint', call->>'method', call->>'operation', at)
    ON CONFLICT (id) DO UPDATE SET calls = excluded.calls, amount_mills = excluded.amount_mills
      WHERE reservations.calls = 0;
    IF takes_credit AND FOUND THEN
      UPDATE subscriptions SET reserved_calls = reserved_calls + 1, reserved_mills = reserved_mills + fees
      WHERE id = held.id RETURNING * INTO held;
    END IF;
  END IF;
  RETURN told || jsonb_build_object('outcome', outcome, 'plan', held.plan, 'rateUsed', rate_used,
    'subscription', jsonb_build_object(
    'id', held.id, 'monthlyLimit', held.monthly_limit, 'currentUsage', held.current_usage,
    'reservedCalls', held.reserved_calls, 'periodEndsAt', held.period_ends_at,
    'spendCapMills', held.spend_cap_mills, 'hasGdprMode', held.has_gdpr_mode,
    'hasProToolsAddOn', held.has_pro_tools_add_on, 'retentionMinutes', held.retention_minutes));
END $$;

-- A call that is under way becomes a job: from here on neither its reservation nor its idempotency key depends on this
-- process. 'lost' when somebody has ended the call or taken its key meanwhile.
CREATE FUNCTION accept_job(job jsonb, key_encrypted bytea, request_encrypted bytea, unfinished_max integer,
  at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM subscriptions WHERE user_id = job->>'user_id' FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM jobs WHERE user_id = job->>'user_id' AND state IN ('queued', 'running')) >= unfinished_max
  THEN
    RETURN 'full';
  END IF;
  IF job->>'idempotency_key' IS NOT NULL THEN
    UPDATE idempotency_records SET process_id = NULL, response_status = 202, job_id = job->>'id',
      expires_at = at + interval '24 hours'
    WHERE user_id = job->>'user_id' AND key = job->>'idempotency_key' AND request_id = job->>'id'
      AND response_status IS NULL;
    IF NOT FOUND THEN
      RETURN 'lost';
    END IF;
    PERFORM pg_notify('idempotency', jsonb_build_array(job->>'user_id', job->>'idempotency_key')::text);
  END IF;
  UPDATE reservations SET process_id = NULL WHERE id = job->>'id';
  IF NOT FOUND THEN
    DELETE FROM idempotency_records WHERE user_id = job->>'user_id' AND job_id = job->>'id';
    RETURN 'lost';
  END IF;
  INSERT INTO jobs (id, user_id, operation, place, key_encrypted, secret_key_id, request_encrypted, input_bytes,
    idempotency_key, created_at)
  VALUES (job->>'id', job->>'user_id', job->>'operation', job->>'place', accept_job.key_encrypted,
    job->>'secret_key_id', accept_job.request_encrypted, (job->>'input_bytes')::bigint, job->>'idempotency_key', at);
  RETURN 'accepted';
END $$;

-- A progress that a crash of the database loses is told again: its commit waits for no disk.
CREATE FUNCTION keep_job_progress(job_id text, attempt integer, done integer, total integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE jobs SET progress = jsonb_build_object('done', done, 'total', total)
  WHERE id = job_id AND attempts = attempt AND state = 'running';
END $$;

-- The end of a job, once, with everything that the end of its call is. `ending` has the state, the attempt that says so
-- (none: whichever it is), and what is kept of it. Only a success keeps its idempotency key.
CREATE FUNCTION end_job(call jsonb, fees jsonb, ending jsonb, private_plans text[], at timestamptz, channel text,
  changes text[])
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  held jobs;
  answer jsonb;
BEGIN
  PERFORM lock_subscription(call->>'user_id', at);
  SELECT * INTO held FROM jobs WHERE id = call->>'id' AND state IN ('queued', 'running')
    AND coalesce((ending->>'attempt')::integer = attempts, true) FOR UPDATE;
  IF held.id IS NULL THEN
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
    failure = ending->'failure',
    credits = (answer->>'isPaid')::boolean::integer,
    finished_at = at,
    result_expires_at = at + make_interval(mins => (ending->>'retentionMinutes')::integer),
    expires_at = at + interval '7 days'
  WHERE id = held.id;
  IF ending->>'state' <> 'succeeded' THEN
    DELETE FROM idempotency_records WHERE user_id = held.user_id AND key = held.idempotency_key AND job_id = held.id;
  END IF;
  PERFORM pg_notify('jobs', held.id);
  RETURN answer;
END $$;
