import { legalVersionInForce } from '@pagesmith/catalog';
import { type Database, legalAcceptances } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMonthAfter } from './one-month-after.ts';
import { identityAt, password, visitorAt } from './testing/identity-at.ts';

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

test.each(['accounts', 'subscriptions', 'user_counters'])(
  'a registration that fails after its row in %s leaves nothing, and can be done again',
  async (table) => {
    const { identity } = await identityAt(database);
    const id = `after-${table.replace('_', '-')}`;
    const given = { userId: id, email: `${id}@example.com`, password };
    const register = () => identity.register(given, visitorAt('192.0.2.1'));
    await database.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'failed on purpose'; END $$`,
    );
    await database.query(`CREATE TRIGGER fails AFTER INSERT ON ${table} EXECUTE FUNCTION fail()`);
    await expect(register()).rejects.toThrow('failed on purpose');
    await database.query('DROP FUNCTION fail CASCADE');
    expect(await rowsOf(id)).toEqual({ accounts: 0, subscriptions: 0, counters: 0 });
    await register();
    expect(await rowsOf(id)).toEqual({ accounts: 1, subscriptions: 1, counters: 1 });
  },
);

async function rowsOf(id: string) {
  const [counts] = await database.query(
    `SELECT (SELECT count(*) FROM accounts WHERE id = $1) AS accounts,
      (SELECT count(*) FROM subscriptions WHERE user_id = $1) AS subscriptions,
      (SELECT count(*) FROM user_counters WHERE user_id = $1) AS counters`,
    [id],
  );
  return counts;
}

test('terms and privacy are accepted at registration, and recorded with their version', async () => {
  const { identity } = await identityAt(database);
  const versions = { terms: legalVersionInForce('terms'), privacy: legalVersionInForce('privacy') };
  const register = (id: string, accepted?: object) =>
    identity.register({ userId: id, email: `${id}@example.com`, password, accepted }, visitorAt('192.0.2.7'));
  await register('by-form', versions);
  await register('by-sdk');
  const future = { ...versions, terms: versions.terms + 1 };
  await expect(register('ahead', future)).rejects.toMatchObject({ status: 400 });
  const recorded = await database.orm.select().from(legalAcceptances).orderBy(legalAcceptances.page);
  expect(recorded).toMatchObject([
    { accountId: 'by-form', page: 'privacy', version: versions.privacy, acceptedAt: expect.any(Date) },
    { accountId: 'by-form', page: 'terms', version: versions.terms },
  ]);
});

test('an account that the SDK made owes its acceptance until it is given once, with the version', async () => {
  const { identity } = await identityAt(database);
  const account = await identity.register(
    { userId: 'sdk', email: 'sdk@example.com', password },
    visitorAt('192.0.2.7'),
  );
  const { token } = await identity.signIn({ email: 'sdk@example.com', password }, visitorAt('192.0.2.7'));
  const who = (await identity.authenticate(token)) ?? expect.unreachable();
  expect(await identity.owesAcceptance(account.id)).toBe(true);
  await expect(identity.accept(who, {})).rejects.toMatchObject({ status: 400 });
  const accepted = { terms: legalVersionInForce('terms'), privacy: legalVersionInForce('privacy') };
  await identity.accept(who, { accepted });
  await identity.accept(who, { accepted });
  expect(await identity.owesAcceptance(account.id)).toBe(false);
  const recorded = await database.orm
    .select()
    .from(legalAcceptances)
    .where(eq(legalAcceptances.accountId, 'sdk'));
  expect(recorded.find(({ page }) => page === 'terms')?.version).toBe(accepted.terms);
});

test('an address may register sixty times an hour', async () => {
  const { identity } = await identityAt(database);
  await identity.register({ userId: 'taken', email: 'taken@example.com', password }, visitorAt('192.0.2.60'));
  const again = () =>
    identity.register({ userId: 'taken', email: 'x@example.com', password }, visitorAt('2001:db8::1'));
  for (let count = 0; count < 60; count += 1) await expect(again()).rejects.toMatchObject({ status: 409 });
  await expect(again()).rejects.toMatchObject({ code: 'general_rate_limit_exceeded', status: 429 });
});

test.each([
  ['2026-11-15T08:30:00.000Z', '2026-12-15T08:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ['2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
])('one month after %s is %s', (from, to) => expect(oneMonthAfter(new Date(from)).toISOString()).toBe(to));
