-- Webhooks. An event is written by the statement that makes it true, and only when somebody wants it: triggers see every
-- way in which a call ends and a subscription changes, and cost a call without endpoints one look into a small index.

CREATE TABLE webhook_endpoints (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  secret_encrypted bytea NOT NULL,
  -- Until then it signs beside the current one.
  previous_secret_encrypted bytea,
  previous_secret_until timestamptz(3),
  -- Which secret encrypted both, so that a rotation finds what is left to do.
  secret_key_id text NOT NULL,
  status text NOT NULL DEFAULT 'enabled' CHECK (status IN ('enabled', 'disabled')),
  -- Why we disabled it; null when its owner did.
  disabled_reason text CHECK (disabled_reason IN ('failing', 'gone')),
  -- The first failure after the latest success.
  failing_since timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX webhook_endpoints_user_id_index ON webhook_endpoints (user_id);

CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  type text NOT NULL,
  -- Not jsonb: what is signed keeps the order in which it was written.
  data json NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX webhook_events_user_id_index ON webhook_events (user_id);
CREATE INDEX webhook_events_created_at_index ON webhook_events (created_at);

-- One event for one endpoint. It is taken by moving its next attempt into the future.
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  event_id text NOT NULL REFERENCES webhook_events ON DELETE CASCADE,
  endpoint_id text NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  -- What the latest attempts were answered, oldest first.
  answers jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT webhook_deliveries_event_id_endpoint_id_unique UNIQUE (event_id, endpoint_id)
);
CREATE INDEX webhook_deliveries_list_index ON webhook_deliveries (endpoint_id, sequence);
CREATE INDEX webhook_deliveries_due_index ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'pending';

-- As the catalog sells them; a test holds the two together.
CREATE FUNCTION plan_has_webhooks(plan text) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$
  SELECT plan IN ('pro', 'enterprise')
$$;

-- Not in plain SQL, which would be planned anew for every call.
CREATE FUNCTION wants_event(account_id text, event_type text) RETURNS boolean STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN EXISTS (SELECT FROM webhook_endpoints
    WHERE user_id = account_id AND status = 'enabled' AND event_type = ANY (events));
END $$;

CREATE FUNCTION write_event(account_id text, event_type text, event_data json, at timestamptz)
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

-- No message of a failure: it may name fields and files of the document.
CREATE FUNCTION write_call_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_type text := CASE NEW.status WHEN 'success' THEN 'call.succeeded' ELSE 'call.failed' END;
BEGIN
  IF wants_event(NEW.user_id, event_type)
    AND plan_has_webhooks((SELECT plan FROM subscriptions WHERE user_id = NEW.user_id))
  THEN
    PERFORM write_event(NEW.user_id, event_type, json_build_object(
      'requestId', NEW.id, 'operation', NEW.operation, 'httpStatus', NEW.http_status, 'errorCode', NEW.error_code,
      'credits', NEW.credits, 'inputBytes', NEW.input_bytes, 'responseTimeMs', NEW.response_time_ms,
      'apiKeyId', NEW.api_key_id, 'apiKeyName', NEW.api_key_name), NEW.created_at);
  END IF;
  RETURN NULL;
END $$;

-- What is refused for want of rate, quota or room was never begun: a flood of calls would be a flood of events.
CREATE TRIGGER api_requests_write_event AFTER INSERT ON api_requests
  FOR EACH ROW WHEN (NEW.http_status NOT IN (429, 503)) EXECUTE FUNCTION write_call_event();

CREATE FUNCTION has_reached(usage integer, allowance integer, percent integer) RETURNS boolean
IMMUTABLE LANGUAGE sql AS $$
  SELECT allowance > 0 AND usage::bigint * 100 >= allowance::bigint * percent
$$;

CREATE FUNCTION write_quota_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reached integer;
BEGIN
  IF NOT plan_has_webhooks(NEW.plan) OR NOT wants_event(NEW.user_id, 'quota.reached') THEN
    RETURN NULL;
  END IF;
  FOREACH reached IN ARRAY ARRAY[80, 100] LOOP
    IF has_reached(NEW.current_usage, NEW.monthly_limit, reached)
      AND NOT has_reached(OLD.current_usage, OLD.monthly_limit, reached)
    THEN
      PERFORM write_event(NEW.user_id, 'quota.reached', json_build_object(
        'percent', reached, 'currentUsage', NEW.current_usage, 'monthlyLimit', NEW.monthly_limit, 'plan', NEW.plan,
        'periodStartedAt', iso_time(NEW.period_started_at), 'periodEndsAt', iso_time(NEW.period_ends_at)),
        NEW.updated_at);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_write_quota_event AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (has_reached(NEW.current_usage, NEW.monthly_limit, 80)
    AND (NEW.current_usage <> OLD.current_usage OR NEW.monthly_limit <> OLD.monthly_limit))
  EXECUTE FUNCTION write_quota_event();

CREATE FUNCTION iso_time(at timestamptz) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The change by which an account loses its webhooks is the last that they tell.
CREATE FUNCTION write_subscription_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (plan_has_webhooks(NEW.plan) OR plan_has_webhooks(OLD.plan))
    AND wants_event(NEW.user_id, 'subscription.changed')
  THEN
    PERFORM write_event(NEW.user_id, 'subscription.changed', json_build_object(
      'plan', NEW.plan, 'status', NEW.status, 'billingCycle', NEW.billing_cycle, 'monthlyLimit', NEW.monthly_limit,
      'nextBillingDate', iso_time(NEW.next_billing_date), 'cancelAt', iso_time(NEW.cancel_at),
      'previous', json_build_object('plan', OLD.plan, 'status', OLD.status, 'billingCycle', OLD.billing_cycle,
        'cancelAt', iso_time(OLD.cancel_at))), NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_write_change_event AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN ((NEW.plan, NEW.status, NEW.billing_cycle) <> (OLD.plan, OLD.status, OLD.billing_cycle)
    OR NEW.cancel_at IS DISTINCT FROM OLD.cancel_at)
  EXECUTE FUNCTION write_subscription_event();
