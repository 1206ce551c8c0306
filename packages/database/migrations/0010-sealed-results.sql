-- Results that an Idempotency-Key asked to keep are sealed on the disk.

-- The key of the result's file, encrypted; null once the result is to be read no more. A result that was kept before
-- there was one has none, and cannot be had again: its file goes at its time, as ever.
ALTER TABLE idempotency_records ADD COLUMN key_encrypted bytea;
ALTER TABLE idempotency_records ADD COLUMN secret_key_id text;
