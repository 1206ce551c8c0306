import type { PlanId } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedKey } from '../metering/call.ts';
import { createLedger, type Ledger } from '../metering/ledger.ts';
import { meteringLimits } from '../metering/limits.ts';
import { callBy, damaged, meteredAccount, start } from '../metering/testing/metered-account.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createJobs, type Jobs, jobLimits } from './jobs.ts';

const onError = (error: unknown) => {
  throw error;
};
const secrets = createSecrets({ secretKey: 'a key for the tests of claims, and for nothing else' });
const places = { perAccount: 9, long: 9, free: 9, longOperations: ['pdf-to-docx'] };

describe.each(kindsForPlainSql())('the order of jobs on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  let jobs: Jobs;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    const work = { ...meteringLimits.work, starter: { processorSeconds: 1, processorSecondsPerMinute: 1 } };
    ledger = createLedger({ database, clock, processId: 'this', limits: { work }, onError });
    const deps = { database, clock, secrets, ledger, processId: 'this', place: 'here', limits: jobLimits };
    jobs = createJobs(deps);
    await ledger.sweep();
  });
  beforeEach(async () => {
    clock.moveTo(start);
    await database.query('DELETE FROM jobs');
  });
  afterAll(() => database.close());

  async function submit(key: AuthenticatedKey, operation = 'fill-pdf') {
    const reservation = await ledger.reserve(callBy(key));
    const sealed = { key: Buffer.alloc(32, 7), requestEncrypted: Buffer.from('sealed') };
    await jobs.accept({ reservation, operation, ...sealed, inputBytes: 1, idempotencyKey: undefined });
    return reservation;
  }
  const submitOn = async (plan: PlanId, operation?: string) =>
    (await submit(await meteredAccount(database, plan), operation)).id;
  const later = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1000));
  const claimed = async (limits = places) => (await jobs.claim(limits))?.id;

  it('is by plan, and one that has waited long goes before a larger plan', async () => {
    const patient = await submitOn('starter');
    later(31);
    const starter = await submitOn('starter');
    const premium = await submitOn('premium');
    const enterprise = await submitOn('enterprise');
    const order = [await claimed(), await claimed(), await claimed(), await claimed()];
    expect(order).toEqual([patient, enterprise, premium, starter]);
  });

  it('lets an account with many queued jobs wait for those who had no turn since', async () => {
    const many = await meteredAccount(database, 'pro');
    const [first, second] = [(await submit(many)).id, (await submit(many)).id];
    later(1);
    const other = await submitOn('pro');
    later(1);
    expect([await claimed(), await claimed(), await claimed()]).toEqual([first, other, second]);
  });

  it('leaves places to short jobs, and to those of plans that are paid', async () => {
    const long = await submitOn('starter', 'pdf-to-docx');
    await submitOn('starter', 'pdf-to-docx');
    await submitOn('starter');
    const paidLong = await submitOn('pro', 'pdf-to-docx');
    const paid = await submitOn('pro');
    const narrow = { ...places, long: 2, free: 1 };
    later(60);
    expect(await claimed({ ...narrow, perAccount: 1 })).toBe(paidLong);
    const rest = [await claimed(narrow), await claimed(narrow), await claimed(narrow)];
    expect(rest).toEqual([paid, long, undefined]);
  });

  it('leaves a job alone for a while when something it needs is away, longer each time and never for long', async () => {
    const id = await submitOn('pro');
    const pauses: number[] = [];
    for (let wait = 0; wait < 8; wait += 1) {
      const job = await jobs.claim(places);
      if (job) await jobs.putBack(job, { pauses: true });
      // Not until now: a clock may be put back.
      const waiting = `UPDATE jobs SET waits_until = NULL WHERE id = $1 RETURNING
        (SELECT extract(epoch FROM waits_until - now())::double precision FROM jobs WHERE id = $1) AS seconds`;
      // The first pauses may be over by now.
      if (wait > 4) expect(await claimed()).toBeUndefined();
      const [row] = await database.query<{ seconds: number }>(waiting, [id]);
      pauses.push(row?.seconds ?? 0);
    }
    expect(pauses[0]).toBeLessThanOrEqual(1);
    expect(pauses[3]).toBeGreaterThan(4);
    expect(pauses[7]).toBeGreaterThan(30);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60);
  });

  it('counts the work of a job that was cancelled meanwhile', async () => {
    const ada = await meteredAccount(database, 'starter');
    const reservation = await submit(ada);
    await jobs.claim(places);
    await jobs.remove(ada.accountId, reservation.id);
    const job = { state: 'failed' as const, attempt: 1, retentionMinutes: 5 };
    expect(await ledger.release(reservation, { ...damaged, processorMs: 5_000, job })).toBe(false);
    await expect(submit(ada)).rejects.toMatchObject({ code: 'work_exhausted' });
  });
});
