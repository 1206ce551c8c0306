// Writes rows for ever and prints each id once its commit is acknowledged; the crash tests kill it in the middle.
import { connect } from '../connect.ts';

const dataDir = process.argv[2] ?? '';
const database = await connect({ dataDir });
await database.query(
  'CREATE TABLE IF NOT EXISTS crash_rows (id int8 GENERATED ALWAYS AS IDENTITY, text text)',
);

async function write(): Promise<void> {
  for (;;) {
    const [row] = await database.query(
      'INSERT INTO crash_rows (text) VALUES (repeat($1, 200)) RETURNING id',
      ['x'],
    );
    process.stdout.write(`${JSON.stringify(row)}\n`);
  }
}

async function writeInTransaction(): Promise<void> {
  for (;;) {
    const rows = await database.transaction(async (transaction) => [
      ...(await transaction.query(`INSERT INTO crash_rows (text) VALUES ('pair') RETURNING id`)),
      ...(await transaction.query(`INSERT INTO crash_rows (text) VALUES ('pair') RETURNING id`)),
    ]);
    process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  }
}

await Promise.all([write(), writeInTransaction()]);
