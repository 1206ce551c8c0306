import type { StatusComponent } from '@pagesmith/catalog';
import { serviceLevel } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';

/** What one round found in one minute; a component that cannot be probed here is left out. */
export interface Round {
  readonly minute: Date;
  readonly isUp: Readonly<Partial<Record<StatusComponent, boolean>>>;
}

const minuteMs = 60_000;
export const minuteOf = (time: Date): Date => new Date(Math.floor(time.getTime() / minuteMs) * minuteMs);

/** Whether the caller is the one who probes in this minute. */
export async function takeProbeTurn(database: Database, minute: Date): Promise<boolean> {
  const taken = await database.query(
    `INSERT INTO probe_turn (minute) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET minute = excluded.minute WHERE probe_turn.minute < excluded.minute
     RETURNING 1`,
    [minute],
  );
  return taken.length > 0;
}

/**
 * Counts a minute once, whoever else probed it too. A component that is down during announced work is counted apart,
 * for as many minutes of a month as the agreement allows; what is beyond them is an outage.
 */
const recordStatement = `
INSERT INTO probe_days (component, day, probed_minutes, up_minutes, planned_minutes, last_minute, is_up)
SELECT found.key, minute.day, (NOT is_planned)::integer, is_up::integer, is_planned::integer, $1, is_up
FROM (SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date AS day) AS minute,
  jsonb_each_text($2::jsonb) AS found,
  LATERAL (SELECT found.value::boolean AS is_up) AS state,
  LATERAL (SELECT NOT is_up
    AND EXISTS (SELECT FROM maintenance_windows
      WHERE found.key = ANY (components) AND starts_at <= $1 AND ends_at > $1)
    AND (SELECT coalesce(sum(planned_minutes), 0) FROM probe_days
      WHERE component = found.key AND date_trunc('month', probe_days.day) = date_trunc('month', minute.day)) < $3
    AS is_planned) AS work
ON CONFLICT (component, day) DO UPDATE SET
  probed_minutes = probe_days.probed_minutes + excluded.probed_minutes,
  up_minutes = probe_days.up_minutes + excluded.up_minutes,
  planned_minutes = probe_days.planned_minutes + excluded.planned_minutes,
  last_minute = excluded.last_minute,
  is_up = excluded.is_up
WHERE probe_days.last_minute < excluded.last_minute`;

export async function recordRound(database: Database, { minute, isUp }: Round): Promise<void> {
  await database.query(recordStatement, [minute, JSON.stringify(isUp), serviceLevel.maintenanceMinutesMax]);
}

/** Work that nobody takes. What waits while work of its kind goes on is only a queue. */
const standstills = {
  jobs: `SELECT EXISTS (SELECT FROM jobs WHERE state = 'queued' AND created_at < $1)
    AND NOT EXISTS (SELECT FROM jobs WHERE state = 'running') AS stands`,
  webhooks: `SELECT EXISTS (
    SELECT FROM webhook_endpoints AS endpoint WHERE status = 'enabled'
      AND EXISTS (SELECT FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND state = 'pending'
        AND next_attempt_at < $1)
      AND NOT EXISTS (SELECT FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND state = 'pending'
        AND next_attempt_at > $1::timestamptz + interval '${serviceLevel.waitMinutesMax} minutes')) AS stands`,
  mail: 'SELECT EXISTS (SELECT FROM mails WHERE created_at < $1) AS stands',
};

/** Whether work of a kind is taken within the time that it may wait. */
export async function isWorkTaken(
  database: Database,
  kind: keyof typeof standstills,
  now: Date,
): Promise<boolean> {
  const waitedSince = new Date(now.getTime() - serviceLevel.waitMinutesMax * minuteMs);
  const [row] = await database.query<{ stands: boolean }>(standstills[kind], [waitedSince]);
  return row?.stands === false;
}
