-- As the catalog sells them; a test holds the two together.
CREATE OR REPLACE FUNCTION plan_has_webhooks(plan text) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$
  SELECT plan IN ('pro', 'enterprise')
$$;
