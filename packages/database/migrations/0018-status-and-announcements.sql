-- What our own probes found, as sums of minutes. A minute without a probe is in neither: it was not measured.
CREATE TABLE probe_days (
  component text NOT NULL,
  -- In UTC.
  day date NOT NULL,
  probed_minutes integer NOT NULL,
  up_minutes integer NOT NULL,
  -- The last minute that was counted, and what was found in it.
  last_minute timestamptz(3) NOT NULL,
  is_up boolean NOT NULL,
  PRIMARY KEY (component, day),
  CONSTRAINT probe_days_up_within_probed CHECK (up_minutes BETWEEN 0 AND probed_minutes)
);

-- Which minute was probed last: the process that moves it on probes.
CREATE TABLE probe_turn (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  minute timestamptz(3) NOT NULL
);

CREATE TABLE incidents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  components text[] NOT NULL,
  title_en text NOT NULL,
  title_fr text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  -- Null while it goes on.
  ended_at timestamptz(3)
);
CREATE INDEX incidents_started_at_index ON incidents (started_at);

CREATE TABLE incident_updates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  incident_id bigint NOT NULL REFERENCES incidents (id) ON DELETE CASCADE,
  text_en text NOT NULL,
  text_fr text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX incident_updates_incident_id_index ON incident_updates (incident_id, id);

-- A mail to all customers, and how far it has come: those up to the sequence have theirs.
CREATE TABLE announcements (
  id text PRIMARY KEY,
  last_sequence bigint NOT NULL DEFAULT 0,
  mailed_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
