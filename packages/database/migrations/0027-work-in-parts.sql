-- A call may do its steps many times over: bulk fill fills once for each row. It costs its steps as often as they were done.
ALTER TABLE reservations ADD COLUMN times integer NOT NULL DEFAULT 1;
ALTER TABLE api_requests ADD COLUMN times integer NOT NULL DEFAULT 1;

-- What a job has finished of its work, so that whichever process takes it up goes on from there. `outcome_encrypted` is
-- sealed with the job's key; the file of a part lies with the job's others in the store.
CREATE TABLE job_parts (
  job_id text NOT NULL REFERENCES jobs ON DELETE CASCADE,
  number integer NOT NULL,
  attempt integer NOT NULL,
  outcome_encrypted bytea NOT NULL,
  size_bytes bigint NOT NULL,
  processor_ms double precision NOT NULL,
  PRIMARY KEY (job_id, number)
);
