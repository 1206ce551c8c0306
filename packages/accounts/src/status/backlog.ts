import type { Queryable } from '@pagesmith/database';

/** What waits to be done in the whole service. */
export interface Backlog {
  readonly jobsQueued: number;
  readonly jobsRunning: number;
  readonly oldestJobSeconds: number;
  readonly webhooksWaiting: number;
  readonly oldestWebhookSeconds: number;
  readonly mailsWaiting: number;
  readonly oldestMailSeconds: number;
}

const age = (column: string) => `coalesce(extract(epoch FROM now() - min(${column})), 0)::double precision`;

const statement = `
SELECT * FROM
  (SELECT count(*) FILTER (WHERE state = 'queued') AS "jobsQueued",
     count(*) FILTER (WHERE state = 'running') AS "jobsRunning",
     ${age("CASE WHEN state = 'queued' THEN created_at END")} AS "oldestJobSeconds"
   FROM jobs WHERE state IN ('queued', 'running')) AS jobs,
  (SELECT count(*) AS "webhooksWaiting", ${age('next_attempt_at')} AS "oldestWebhookSeconds"
   FROM webhook_deliveries WHERE state = 'pending' AND next_attempt_at <= now()) AS webhooks,
  (SELECT count(*) AS "mailsWaiting", ${age('created_at')} AS "oldestMailSeconds" FROM mails) AS mails`;

export async function readBacklog(database: Queryable): Promise<Backlog> {
  const [row] = await database.query<Backlog>(statement);
  if (!row) throw new Error('the database answered nothing');
  return row;
}
