-- A call that is under way becomes a job: from here on neither its reservation nor its idempotency key depends on this
-- process. 'lost' when somebody has ended the call or taken its key meanwhile. `job.change` is the news of it.
CREATE OR REPLACE FUNCTION accept_job(job jsonb, key_encrypted bytea, request_encrypted bytea, unfinished_max integer,
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
  IF job ? 'proof' THEN
    INSERT INTO deletion_proofs (id, user_id, operation, place, files_sha256, received_at)
    VALUES (job->>'id', job->>'user_id', job->>'operation', job->>'place',
      ARRAY(SELECT jsonb_array_elements_text(job->'proof'->'filesSha256')), (job->'proof'->>'receivedAt')::timestamptz);
  END IF;
  PERFORM pg_notify(job->>'channel', job->>'change') WHERE job ? 'change';
  RETURN 'accepted';
END $$;
