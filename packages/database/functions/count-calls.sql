-- Keeps call_hours what a count of api_requests would say, whoever writes or deletes rows there.
-- Whoever ends a call locks its account's counters, and later its key: they are locked before the hours here too, or two
-- writers could wait for each other.
CREATE OR REPLACE FUNCTION count_calls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM gone JOIN added USING (id)
      WHERE (gone.user_id, gone.created_at, gone.mode, gone.status, gone.endpoint, gone.response_time_ms)
        IS DISTINCT FROM
        (added.user_id, added.created_at, added.mode, added.status, added.endpoint, added.response_time_ms))
    THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM user_counters WHERE user_id IN (SELECT user_id FROM added) ORDER BY user_id FOR NO KEY UPDATE;
    INSERT INTO call_hours (user_id, hour, mode, status, endpoint, calls, response_ms)
    SELECT user_id, date_trunc('hour', created_at, 'UTC') AS hour, mode, status, endpoint, count(*),
      sum(response_time_ms)
    FROM added GROUP BY user_id, hour, mode, status, endpoint ORDER BY user_id, hour, mode, status, endpoint
    ON CONFLICT (user_id, hour, mode, status, endpoint) DO UPDATE SET
      calls = call_hours.calls + excluded.calls, response_ms = call_hours.response_ms + excluded.response_ms;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    WITH fewer AS (
      SELECT user_id, date_trunc('hour', created_at, 'UTC') AS hour, mode, status, endpoint, count(*) AS calls,
        sum(response_time_ms) AS response_ms
      FROM gone GROUP BY user_id, hour, mode, status, endpoint
    ), held AS (
      SELECT call_hours.user_id, call_hours.hour, call_hours.mode, call_hours.status, call_hours.endpoint,
        fewer.calls, fewer.response_ms
      FROM call_hours JOIN fewer USING (user_id, hour, mode, status, endpoint)
      ORDER BY user_id, hour, mode, status, endpoint FOR UPDATE OF call_hours
    )
    UPDATE call_hours SET calls = call_hours.calls - held.calls,
      response_ms = call_hours.response_ms - held.response_ms
    FROM held
    WHERE (call_hours.user_id, call_hours.hour, call_hours.mode, call_hours.status, call_hours.endpoint)
      = (held.user_id, held.hour, held.mode, held.status, held.endpoint);
    DELETE FROM call_hours USING gone WHERE call_hours.user_id = gone.user_id
      AND call_hours.hour = date_trunc('hour', gone.created_at, 'UTC') AND calls = 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER api_requests_count_added AFTER INSERT ON api_requests
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE OR REPLACE TRIGGER api_requests_count_changed AFTER UPDATE ON api_requests
REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE OR REPLACE TRIGGER api_requests_count_gone AFTER DELETE ON api_requests
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_calls();

-- The rows from before there was a count. Making the triggers has locked the table, so none is missed or counted twice.
INSERT INTO call_hours (user_id, hour, mode, status, endpoint, calls, response_ms)
SELECT user_id, date_trunc('hour', created_at, 'UTC') AS hour, mode, status, endpoint, count(*), sum(response_time_ms)
FROM api_requests WHERE NOT EXISTS (SELECT FROM call_hours)
GROUP BY user_id, hour, mode, status, endpoint;
