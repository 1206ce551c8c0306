import type pg from 'pg';
import { databaseFailures } from '../failures.ts';
import type { Migration } from './schema-files.ts';

/** The seven migrations that the baseline stands for, with the last of which a database can be taken over. */
const replaced = [
  '0001-accounts-keys-and-metering.sql',
  '0002-metering.sql',
  '0003-billing.sql',
  '0004-jobs.sql',
  '0005-webhooks.sql',
  '0006-closed-accounts.sql',
  '0007-fewer-steps.sql',
];

/** A database that applied the seven migrations has what the baseline makes: it is recorded in their place. */
export async function takeOver(client: pg.Client, baseline: Migration | undefined): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations WHERE name = ANY ($1)', [
    replaced,
  ]);
  if (rows.length === 0 || !baseline) return;
  if (rows.length < replaced.length) {
    const latest =
      rows
        .map(({ name }) => name)
        .sort()
        .at(-1) ?? '';
    throw databaseFailures.migrationTooOld({ name: latest, required: replaced.at(-1) ?? '' });
  }
  await client.query(
    `WITH gone AS (DELETE FROM migrations WHERE name = ANY ($1))
     INSERT INTO migrations (name, checksum) VALUES ($2, $3)`,
    [replaced, baseline.name, baseline.checksum],
  );
}
