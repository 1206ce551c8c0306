import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import { availableKinds, temporaryServerUrl } from '../testing/index.ts';

describe.runIf(availableKinds().includes('server'))('listeners on a server', () => {
  let here: Database;
  let elsewhere: Database;
  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    [here, elsewhere] = await Promise.all([
      connect({ dataDir: '', databaseUrl }),
      connect({ dataDir: '', databaseUrl }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([here.close(), elsewhere.close()]);
  });

  it('hear what another process notifies', async () => {
    const heard = new Promise<string>((resolve) => {
      here.listen('news', resolve).then(() => elsewhere.notify('news', 'from afar'));
    });
    expect(await heard).toBe('from afar');
  });

  it('hear again after their connection was cut', async () => {
    let heard = '';
    await here.listen('later', (payload) => {
      heard = payload;
    });
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`;
    expect(await elsewhere.query(cut)).toHaveLength(1);
    while (heard === '') {
      await elsewhere.notify('later', 'back');
      await turn();
    }
    expect(heard).toBe('back');
  });

  it('the pool survives that all its connections are cut', async () => {
    await here.ping();
    await elsewhere.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    // Each connection of the pool may have to find out for itself.
    const state = () =>
      here.ping().then(
        () => 'alive',
        () => 'cut',
      );
    await expect.poll(state).toBe('alive');
  });
});
