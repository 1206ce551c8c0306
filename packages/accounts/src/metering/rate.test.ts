import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meteredAccount } from './testing/metered-account.ts';

const startMs = Date.UTC(2026, 0, 15);
const windowMs = 60_000;

interface Answer {
  readonly isFull: boolean;
  readonly used: number;
  readonly freeMs?: number;
}

/** How many of the times lie in the fullest 60 seconds. */
const fullest = (timesMs: readonly number[]): number =>
  Math.max(0, ...timesMs.map((from) => timesMs.filter((ms) => ms >= from && ms < from + windowMs).length));

describe.each(kindsForPlainSql())('exactly N calls in any 60 seconds (%s)', (kind) => {
  let database: Database;
  let accountId: string;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());

  const begin = async () => {
    accountId = (await meteredAccount(database, 'starter')).accountId;
  };
  const take = async (rate: number, ms: number): Promise<Answer> =>
    (await database.call<Answer>('enter_call_window', [
      accountId,
      accountId,
      rate,
      new Date(startMs + ms),
    ])) ?? expect.unreachable();
  /** Returns how many of the calls passed. */
  const burst = async (count: number, rate: number, ms: number): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: count }, () => take(rate, ms)));
    return answers.filter(({ isFull }) => !isFull).length;
  };

  it.each([
    [1, 7_919],
    [3, 104_729],
    [10, 1_299_709],
    [10, 6_700_417],
  ])('pass, and no more, however they are spread (%i, %i)', async (rate, prime) => {
    await begin();
    const passed: number[] = [];
    let ms = 0;
    for (let index = 1; index <= 80; index += 1) {
      ms += (index * prime) % 11_003;
      const live = passed.filter((at) => at > ms - windowMs).length;
      const { isFull } = await take(rate, ms);
      expect(isFull).toBe(live >= rate);
      if (!isFull) passed.push(ms);
    }
    expect(fullest(passed)).toBe(rate);
  });

  it.each(process.env.SOAK ? [10, 128, 500, 1_000] : [10, 128, 300])(
    'pass at once on a rate of %i, and as many a minute later',
    async (rate) => {
      await begin();
      expect(await burst(rate + 7, rate, 0)).toBe(rate);
      expect(await take(rate, 59_999)).toMatchObject({ isFull: true, freeMs: 1 });
      expect(await burst(rate + 7, rate, windowMs)).toBe(rate);
    },
  );

  it('are never exceeded by a rate whose calls are kept in lots, and all but the rest of a lot pass', async () => {
    await begin();
    const rate = 500;
    const passed: number[] = [];
    for (let ms = 0; ms < 2.2 * windowMs; ms += 100) if (!(await take(rate, ms)).isFull) passed.push(ms);
    expect(fullest(passed)).toBeLessThanOrEqual(rate);
    expect(passed.filter((ms) => ms >= windowMs && ms < 2 * windowMs).length).toBeGreaterThan(rate - 8);
    const [kept] = await database.query<{ count: number }>(
      'SELECT cardinality(calls) AS count FROM call_windows WHERE user_id = $1',
      [accountId],
    );
    expect(kept?.count).toBeLessThanOrEqual(128);
  });

  it('count under a smaller plan too, which says when it has room', async () => {
    await begin();
    for (let ms = 0; ms < 20_000; ms += 1_000) await take(100, ms);
    expect(await take(10, 20_000)).toMatchObject({ isFull: true, used: 20, freeMs: 50_000 });
    expect((await take(10, 70_000)).isFull).toBe(false);
  });

  it('are not held back by a clock that was set back, nor let through by one that is a little behind', async () => {
    await begin();
    expect(await burst(10, 10, 3_600_000)).toBe(10);
    expect(await take(10, 3_599_000)).toMatchObject({ isFull: true });
    expect(await burst(11, 10, 0)).toBe(10);
  });
});
