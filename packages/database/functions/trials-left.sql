-- How many trials of an operation the account still has this month. Its subscription must be locked, so that two calls
-- cannot both see the last one.
CREATE OR REPLACE FUNCTION trials_left(held subscriptions, tried text, per_month integer) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN per_month
    - coalesce((SELECT used FROM trials
        WHERE user_id = held.user_id AND operation = tried AND period_started_at = held.period_started_at), 0)
    - (SELECT count(*) FROM reservations, unnest(coalesce(steps, ARRAY[operation])) AS step
        WHERE user_id = held.user_id AND step = tried AND is_trial);
END $$;
