-- No message of a failure: it may name fields and files of the document.
CREATE OR REPLACE FUNCTION write_call_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_type text := CASE NEW.status WHEN 'success' THEN 'call.succeeded' ELSE 'call.failed' END;
BEGIN
  IF wants_event(NEW.user_id, event_type)
    AND plan_has_webhooks((SELECT plan FROM subscriptions WHERE user_id = NEW.user_id))
  THEN
    PERFORM write_event(NEW.user_id, event_type, json_build_object(
      'requestId', NEW.id, 'operation', NEW.operation, 'httpStatus', NEW.http_status, 'errorCode', NEW.error_code,
      'credits', NEW.credits, 'inputBytes', NEW.input_bytes, 'responseTimeMs', NEW.response_time_ms,
      'apiKeyId', NEW.api_key_id, 'apiKeyName', NEW.api_key_name, 'mode', NEW.mode), NEW.created_at);
  END IF;
  RETURN NULL;
END $$;

-- What is refused for want of rate, quota or room was never begun: a flood of calls would be a flood of events.
CREATE OR REPLACE TRIGGER api_requests_write_event AFTER INSERT ON api_requests
  FOR EACH ROW WHEN (NEW.http_status NOT IN (429, 503)) EXECUTE FUNCTION write_call_event();
