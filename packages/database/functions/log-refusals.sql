-- Logs refused calls: the first `rows_per_minute` of an account in a minute with a row each, as log_calls does, and
-- those beyond as one row for each key, with their number. Every one of them is counted on the account and its key.
CREATE OR REPLACE FUNCTION log_refusals(calls jsonb, rows_per_minute integer, private_plans text[], at timestamptz,
  channel text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  this_month date := date_trunc('month', at AT TIME ZONE 'UTC');
  single jsonb;
  shared jsonb;
  news text[];
  told integer;
BEGIN
  WITH given AS (
    SELECT call, place, call->>'user_id' AS user_id,
      date_trunc('minute', (call->>'created_at')::timestamptz) AS minute
    FROM jsonb_array_elements(calls) WITH ORDINALITY AS given (call, place)
  ), counted AS (
    INSERT INTO refusal_counts (user_id, minute, refused)
    SELECT user_id, minute, count(*) FROM given GROUP BY user_id, minute ORDER BY user_id, minute
    ON CONFLICT (user_id, minute) DO UPDATE SET refused = refusal_counts.refused + excluded.refused
    RETURNING user_id, minute, refused
  ), numbered AS (
    SELECT call, place, minute, refused - count(*) OVER everyone + row_number() OVER in_order AS number
    FROM given JOIN counted USING (user_id, minute)
    WINDOW everyone AS (PARTITION BY user_id, minute), in_order AS (PARTITION BY user_id, minute ORDER BY place)
  )
  SELECT
    jsonb_agg(call ORDER BY place) FILTER (WHERE number <= rows_per_minute),
    jsonb_agg(call || jsonb_build_object('minute', minute)) FILTER (WHERE number > rows_per_minute)
  INTO single, shared FROM numbered;

  -- In the order of log_calls: counters first, then keys.
  PERFORM FROM user_counters WHERE user_id IN (SELECT call->>'user_id' FROM jsonb_array_elements(calls) AS call)
    ORDER BY user_id FOR NO KEY UPDATE;
  PERFORM FROM api_keys WHERE id IN (SELECT call->>'api_key_id' FROM jsonb_array_elements(calls) AS call)
    ORDER BY id FOR NO KEY UPDATE;

  IF single IS NOT NULL THEN
    SELECT array_agg(DISTINCT change::text) INTO news FROM jsonb_array_elements(single) AS call
    CROSS JOIN LATERAL (VALUES
      (jsonb_build_object('collection', 'api_requests', 'id', call->'id', 'userId', call->'user_id', 'action', 'create')),
      (jsonb_build_object('collection', 'api_keys', 'id', call->'api_key_id', 'userId', call->'user_id', 'action', 'update'))
    ) AS changed (change);
    PERFORM log_calls(single, private_plans, at, channel, news);
  END IF;
  IF shared IS NULL THEN RETURN; END IF;

  WITH refused AS (
    SELECT user_id, api_key_id, minute, max(api_key_name) AS api_key_name,
      coalesce(max(mode), 'live') AS mode, max(endpoint) AS endpoint,
      max(method) AS method, max(http_status) AS http_status, avg(response_time_ms)::integer AS response_time_ms,
      count(*)::integer AS occurrences, max(call.created_at) AS last_at,
      'refused-' || left(md5(user_id || ' ' || api_key_id || ' ' || extract(epoch FROM minute)), 24) AS id
    FROM jsonb_to_recordset(shared) AS call (user_id text, api_key_id text, api_key_name text, endpoint text,
      method text, http_status smallint, response_time_ms integer, mode text, created_at timestamptz, minute timestamptz)
    JOIN subscriptions USING (user_id)
    GROUP BY user_id, api_key_id, minute
  ), logged AS (
    INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status,
      response_time_ms, error_code, error_message, error_message_fr, occurrences, mode, created_at)
    SELECT id, user_id, api_key_id, api_key_name, endpoint, method, 'error', http_status, response_time_ms,
      'calls_refused', occurrences || ' more calls were refused in this minute.',
      occurrences || ' autres appels ont été refusés dans cette minute.', occurrences, mode, last_at
    FROM refused
    ON CONFLICT (id) DO UPDATE SET
      occurrences = api_requests.occurrences + excluded.occurrences,
      error_message = api_requests.occurrences + excluded.occurrences || ' more calls were refused in this minute.',
      error_message_fr =
        api_requests.occurrences + excluded.occurrences || ' autres appels ont été refusés dans cette minute.'
  ), counted AS (
    UPDATE user_counters SET
      month = greatest(month, this_month),
      monthly_requests = CASE WHEN month < this_month THEN 0 ELSE monthly_requests END
        + CASE WHEN month > this_month THEN 0 ELSE added.monthly END,
      total_requests = total_requests + added.total
    FROM (
      SELECT user_id, sum(occurrences) AS total,
        coalesce(sum(occurrences) FILTER (WHERE minute AT TIME ZONE 'UTC' >= this_month), 0) AS monthly
      FROM refused WHERE mode = 'live' GROUP BY user_id
    ) AS added
    WHERE user_counters.user_id = added.user_id
  ), used AS (
    UPDATE api_keys SET
      last_used_at = greatest(api_keys.last_used_at, added.last_used_at),
      request_count = request_count + added.total,
      updated_at = greatest(api_keys.updated_at, added.last_used_at)
    FROM (
      SELECT api_key_id, max(last_at) AS last_used_at, sum(occurrences) AS total FROM refused GROUP BY api_key_id
    ) AS added
    WHERE api_keys.id = added.api_key_id
  )
  SELECT count(*) INTO told FROM refused CROSS JOIN LATERAL pg_notify(channel, jsonb_build_object(
    'collection', 'api_requests', 'id', id, 'userId', user_id, 'action', 'create')::text);
END $$;
