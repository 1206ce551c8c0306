-- How full the bucket of a rate still is at a given time.
CREATE OR REPLACE FUNCTION rate_used(used double precision, counted_at timestamptz, rate double precision, at timestamptz)
RETURNS double precision IMMUTABLE LANGUAGE sql AS $$
  SELECT greatest(0, used - abs(extract(epoch FROM at - counted_at)) * rate / 60)
$$;
