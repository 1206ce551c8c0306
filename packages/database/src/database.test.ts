import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { accounts } from './schema/index.ts';
import { availableKinds, temporaryDatabase } from './testing/index.ts';
import { uniqueViolation } from './unique-violation.ts';

const everyType = `
  SELECT 42::int8 AS int8, 42::int4 AS int4, 42::int2 AS int2, 1.5::float8 AS float8, 1.50::numeric AS numeric,
    true AS bool, 'é'::text AS text, timestamptz '2026-11-15 12:00:00.123+02' AS timestamptz,
    timestamp '2026-11-15 12:00:00.123' AS timestamp, date '2026-11-15' AS date,
    '{"a": [1, null]}'::jsonb AS jsonb, '\\x00ff'::bytea AS bytea, NULL::int8 AS nothing,
    ARRAY[1, NULL]::int8[] AS int8s, ARRAY[date '2026-11-15'] AS dates,
    ARRAY[timestamp '2026-11-15 12:00'] AS timestamps, count(*) AS counted`;

const account = (id: string) => ({ id, email: `${id}@example.com`, name: 'Ada', passwordHash: 'hash' });

describe.each(availableKinds())('on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());

  it('gives every SQL type the same JavaScript type', async () => {
    expect(await database.query(everyType)).toStrictEqual([
      {
        int8: 42,
        int4: 42,
        int2: 42,
        float8: 1.5,
        numeric: '1.50',
        bool: true,
        text: 'é',
        timestamptz: new Date('2026-11-15T10:00:00.123Z'),
        timestamp: new Date('2026-11-15T12:00:00.123Z'),
        date: '2026-11-15',
        jsonb: { a: [1, null] },
        bytea: Buffer.from([0, 255]),
        nothing: null,
        int8s: [1, null],
        dates: ['2026-11-15'],
        timestamps: [new Date('2026-11-15T12:00:00Z')],
        counted: 1,
      },
    ]);
  });

  it('answers what a function of it answers, each time anew', async () => {
    const answers = ['first', 'second'].map((word) => database.call('upper', [word]));
    expect(await Promise.all(answers)).toEqual(['FIRST', 'SECOND']);
    await expect(database.call('no_such_function', [])).rejects.toMatchObject({ code: '42883' });
    expect(await database.transaction((transaction) => transaction.call('upper', ['third']))).toBe('THIRD');
  });

  it('takes every JavaScript type as a parameter', async () => {
    const time = new Date('2026-11-15T10:00:00.123Z');
    const [row] = await database.query(
      'SELECT $1::int8 AS a, $2::timestamptz AS b, $3::jsonb AS c, $4::bytea AS d, $5::text[] AS e, $6::text AS f',
      [7, time, { deep: ['é'] }, Buffer.from([1, 2]), ['x', 'y,"z'], null],
    );
    expect(row).toStrictEqual({
      a: 7,
      b: time,
      c: { deep: ['é'] },
      d: Buffer.from([1, 2]),
      e: ['x', 'y,"z'],
      f: null,
    });
  });

  it('refuses a number that JavaScript cannot hold instead of changing it', async () => {
    await expect(database.query('SELECT 9007199254740993::int8 AS n')).rejects.toThrow('not a safe integer');
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('computes days in UTC, wherever the server stands', async () => {
    expect(await database.query('SHOW timezone')).toEqual([{ TimeZone: 'UTC' }]);
  });

  it('passes large values whole', async () => {
    const text = 'é'.repeat(3_000_000);
    const [row] = await database.query<{ text: string }>('SELECT $1::text AS text', [text]);
    expect(row?.text === text).toBe(true);
  });

  it('goes on working, on the same connection, after a statement that failed', async () => {
    const pid = () => database.query('SELECT pg_backend_pid()');
    const before = await pid();
    await expect(database.query('SELECT absent')).rejects.toMatchObject({ code: '42703' });
    await expect(database.query('SELECT $1::int4', ['x'])).rejects.toMatchObject({
      code: 'value_unstorable',
    });
    expect(await pid()).toEqual(before);
  });

  it('answers a hundred statements at once, each with its own rows', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((n) => database.query('SELECT $1::int4 AS n', [n])));
    expect(answers).toEqual(numbers.map((n) => [{ n }]));
  });

  it('reads and writes through Drizzle', async () => {
    const [inserted] = await database.orm.insert(accounts).values(account('orm')).returning();
    expect(inserted).toMatchObject({ ...account('orm'), status: 'active', createdAt: expect.any(Date) });
    const [found] = await database.orm.select().from(accounts).where(eq(accounts.id, 'orm'));
    expect(found).toEqual(inserted);
  });

  it('names the constraint that a second account of one e-mail breaks, and shows no value in the error', async () => {
    await database.orm.insert(accounts).values(account('twin'));
    const second = database.orm
      .insert(accounts)
      .values({ ...account('twin'), id: 'other', passwordHash: 'secret' });
    const error: unknown = await second.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(uniqueViolation(error)).toBe('accounts_email_unique');
    expect(String(error)).not.toContain('secret');
  });

  it('tells listeners what was notified, and nothing after they stopped', async () => {
    const heard: string[] = [];
    const stop = await database.listen('news', (payload) => heard.push(payload));
    await database.notify('news', 'first');
    await database.transaction(async (transaction) => {
      await transaction.notify('news', 'second');
    });
    await everythingHeard(database);
    await stop();
    await database.notify('news', 'third');
    await everythingHeard(database);
    expect(heard).toEqual(['first', 'second']);
  });

  it('does not tell what was notified in a transaction that was rolled back', async () => {
    const heard: string[] = [];
    const stop = await database.listen('news', (payload) => heard.push(payload));
    const failing = database.transaction(async (transaction) => {
      await transaction.notify('news', 'never');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await everythingHeard(database);
    await stop();
    expect(heard).toEqual([]);
  });
});

/** Notifications arrive in order: when a marker has come back, everything before it has, too. */
async function everythingHeard(database: Database): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    database
      .listen('marker', () => resolve())
      .then(() => database.notify('marker'))
      .catch(reject);
  });
}
