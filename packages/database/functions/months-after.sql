-- Months are counted from the anchor, never from the last month: 31 January, 28 February, 31 March.
CREATE OR REPLACE FUNCTION months_after(anchor timestamptz, months integer) RETURNS timestamptz IMMUTABLE LANGUAGE sql AS $$
  SELECT (anchor AT TIME ZONE 'UTC' + make_interval(months => months)) AT TIME ZONE 'UTC'
$$;
