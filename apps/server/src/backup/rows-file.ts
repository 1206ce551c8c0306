import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { RowBatch } from '@pagesmith/database';

/** A line for each row: the name of its table, a tab, and the row as JSON, in which no line ends. */
export function writeRowsFile(path: string) {
  const gzip = createGzip();
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  gzip.pipe(file);
  return {
    add: async ({ table, rows }: RowBatch) => {
      const text = rows.map((row) => `${table}\t${row}\n`).join('');
      if (!gzip.write(text)) await once(gzip, 'drain');
    },
    close: async () => {
      gzip.end();
      await finished(file);
    },
  };
}

const batchRows = 500;

export async function* readRowsFile(path: string): AsyncGenerator<RowBatch> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  let batch: { table: string; rows: string[] } = { table: '', rows: [] };
  for await (const line of lines) {
    const end = line.indexOf('\t');
    const [table, row] = [line.slice(0, end), line.slice(end + 1)];
    if (table !== batch.table || batch.rows.length >= batchRows) {
      if (batch.rows.length > 0) yield batch;
      batch = { table, rows: [] };
    }
    batch.rows.push(row);
  }
  if (batch.rows.length > 0) yield batch;
}
