-- Not in plain SQL, which would be planned anew for every call.
CREATE OR REPLACE FUNCTION wants_event(account_id text, event_type text) RETURNS boolean STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN EXISTS (SELECT FROM webhook_endpoints
    WHERE user_id = account_id AND status = 'enabled' AND event_type = ANY (events));
END $$;
