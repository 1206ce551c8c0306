-- What a call may cost beyond its overage, in mills: the file size fee, and the fees of what the account has turned on.
CREATE OR REPLACE FUNCTION largest_fees(held subscriptions, term jsonb) RETURNS bigint IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (term->>'fileSize')::bigint
    + CASE WHEN held.has_pro_tools_add_on THEN (term->>'proTools')::bigint ELSE 0 END
    + CASE WHEN held.has_gdpr_mode THEN (term->>'gdpr')::bigint ELSE 0 END;
END $$;
