-- Null when a key may be used by this caller for one of the `accepted` scopes; otherwise what stands against it.
-- The allow-list is not told: whoever calls from elsewhere may have stolen the key.
CREATE OR REPLACE FUNCTION judge_key(key api_keys, is_previous boolean, account accounts, address text,
  accepted text[], at timestamptz)
RETURNS jsonb STABLE LANGUAGE plpgsql AS $$
BEGIN
  IF account.status <> 'active' OR key.status <> 'active' THEN
    -- The version before knows no blocked accounts: to it their keys are inactive.
    RETURN jsonb_build_object('outcome', 'keyInactive', 'because', account.blocked_because,
      'isBlocked', account.status = 'blocked' AND account.closed_at IS NULL);
  ELSIF key.expires_at <= at THEN
    RETURN jsonb_build_object('outcome', 'keyExpired', 'endedAt', key.expires_at, 'isReplaced', false);
  ELSIF is_previous AND key.previous_key_until <= at THEN
    RETURN jsonb_build_object('outcome', 'keyExpired', 'endedAt', key.previous_key_until, 'isReplaced', true);
  ELSIF key.allowed_addresses IS NOT NULL
    AND NOT coalesce(address::inet <<= ANY (key.allowed_addresses::inet[]), false)
  THEN
    RETURN jsonb_build_object('outcome', 'addressNotAllowed', 'address', address);
  ELSIF NOT key.scopes && accepted THEN
    RETURN jsonb_build_object('outcome', 'scopeMissing', 'scopes', key.scopes, 'accepted', accepted);
  END IF;
  RETURN NULL;
END $$;
