-- Keeps a signed proof of deletion, once, and charges the fee that was reserved for it. Tells whether it was the first.
CREATE OR REPLACE FUNCTION issue_proof(proof_id text, signed text, destroyed timestamptz, at timestamptz, channel text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  held subscriptions := lock_subscription((SELECT user_id FROM deletion_proofs WHERE id = proof_id), at);
  fee integer;
BEGIN
  UPDATE deletion_proofs SET signed_proof = signed, destroyed_at = destroyed, process_id = NULL
  WHERE id = proof_id AND signed_proof IS NULL RETURNING fee_mills INTO fee;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF fee > 0 AND held.id IS NOT NULL THEN
    INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at, created_at)
    VALUES (held.user_id, proof_id, 'gdpr', fee, held.period_started_at, at);
    -- What the whole call cost, for whoever judges whether another like it would exceed the cap.
    PERFORM set_config('pagesmith.call_mills', sum(amount_mills)::text, true) FROM charges WHERE request_id = proof_id;
    UPDATE subscriptions SET charged_mills = charged_mills + fee, reserved_mills = reserved_mills - fee, updated_at = at
    WHERE id = held.id;
    PERFORM pg_notify(channel, jsonb_build_object('collection', 'subscriptions', 'id', held.id, 'userId', held.user_id,
      'action', 'update')::text);
  END IF;
  RETURN true;
END $$;
