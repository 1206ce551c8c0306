-- Keeps call_counts what a count of api_requests would say, whoever writes or deletes rows there.
-- Whoever ends a call locks its account's counters, and later its key: they are locked before the counts here too, or two
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
    PERFORM FROM user_counters WHERE user_id IN (SELECT DISTINCT user_id FROM added) ORDER BY user_id
      FOR NO KEY UPDATE;
    INSERT INTO call_counts (user_id, span, started_at, mode, status, endpoint, calls, response_ms)
    SELECT user_id, span, date_trunc(span, created_at, 'UTC') AS started_at, mode, status, endpoint, count(*),
      sum(response_time_ms)
    FROM added CROSS JOIN (VALUES ('day'), ('hour')) AS spans (span)
    GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (user_id, span, started_at, mode, status, endpoint) DO UPDATE SET
      calls = call_counts.calls + excluded.calls, response_ms = call_counts.response_ms + excluded.response_ms;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    WITH fewer AS (
      SELECT user_id, span, date_trunc(span, created_at, 'UTC') AS started_at, mode, status, endpoint,
        count(*) AS calls, sum(response_time_ms) AS response_ms
      FROM gone CROSS JOIN (VALUES ('day'), ('hour')) AS spans (span) GROUP BY 1, 2, 3, 4, 5, 6
    ), held AS (
      SELECT user_id, span, started_at, mode, status, endpoint, fewer.calls, fewer.response_ms
      FROM call_counts JOIN fewer USING (user_id, span, started_at, mode, status, endpoint)
      ORDER BY 1, 2, 3, 4, 5, 6 FOR UPDATE OF call_counts
    )
    UPDATE call_counts SET calls = call_counts.calls - held.calls,
      response_ms = call_counts.response_ms - held.response_ms
    FROM held
    WHERE call_counts.user_id = held.user_id AND call_counts.span = held.span
      AND call_counts.started_at = held.started_at AND call_counts.mode = held.mode
      AND call_counts.status = held.status AND call_counts.endpoint = held.endpoint;
    DELETE FROM call_counts USING (SELECT DISTINCT user_id, span, date_trunc(span, created_at, 'UTC') AS started_at
      FROM gone CROSS JOIN (VALUES ('day'), ('hour')) AS spans (span)) AS emptied
    WHERE call_counts.user_id = emptied.user_id AND call_counts.span = emptied.span
      AND call_counts.started_at = emptied.started_at AND calls = 0;
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
INSERT INTO call_counts (user_id, span, started_at, mode, status, endpoint, calls, response_ms)
SELECT user_id, span, date_trunc(span, created_at, 'UTC') AS started_at, mode, status, endpoint, count(*),
  sum(response_time_ms)
FROM api_requests CROSS JOIN (VALUES ('day'), ('hour')) AS spans (span)
WHERE NOT EXISTS (SELECT FROM call_counts) GROUP BY 1, 2, 3, 4, 5, 6;
