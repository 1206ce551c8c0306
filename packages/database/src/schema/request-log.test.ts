import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { kindsForPlainSql, temporaryDatabase } from '../testing/index.ts';

const rowsMax = Number(process.env.LOG_ROWS ?? (process.env.SOAK ? 100_000 : 50_000));
const batch = 50_000;

/** A tenth of all rows belongs to one user; times are spread over a year. */
const fill = `
  INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status,
    response_time_ms, created_at)
  SELECT 'request-' || n, CASE WHEN n % 10 = 0 THEN 'user-1' ELSE 'user-' || 2 + n % 998 END, 'key', 'Key',
    CASE n % 3 WHEN 0 THEN '/fill-pdf' WHEN 1 THEN '/Merge-PDF' ELSE '/list-fields' END, 'POST',
    CASE n % 7 WHEN 0 THEN 'error' ELSE 'success' END, 200, 12,
    timestamptz '2026-01-01' + n * interval '365 days' / $3::int8
  FROM generate_series($1::int4, $2::int4) AS n`;

const month = `user_id = 'user-1' AND created_at >= '2026-06-01' AND created_at < '2026-07-01'`;

const queries = {
  'the count of a month': `SELECT count(*) FROM api_requests WHERE ${month}`,
  'the count of a status': `SELECT count(*) FROM api_requests WHERE ${month} AND status = 'error'`,
  'the count of a search': `SELECT count(*) FROM api_requests WHERE ${month} AND endpoint ILIKE '%RGE-p%'`,
  'the newest hundred': `SELECT * FROM api_requests WHERE ${month} ORDER BY created_at DESC, sequence DESC LIMIT 100`,
};

describe.each(kindsForPlainSql())(`a log of ${rowsMax} rows on the %s database`, (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind, { statementTimeoutMs: 300_000 });
    await database.query(
      `INSERT INTO accounts (id, email, name, password_hash) SELECT 'user-' || n, n || '@example.com', '', ''
       FROM generate_series(1, 1000) AS n`,
    );
    for (let first = 1; first <= rowsMax; first += batch) {
      await database.query(fill, [first, Math.min(first + batch - 1, rowsMax), rowsMax]);
    }
    await database.query('VACUUM (ANALYZE) api_requests');
  });
  afterAll(() => database.close());

  it.each(Object.entries(queries))('reads only its own range of the index for %s', async (name, query) => {
    const plan = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${query}`);
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Index (Only )?Scan.* using api_requests_log_index/);
    expect(lines).toMatch(/Index Cond: .*user_id.*created_at.*created_at/);
    expect(lines).not.toMatch(/Seq Scan|Sort|Bitmap/);
    if (process.env.LOG_ROWS) console.info(kind, name, lines.match(/Execution Time.*/)?.[0]);
  });

  it('finds any part of an endpoint in any case, and counts exactly', async () => {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*) FROM api_requests WHERE user_id = 'user-1' AND endpoint ILIKE '%RGE-p%'`,
    );
    const expected = Array.from({ length: rowsMax / 10 }, (_, index) => 10 * (index + 1)).filter(
      (n) => n % 3 === 1,
    );
    expect(row?.count).toBe(expected.length);
  });
});
