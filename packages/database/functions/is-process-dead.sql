-- Whether a process is dead, by the database's clock alone. Only a process that has held its own lease for five seconds
-- may say so of another: when the database itself was away, every lease has run out, and the living renew theirs first.
CREATE OR REPLACE FUNCTION is_process_dead(candidate text, judge text) RETURNS boolean
STABLE LANGUAGE sql AS $$
  SELECT candidate IS DISTINCT FROM judge
    AND NOT EXISTS (SELECT FROM processes WHERE id = candidate AND lease_until > now())
    AND EXISTS (SELECT FROM processes
      WHERE id = judge AND lease_until > now() AND held_since <= now() - interval '5 seconds')
$$;
