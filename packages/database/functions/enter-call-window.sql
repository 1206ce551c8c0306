-- Takes a place among the calls of the last 60 seconds that `window_id` counts together, of which there are at most
-- `rate`: in any 60 seconds, not by the minutes of a clock. Tells how many places are taken, in how many milliseconds
-- all are free again, and, when there was none, in how many the next one is.
-- Beyond 128 calls a minute several share one time, that of the last of them: a place may come back a little late,
-- never early, and the row stays small whatever the rate. Times ahead of the clock come from other processes; those
-- more than a minute ahead, from a clock that was set back since, count no more.
CREATE OR REPLACE FUNCTION enter_call_window(window_id text, account_id text, rate double precision, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  width interval := '60 s';
  lot_size integer := ceil(rate / 128);
  held call_windows;
  gone integer := 0;
  freed integer;
  newest integer;
BEGIN
  SELECT * INTO held FROM call_windows WHERE id = window_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    -- Another call may make the row at the same moment: then it is that one, once the other is done with it.
    INSERT INTO call_windows AS made (id, user_id, ended_at, calls, used) VALUES (window_id, account_id, '{}', '{}', 0)
    ON CONFLICT (id) DO UPDATE SET used = made.used RETURNING * INTO held;
  END IF;
  WHILE held.ended_at[gone + 1] <= at - width OR held.ended_at[gone + 1] > at + width LOOP
    gone := gone + 1;
    held.used := held.used - held.calls[gone];
  END LOOP;
  newest := cardinality(held.ended_at);

  IF held.used + 1 > rate THEN
    freed := 0;
    WHILE held.used - freed + 1 > rate AND gone < newest LOOP
      gone := gone + 1;
      freed := freed + held.calls[gone];
    END LOOP;
    RETURN jsonb_build_object('isFull', true, 'used', held.used,
      'resetMs', extract(epoch FROM held.ended_at[newest] + width - at) * 1000,
      'freeMs', extract(epoch FROM held.ended_at[gone] + width - at) * 1000);
  END IF;

  IF gone < newest AND held.calls[newest] < lot_size THEN
    held.calls[newest] := held.calls[newest] + 1;
  ELSE
    newest := newest + 1;
    held.calls[newest] := 1;
  END IF;
  held.ended_at[newest] := greatest(at, CASE WHEN gone < newest - 1 THEN held.ended_at[newest - 1] END);
  UPDATE call_windows SET ended_at = held.ended_at[gone + 1:], calls = held.calls[gone + 1:], used = held.used + 1
  WHERE id = window_id;
  RETURN jsonb_build_object('isFull', false, 'used', held.used + 1,
    'resetMs', extract(epoch FROM held.ended_at[newest] + width - at) * 1000);
END $$;
