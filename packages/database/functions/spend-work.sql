-- Takes processor time from an account's budget. `work` has the milliseconds, and how fast they come back by plan.
CREATE OR REPLACE FUNCTION spend_work(account_id text, plan_id text, work jsonb, at timestamptz)
RETURNS double precision LANGUAGE sql AS $$
  INSERT INTO work_buckets AS bucket (user_id, used_ms, counted_at)
  VALUES (account_id, (work->>'processorMs')::double precision, at)
  ON CONFLICT (user_id) DO UPDATE SET
    used_ms = work_used(bucket.used_ms, bucket.counted_at, at, (work->'refill'->>plan_id)::double precision)
      + excluded.used_ms,
    counted_at = at
  RETURNING used_ms
$$;
