-- When its owner closed the account. It is blocked from then on, and some days later erased with everything of it.
ALTER TABLE accounts ADD COLUMN closed_at timestamptz(3);
CREATE INDEX accounts_closed_at_index ON accounts (closed_at) WHERE closed_at IS NOT NULL;
