// Both makers keep the same promises. S3 is a real HTTP server, which also fails in its own ways.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createFolderStore } from './folder-store.ts';
import { openStore } from './open-store.ts';
import { S3Client } from './s3/s3-client.ts';
import { createS3Store } from './s3/s3-store.ts';
import type { Store } from './store.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-store-'));
const limits = { attempts: 4, firstPauseMs: 1, timeoutMs: 2_000, partBytes: 1_000 };
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterEach(() => {
  s3.fault = () => undefined;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const storeOnS3 = (given: Partial<typeof limits> = {}): Store => {
  const { store } = readConfig(s3.variables);
  if (!store) throw new Error('no store is configured');
  return createS3Store(new S3Client(store.address, store.keys, { ...limits, ...given }));
};
const makers: Record<string, () => Store> = {
  folder: () => createFolderStore(join(folder, 'store')),
  S3: () => storeOnS3(),
};

let files = 0;
function fileOf(content: Buffer): string {
  files += 1;
  const path = join(folder, `file-${files}`);
  writeFileSync(path, content);
  return path;
}
const contentOf = async (store: Store, name: string) => buffer(await store.read(name));
async function namesIn(store: Store, name: string): Promise<string[]> {
  const names: string[] = [];
  for await (const file of store.list(name)) names.push(file.name);
  return names.sort();
}

describe.each(Object.keys(makers))('a store on %s', (kind) => {
  let store: Store;
  beforeAll(() => {
    store = makers[kind]?.() ?? storeOnS3();
  });

  test.each([0, 1, 1_000, 1_001, 5_500])('gives back %i bytes as they were put', async (size) => {
    const content = randomBytes(size);
    await store.put(`jobs/a/${size}`, fileOf(content));
    expect(content.equals(await contentOf(store, `jobs/a/${size}`))).toBe(true);
  });

  test('replaces a file that is put again', async () => {
    await store.put('kept/again', fileOf(Buffer.from('before')));
    await store.put('kept/again', fileOf(Buffer.from('after')));
    expect(String(await contentOf(store, 'kept/again'))).toBe('after');
  });

  test('lists the files of a folder and no others, with the time of their change', async () => {
    const names = ['1', '2', '3', '4', '5', 'result'].map((name) => `jobs/listed/${name}`);
    for (const name of [...names, 'jobs/listed-not/1']) await store.put(name, fileOf(Buffer.from('x')));
    expect(await namesIn(store, 'jobs/listed')).toEqual(names);
    expect(await namesIn(store, 'jobs')).toEqual(expect.arrayContaining([...names, 'jobs/listed-not/1']));
    for await (const { changedAt } of store.list('jobs/listed')) {
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(600_000);
    }
    expect(await namesIn(store, 'jobs/absent')).toEqual([]);
  });

  test('removes a file, a folder, and what is not there', async () => {
    for (const name of ['1', '2', '3', '4', '5']) {
      await store.put(`jobs/removed/${name}`, fileOf(Buffer.from('x')));
    }
    await store.remove('jobs/removed/2');
    await store.remove('jobs/removed/2');
    expect(await namesIn(store, 'jobs/removed')).toHaveLength(4);
    await store.removeFolder('jobs/removed');
    await store.removeFolder('jobs/removed');
    expect(await namesIn(store, 'jobs/removed')).toEqual([]);
    await expect(store.read('jobs/removed/1')).rejects.toThrow();
  });

  test('keeps its mark, which is no file of a job', async () => {
    expect(await store.marker()).toBeUndefined();
    await store.mark('the mark');
    expect(await store.marker()).toBe('the mark');
    expect((await namesIn(store, 'jobs')).filter((name) => name.includes('place'))).toEqual([]);
  });
});

describe('S3 that fails', () => {
  /** Fails the first request that fits, or as many as given. */
  const failOnce = (fault: ReturnType<S3Server['fault']>, method: string, part: RegExp, times = 1) => {
    let left = times;
    s3.fault = ({ method: its, url = '' }) => {
      if (its !== method || !part.test(url) || left === 0) return undefined;
      left -= 1;
      return fault;
    };
  };
  const large = randomBytes(3_500);

  test.each([
    ['is overloaded at the start of an upload in parts', 'away', 'POST', /uploads/],
    ['is overloaded in the middle of it', 'away', 'PUT', /partNumber=2/],
    ['loses the answer to a part', 'lost answer', 'PUT', /partNumber=3/],
    ['is overloaded at its end', 'away', 'POST', /uploadId/],
    ['loses the answer to its end', 'lost answer', 'POST', /uploadId/],
  ] as const)('and %s has the file in the end', async (_, fault, method, part) => {
    const store = storeOnS3();
    failOnce(fault, method, part);
    await store.put('jobs/faults/large', fileOf(large));
    expect(large.equals(await contentOf(store, 'jobs/faults/large'))).toBe(true);
    expect(s3.uploads.size).toBe(0);
  });

  test('and cuts a file in the middle, three times, is read on from there', async () => {
    const store = storeOnS3();
    await store.put('jobs/faults/cut', fileOf(large));
    failOnce('cut', 'GET', /cut/, 3);
    expect(large.equals(await contentOf(store, 'jobs/faults/cut'))).toBe(true);
  });

  test('and says nothing for too long is asked again', async () => {
    const store = storeOnS3({ timeoutMs: 200 });
    await store.put('jobs/faults/silent', fileOf(large));
    failOnce('silent', 'GET', /silent/);
    expect(large.equals(await contentOf(store, 'jobs/faults/silent'))).toBe(true);
  });

  test('and stays away makes a call fail as store_away, and leaves no parts behind once it is back', async () => {
    const store = storeOnS3();
    failOnce('away', 'PUT', /partNumber=2/, limits.attempts);
    await expect(store.put('jobs/faults/away', fileOf(large))).rejects.toMatchObject({
      code: 'store_away',
      status: 503,
      facts: { retryAfterSeconds: 5 },
    });
    expect([s3.uploads.size, [...s3.objects.keys()].some((key) => key.endsWith('faults/away'))]).toEqual([
      0,
      false,
    ]);
  });

  test('and refuses the keys is not asked again and again', async () => {
    const { store: configured } = readConfig({ ...s3.variables, AWS_SECRET_ACCESS_KEY: 'wrong' });
    if (!configured) throw new Error('no store is configured');
    const store = createS3Store(new S3Client(configured.address, configured.keys, limits));
    const before = s3.requests.length;
    await expect(store.marker()).rejects.toThrow('403 (SignatureDoesNotMatch)');
    expect(s3.requests.length - before).toBe(1);
  });
});

describe('processes that share a database', () => {
  test('do not start without their store, and say why', async () => {
    s3.fault = () => 'away';
    const opening = openStore({ config: readConfig(s3.variables), database, limits });
    await expect(opening).rejects.toThrow(/^The store cannot be used: s3:\/\/bucket\/pages\/place .*503/);
  });

  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase();
  });
  afterAll(() => database.close());
  const open = (name: string) =>
    openStore({ config: readConfig({ DATA_DIR: join(folder, name) }), database });

  test('agree on one store when they start at once, and refuse another with a sentence', async () => {
    const [first, second] = await Promise.all([open('shared'), open('shared')]);
    expect(first.id).toBe(second.id);
    await expect(open('separate')).rejects.toThrow(/lie in another store.*same STORE_URL.*same DATA_DIR/);
    expect(existsSync(join(folder, 'separate'))).toBe(false);
    await expect(first.check()).resolves.toBeUndefined();
    rmSync(join(folder, 'shared', 'jobs', 'place'));
    await expect(first.check()).rejects.toThrow('there is nothing');
  });
});
