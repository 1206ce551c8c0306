CREATE OR REPLACE FUNCTION write_event(account_id text, event_type text, event_data json, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event_id text := 'evt_' || replace(gen_random_uuid()::text, '-', '');
BEGIN
  INSERT INTO webhook_events (id, user_id, type, data, created_at)
  VALUES (event_id, account_id, event_type, event_data, at);
  INSERT INTO webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at)
  SELECT replace(gen_random_uuid()::text, '-', ''), event_id, id, at, at FROM webhook_endpoints
  WHERE user_id = account_id AND status = 'enabled' AND event_type = ANY (events);
  PERFORM pg_notify('webhooks', '');
END $$;
