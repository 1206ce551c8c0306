CREATE OR REPLACE FUNCTION months_between(anchor timestamptz, at timestamptz) RETURNS integer IMMUTABLE LANGUAGE plpgsql AS $$
DECLARE
  months integer := 12 * (date_part('year', at AT TIME ZONE 'UTC') - date_part('year', anchor AT TIME ZONE 'UTC'))
    + date_part('month', at AT TIME ZONE 'UTC') - date_part('month', anchor AT TIME ZONE 'UTC');
BEGIN
  RETURN months - (months_after(anchor, months) > at)::integer;
END $$;
