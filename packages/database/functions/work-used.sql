-- How much of an account's work budget is still used at a given time, when `refill` of it comes back in a millisecond.
-- A clock that was set back gives back too.
CREATE OR REPLACE FUNCTION work_used(used_ms double precision, counted_at timestamptz, at timestamptz, refill double precision)
RETURNS double precision IMMUTABLE LANGUAGE sql AS $$
  SELECT greatest(0, used_ms - abs(extract(epoch FROM at - counted_at)) * 1000 * refill)
$$;
