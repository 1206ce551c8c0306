-- Who the configuration has named as handling data for us, and since when; null for those it named before this was kept.
CREATE TABLE sub_processors (
  name text PRIMARY KEY,
  named_at timestamptz(3)
);

-- Planned work, as it was announced on the status page. Times are whole minutes; the end is the first minute after it.
CREATE TABLE maintenance_windows (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  components text[] NOT NULL,
  title_en text NOT NULL,
  title_fr text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  announced_at timestamptz(3) NOT NULL,
  CONSTRAINT maintenance_windows_end_after_start CHECK (ends_at > starts_at)
);
CREATE INDEX maintenance_windows_ends_at_index ON maintenance_windows (ends_at);

-- Minutes of planned work in which the component was down and which the agreement does not count: in neither sum.
ALTER TABLE probe_days ADD COLUMN planned_minutes integer NOT NULL DEFAULT 0 CHECK (planned_minutes >= 0);
