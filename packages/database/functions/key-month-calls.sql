-- How many calls a key has made in the month of its account's subscription, with those under way. The subscription must
-- be locked, so that two calls cannot both see the last one.
CREATE OR REPLACE FUNCTION key_month_calls(key api_keys, held subscriptions) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce((SELECT month_calls FROM api_keys
      WHERE id = key.id AND month_started_at = held.period_started_at), 0)
    + (SELECT coalesce(sum(coalesce(cardinality(steps), 1) * times), 0) FROM reservations
        WHERE user_id = key.user_id AND api_key_id = key.id AND is_counted);
END $$;
