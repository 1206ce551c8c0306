-- The store that the files of jobs and kept results lie in: every process of this database must use the same one.
CREATE TABLE stores (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id text NOT NULL
);

-- A job that could not be worked on through no fault of its own waits, longer each time.
ALTER TABLE jobs ADD COLUMN waits integer NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN waits_until timestamptz(3);

-- Since when a process has held its lease without a gap.
ALTER TABLE processes ADD COLUMN held_since timestamptz(3) NOT NULL DEFAULT now();
