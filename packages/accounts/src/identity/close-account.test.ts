import { policy } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpired } from './sweep.ts';
import { identityAt, password, start, visitorAt } from './testing/identity-at.ts';

const dayMs = 86_400_000;
/** Both promises hold, where a backup is kept for a month. */
test('a closed account is kept for less than the promised days, and so is a backup of its last day', () => {
  expect(policy.closedAccountDays).toBeLessThan(policy.dataDeletionDaysAfterTermination);
  expect(policy.closedAccountDays + 30).toBeLessThan(policy.backupDeletionDays);
});

const visitor = visitorAt('192.0.2.7');

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

async function customer(id: string, onAccountClosing?: (accountId: string) => Promise<void>) {
  const clock = movableClock(start);
  const { identity } = await identityAt(database, { clock, ...(onAccountClosing && { onAccountClosing }) });
  const email = `${id}@example.com`;
  await identity.register({ userId: id, email, password }, visitor);
  const signedIn = await identity.signIn({ email, password }, visitor);
  return { identity, clock, email, signedIn };
}

async function leaveTraces(id: string, email: string) {
  await database.query(
    `INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status, response_time_ms)
     VALUES ($1 || '-request', $1, 'key', 'Key', '/merge-pdf', 'POST', 'success', 200, 12)`,
    [id],
  );
  await database.query(
    `INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at)
     VALUES ($1, $1 || '-request', 'overage', 105, now())`,
    [id],
  );
  await database.query(
    `INSERT INTO tickets (id, account_id, name, email, reason, reply_token) VALUES ($1 || '-ticket', $1, 'Ada', $2, 'other', 'token')`,
    [id, email],
  );
}

/** Every table that refers to accounts, as the database itself knows it. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const owners = await database.query<{ relation: string; column: string }>(
    `SELECT conrelid::regclass::text AS relation, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'accounts'::regclass`,
  );
  const counts = await Promise.all(
    [...owners, { relation: 'accounts', column: 'id' }].map(async ({ relation, column }) => {
      const [row] = await database.query<{ count: number }>(
        `SELECT count(*)::int4 AS count FROM ${relation} WHERE ${column} = $1`,
        [id],
      );
      return [relation, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const ticketsFrom = (email: string) => database.query('SELECT id FROM tickets WHERE email = $1', [email]);

test('a closed account cannot be entered again, and its keys and sessions end at once', async () => {
  const { identity, email, signedIn } = await customer('closing');
  await identity.closeAccount(signedIn, { password }, visitor);
  expect(await identity.authenticate(signedIn.token)).toBeUndefined();
  await expect(identity.signIn({ email, password }, visitor)).rejects.toMatchObject({ code: 'user_closed' });
  const [row] = await database.query('SELECT status, closed_at FROM accounts WHERE id = $1', ['closing']);
  expect(row).toEqual({ status: 'blocked', closed_at: start });
});

test('an account is closed by who knows its password alone', async () => {
  const { identity, signedIn } = await customer('guarded');
  await expect(
    identity.closeAccount(signedIn, { password: 'not the password' }, visitor),
  ).rejects.toMatchObject({ code: 'user_invalid_credentials' });
  expect(await identity.authenticate(signedIn.token)).toBeDefined();
});

test('an account whose subscription cannot be ended stays open, and can be closed later', async () => {
  const told: string[] = [];
  const { identity, signedIn } = await customer('paying', async (accountId) => {
    told.push(accountId);
    if (told.length === 1) throw new Error('the provider does not answer');
  });
  const close = () => identity.closeAccount(signedIn, { password }, visitor);
  await expect(close()).rejects.toThrow('the provider does not answer');
  expect(await identity.authenticate(signedIn.token)).toBeDefined();
  await close();
  expect(told).toEqual(['paying', 'paying']);
  expect(await identity.authenticate(signedIn.token)).toBeUndefined();
});

test('everything of a closed account is erased within the promised days, and nothing of another', async () => {
  const { identity, clock, email, signedIn } = await customer('leaving');
  const other = await customer('staying');
  await leaveTraces('leaving', email);
  await leaveTraces('staying', other.email);
  const before = await rowsOf('staying');
  await identity.closeAccount(signedIn, { password }, visitor);

  const due = start.getTime() + policy.closedAccountDays * dayMs;
  clock.moveTo(new Date(due - 1));
  await sweepExpired(database, clock);
  expect(await rowsOf('leaving')).toMatchObject({ accounts: 1, api_requests: 1, charges: 1 });

  clock.moveTo(new Date(due));
  await sweepExpired(database, clock);
  expect(await rowsOf('leaving')).toEqual({});
  expect(await ticketsFrom(email)).toEqual([]);
  // The session of the other has ended by itself meanwhile.
  expect({ ...(await rowsOf('staying')), sessions: 1 }).toEqual(before);
  expect(await ticketsFrom(other.email)).toHaveLength(1);
});
