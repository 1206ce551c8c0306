import type { Transaction } from '@pagesmith/database';

const listedMax = 100;

/** What is known of the past of an account, from everywhere it is written down. No texts: those are where they belong. */
const statement = `
SELECT at, source, what FROM (
  SELECT created_at AS at, 'security' AS source, kind AS what FROM security_events WHERE account_id = $1
  UNION ALL SELECT occurred_at, 'billing', type FROM billing_events WHERE account_id = $1
  UNION ALL SELECT created_at, 'credit', (amount_mills / 1000.0)::numeric(12, 2)::text FROM credits WHERE account_id = $1
  UNION ALL SELECT created_at, 'ticket', 'T' || number FROM tickets WHERE account_id = $1
  UNION ALL SELECT closed_at, 'ticket closed', 'T' || number FROM tickets WHERE account_id = $1 AND closed_at IS NOT NULL
  UNION ALL SELECT created_at, 'note', author FROM account_notes WHERE account_id = $1
  UNION ALL SELECT at, 'operator', action || ', ' || actor FROM audit_rows WHERE subject = $1 AND action <> 'show'
  UNION ALL SELECT created_at, 'account', 'registered' FROM accounts WHERE id = $1
  UNION ALL SELECT closed_at, 'account', 'closed' FROM accounts WHERE id = $1 AND closed_at IS NOT NULL
) AS past
ORDER BY at DESC LIMIT ${listedMax}`;

interface Moment {
  readonly at: Date;
  readonly source: string;
  readonly what: string;
}

export const timelineOf = (transaction: Transaction, accountId: string): Promise<Moment[]> =>
  transaction.query<Moment & Record<string, unknown>>(statement, [accountId]);
