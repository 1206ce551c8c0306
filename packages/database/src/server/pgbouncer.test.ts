import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import { availableKinds, bareServerUrl } from '../testing/index.ts';
import { type Pooler, pgbouncerSkipReason, startPgbouncer } from '../testing/pgbouncer.ts';

if (pgbouncerSkipReason) console.warn(`Tests behind a pooler are skipped: ${pgbouncerSkipReason}`);
const isPossible = !pgbouncerSkipReason && availableKinds().includes('server');

describe.runIf(isPossible)('behind PgBouncer', () => {
  let pooler: Pooler;
  let database: Database | undefined;
  afterEach(async () => {
    await database?.close();
    await pooler?.stop();
  });

  async function connectIn(mode: 'session' | 'transaction'): Promise<Database> {
    const direct = await bareServerUrl();
    pooler = await startPgbouncer(direct, mode);
    const directUrl = mode === 'transaction' ? direct : undefined;
    database = await connect({ dataDir: '', databaseUrl: pooler.url, directUrl, poolSize: 6 });
    return database;
  }

  it.each(['session', 'transaction'] as const)(
    'in %s mode everything works: migrations, functions, transactions, notifications, UTC',
    async (mode) => {
      const here = await connectIn(mode);
      const ask = () => here.call<boolean>('has_reached', [80, 100, 80]);
      expect(await Promise.all(Array.from({ length: 40 }, ask))).toEqual(Array(40).fill(true));
      const zones = await Promise.all(
        Array.from({ length: 12 }, () =>
          here.query<{ zone: string }>(`SELECT current_setting('timezone') AS zone`),
        ),
      );
      expect(new Set(zones.flat().map(({ zone }) => zone))).toEqual(new Set(['UTC']));
      const at = await here.transaction(async (inside) => {
        await inside.query(`INSERT INTO stores (id) VALUES ('in a transaction')`);
        return inside.query('SELECT id FROM stores');
      });
      expect(at).toEqual([{ id: 'in a transaction' }]);
      const heard = new Promise((resolve) => {
        void here.listen('news', resolve).then(() => here.notify('news', 'through the pooler'));
      });
      expect(await heard).toBe('through the pooler');
    },
  );
});
