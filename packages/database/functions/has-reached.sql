CREATE OR REPLACE FUNCTION has_reached(usage integer, allowance integer, percent integer) RETURNS boolean
IMMUTABLE LANGUAGE sql AS $$
  SELECT allowance > 0 AND usage::bigint * 100 >= allowance::bigint * percent
$$;
