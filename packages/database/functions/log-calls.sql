-- Log rows with the counters that they move, and the news of them; tells how many were new. Calls of test keys move no
-- counter but their key's. With GDPR mode (always on
-- for `private_plans`) only the title of an error is kept, and no size. Counters are locked before keys: for several calls at
-- first, in order; for one call because `used` asks `counted`.
CREATE OR REPLACE FUNCTION log_calls(calls jsonb, private_plans text[], at timestamptz, channel text, changes text[])
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
      http_status, response_time_ms, error_code, error_message, error_message_fr, credits, input_bytes, mode,
      created_at)
    SELECT call.id, call.user_id, api_key_id, api_key_name, endpoint, method, operation, call.status,
      http_status, response_time_ms, error_code,
      CASE WHEN has_gdpr_mode OR plan = ANY (private_plans) THEN error_title ELSE error_message END,
      CASE WHEN has_gdpr_mode OR plan = ANY (private_plans) THEN error_title_fr ELSE error_message_fr END,
      credits, CASE WHEN has_gdpr_mode OR plan = ANY (private_plans) THEN 0 ELSE input_bytes END,
      coalesce(call.mode, 'live'), call.created_at
    FROM jsonb_to_recordset(calls) AS call (id text, user_id text, api_key_id text, api_key_name text, endpoint text,
      method text, operation text, status text, http_status smallint, response_time_ms integer, error_code text,
      error_title text, error_title_fr text, error_message text, error_message_fr text, credits integer, input_bytes bigint,
      mode text, created_at timestamptz)
    JOIN subscriptions ON subscriptions.user_id = call.user_id
    ON CONFLICT (id) DO NOTHING
    RETURNING user_id, api_key_id, mode, created_at
  ), counted AS (
    UPDATE user_counters SET
      month = greatest(month, this_month),
      monthly_requests = CASE WHEN month < this_month THEN 0 ELSE monthly_requests END
        + CASE WHEN month > this_month THEN 0 ELSE added.monthly END,
      total_requests = total_requests + added.total
    FROM (
      SELECT user_id, count(*) FILTER (WHERE mode = 'live') AS total,
        count(*) FILTER (WHERE mode = 'live' AND created_at AT TIME ZONE 'UTC' >= this_month) AS monthly
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
