import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { copyOfTemplate } from '../testing/embedded-template.ts';
import { isCommitFlushed } from './durability-test.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { EngineSocket } from './engine-socket.ts';
import { startEngineThread } from './engine-thread.ts';
import { maintain } from './maintenance.ts';
import { startParams } from './start-params.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await copyOfTemplate();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('flushes a commit to the disk, which its own file system and switches would not', async () => {
    const folder = join(dataDir, 'database');
    const durable = new DurableFileSystem(folder);
    const kept = await PGlite.create({ fs: durable, startParams });
    expect(await isCommitFlushed(kept, durable)).toBe(true);
    await kept.close();

    const switchedOff = new DurableFileSystem(folder);
    const careless = await PGlite.create({ fs: switchedOff });
    expect(await isCommitFlushed(careless, switchedOff)).toBe(false);
    await careless.close();

    const original = await PGlite.create({ fs: new NodeFS(folder), startParams });
    expect(await isCommitFlushed(original, { flushCount: 0 })).toBe(false);
    await original.close();
  });

  it('tidies up what was deleted and ends its growing log', async () => {
    const database = await PGlite.create({ fs: new NodeFS(join(dataDir, 'database')) });
    await database.exec(
      'CREATE TABLE worn AS SELECT generate_series(1, 5000) AS n; DELETE FROM worn WHERE n > 10',
    );
    await maintain(database);
    const { rows } = await database.query(
      `SELECT relallvisible = relpages AS tidy FROM pg_class WHERE relname = 'worn'`,
    );
    await database.exec('DROP TABLE worn');
    await database.close();
    expect(rows).toEqual([{ tidy: true }]);
  });

  it('leaves the event loop of its caller free', async () => {
    const database = await connect({ dataDir });
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 1);
    await database.query('SELECT count(*) FROM generate_series(1, 300000)');
    clearInterval(ticking);
    await database.close();
    expect(turns).toBeGreaterThan(1);
  });

  it('rolls back what a thread had open when it died, and goes on', async () => {
    const database = await connect({ dataDir, statementTimeoutMs: 3_000 });
    await database.query('CREATE TABLE half (n int4)');
    const work = database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO half VALUES (1)');
      await transaction.query('SELECT count(*) FROM generate_series(1, 1e12::int8)');
    });
    await expect(work).rejects.toMatchObject({ code: 'statement_timed_out' });
    const heard = new Promise<string>((resolve) => {
      database.listen('after', resolve).then(() => database.notify('after', 'again'));
    });
    expect(await heard).toBe('again');
    expect(await database.query('SELECT n FROM half')).toEqual([]);
    await database.query('DROP TABLE half');
    await database.close();
    await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'database_closed' });
  });

  it('forgets with a conversation what it prepared and listened to', async () => {
    const thread = await startEngineThread({ folder: join(dataDir, 'database') }, () => undefined);
    const converse = async () => {
      const identity = { user: 'postgres', database: 'postgres', host: 'embedded', port: 0, ssl: false };
      const client = new pg.Client({ ...identity, stream: () => new EngineSocket(thread, 0) });
      await client.connect();
      const { rows } = await client.query({ name: 'one', text: 'SELECT pg_listening_channels() AS channel' });
      await client.query('LISTEN news');
      await client.end();
      return rows;
    };
    expect([await converse(), await converse()]).toEqual([[], []]);
    await thread.stop();
  });

  it('says in one sentence that its folder is damaged, and lets go of it', async () => {
    const damaged = await mkdtemp(join(tmpdir(), 'pagesmith-damaged-'));
    await mkdir(join(damaged, 'database'));
    await writeFile(join(damaged, 'database', 'PG_VERSION'), 'x');
    await expect(connect({ dataDir: damaged })).rejects.toMatchObject({ code: 'data_folder_unusable' });
    expect(existsSync(join(damaged, 'database.lock'))).toBe(false);
    await rm(damaged, { recursive: true });
  });
});
