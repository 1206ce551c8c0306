import type { Database } from '@pagesmith/database';

const statement = `
UPDATE processes SET held_since = '2000-01-01',
  lease_until = CASE WHEN id = $1 THEN '2000-01-01' ELSE lease_until END`;

/** As if one process had not been heard of for a long time, by others that were there all the while. */
export async function letDie(database: Database, processId: string): Promise<void> {
  await database.query(statement, [processId]);
}
