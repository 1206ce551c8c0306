-- Takes a place in the bucket of an account's rate, which empties evenly over a minute. Null when the bucket is full.
-- A clock that was set back empties the bucket too; the last place is not lost to rounding.
CREATE OR REPLACE FUNCTION take_rate(account_id text, rate double precision, at timestamptz)
RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE
  used_now double precision;
BEGIN
  INSERT INTO rate_buckets AS bucket (user_id, used, counted_at) VALUES (account_id, 1, at)
  ON CONFLICT (user_id) DO UPDATE SET used = rate_used(bucket.used, bucket.counted_at, rate, at) + 1, counted_at = at
  WHERE rate_used(bucket.used, bucket.counted_at, rate, at) + 1 <= rate + 0.000001
  RETURNING used INTO used_now;
  RETURN used_now;
END $$;
