-- A progress that a crash of the database loses is told again: its commit waits for no disk.
CREATE OR REPLACE FUNCTION keep_job_progress(job_id text, attempt integer, done integer, total integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE jobs SET progress = jsonb_build_object('done', done, 'total', total)
  WHERE id = job_id AND attempts = attempt AND state = 'running';
END $$;
