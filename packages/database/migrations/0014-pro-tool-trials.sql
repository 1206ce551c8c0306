-- Trials of Pro Tools on a plan that sells them as an add-on: how many succeeded in the account's month.
CREATE TABLE trials (
  user_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  operation text NOT NULL,
  period_started_at timestamptz(3) NOT NULL,
  used integer NOT NULL CHECK (used > 0),
  PRIMARY KEY (user_id, operation)
);
-- A trial under way counts for as long as its reservation exists: one that fails gives it back by ending.
ALTER TABLE reservations ADD COLUMN is_trial boolean NOT NULL DEFAULT false;
