-- One more successful trial, in the month in which it ended.
CREATE OR REPLACE FUNCTION count_trial(held subscriptions, tried text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO trials AS former (user_id, operation, period_started_at, used)
  VALUES (held.user_id, tried, held.period_started_at, 1)
  ON CONFLICT (user_id, operation) DO UPDATE SET
    used = CASE WHEN former.period_started_at = excluded.period_started_at THEN former.used + 1 ELSE 1 END,
    period_started_at = excluded.period_started_at;
$$;
