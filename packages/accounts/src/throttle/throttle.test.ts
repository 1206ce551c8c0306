import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from './network-of.ts';
import { createThrottle } from './throttle.ts';

const rule = { name: 'test', eventsMax: 3, windowMs: 60_000 };
const tenMinutes = { name: 'long', eventsMax: 100, windowMs: 600_000 };

describe.each(kindsForPlainSql())('on a database that is %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());

  const clock = movableClock('2026-11-15T08:00:00.000Z');
  let subjects = 0;
  const newSubject = () => `subject-${++subjects}`;
  const refused = expect.objectContaining({ code: 'general_rate_limit_exceeded', status: 429 });

  test('a rule allows its number of events, and says when there are more', async () => {
    const throttle = createThrottle(database, clock);
    const event = { rule, subject: newSubject() };
    for (let count = 0; count < 3; count += 1) await throttle.take(event);
    const resetsAt = new Date('2026-11-15T08:01:00.000Z');
    await expect(throttle.take(event)).rejects.toMatchObject({ facts: { limit: 3, remaining: 0, resetsAt } });
    await throttle.take({ rule, subject: newSubject() });
    clock.moveTo(resetsAt);
    await throttle.take(event);
  });

  test('many at once get no more than one after the other', async () => {
    const throttles = [createThrottle(database, clock), createThrottle(database, clock)];
    const event = { rule, subject: newSubject() };
    const takes = Array.from({ length: 20 }, (_, index) => throttles[index % 2]?.take(event));
    const results = await Promise.allSettled(takes);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('what one rule refuses uses up nothing of another', async () => {
    const throttle = createThrottle(database, clock);
    const full = { rule, subject: newSubject() };
    const victim = { rule: tenMinutes, subject: newSubject() };
    for (let count = 0; count < 3; count += 1) await throttle.take(full);
    for (let count = 0; count < 5; count += 1) {
      await expect(throttle.take(victim, full)).rejects.toEqual(refused);
    }
    const rows = await database.query('SELECT FROM throttles WHERE key = $1', [`long ${victim.subject}`]);
    expect(rows).toHaveLength(0);
  });

  test('the latest event can be forgiven, or all of them', async () => {
    const throttle = createThrottle(database, clock);
    const latest = { rule: tenMinutes, subject: newSubject() };
    const all = { rule, subject: newSubject() };
    const countOf = async (key: string) =>
      (await database.query<{ event_count: number }>('SELECT * FROM throttles WHERE key = $1', [key]))[0]
        ?.event_count;
    for (let count = 0; count < 3; count += 1) await throttle.take(all, latest);
    await expect(throttle.take(all, latest)).rejects.toEqual(refused);
    await throttle.forgive({ all: [all], latest: [latest] });
    expect(await countOf(`long ${latest.subject}`)).toBe(2);
    for (let count = 0; count < 3; count += 1) await throttle.take(all);
    await expect(throttle.check(all)).rejects.toEqual(refused);
    await throttle.clear(all);
    await throttle.check(all);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
