import { apiKeys, type Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { Failure, movableClock, uniqueId } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuthenticatedKey, PresentedCall, Reservation } from './call.ts';
import { createLedger, type Ledger } from './ledger.ts';
import {
  booksOf,
  damaged,
  meteredAccount,
  monthEnd,
  start,
  success,
  wideRates,
} from './testing/metered-account.ts';

const clock = movableClock(start);
let database: Database;
let ledgers: Ledger[];

beforeAll(async () => {
  database = await temporaryDatabase();
  const onError = () => undefined;
  ledgers = ['p', 'q'].map((processId) =>
    createLedger({ database, clock, processId, limits: { ...wideRates, testRatePerMinute: 1e6 }, onError }),
  );
  for (const ledger of ledgers) await ledger.sweep();
});
beforeEach(() => clock.moveTo(start));
afterAll(() => database?.close());

type Settings = Partial<typeof apiKeys.$inferInsert>;

async function keyWith(settings: Settings, plan: Parameters<typeof meteredAccount>[1] = 'pro') {
  const key = await meteredAccount(database, plan);
  await database.orm.update(apiKeys).set(settings).where(eq(apiKeys.id, key.keyId));
  return key;
}

const enter = ({ keyId }: AuthenticatedKey, given: Partial<PresentedCall> = {}, process = 0) =>
  (ledgers[process] ?? expect.unreachable()).enter({
    id: uniqueId(),
    operation: 'fill-pdf',
    endpoint: '/fill-pdf',
    method: 'POST',
    isProTool: false,
    inputBytesMax: 2_000,
    keyHash: Buffer.from(keyId),
    caller: { address: '192.0.2.7', client: 'tests/1' },
    ...given,
  });

const codeOf = async (entering: ReturnType<typeof enter>) => {
  const entry = await entering;
  if (entry.state === 'refused') return entry.failure.code;
  return entry.state === 'keyRefused' ? entry.refusal.outcome : entry.state;
};

async function reserved(entering: ReturnType<typeof enter>): Promise<Reservation> {
  const entry = await entering;
  return entry.state === 'reserved' ? entry.reservation : expect.unreachable(JSON.stringify(entry));
}

const ledger = () => ledgers[0] ?? expect.unreachable();

test('of calls that begin at the same moment in two processes, no more than the key’s monthly cap pass', async () => {
  const key = await keyWith({ monthlyCap: 5 });
  const entries = await Promise.all(Array.from({ length: 16 }, (_, index) => enter(key, {}, index % 2)));
  const held = entries.flatMap((entry) => (entry.state === 'reserved' ? [entry.reservation] : []));
  expect(held).toHaveLength(5);
  const [first, second, ...others] = held;
  await ledger().release(first ?? expect.unreachable(), damaged);
  await ledger().settle(second ?? expect.unreachable(), success);
  expect(await codeOf(enter(key))).toBe('reserved');
  const refused = await enter(key);
  expect(refused).toMatchObject({ state: 'refused', failure: { code: 'key_limit_reached', status: 429 } });
  if (refused.state === 'refused') expect(refused.failure.facts).toMatchObject({ limit: 5 });
  for (const one of others) await ledger().settle(one, success);
  expect((await booksOf(database, key)).key.monthCalls).toBe(4);
  clock.moveTo(monthEnd);
  await ledger().settle(await reserved(enter(key)), success);
  expect((await booksOf(database, key)).key.monthCalls).toBe(1);
});

test('a key’s own rate stops that key and no other of its account', async () => {
  const key = await keyWith({ ratePerMinute: 2 });
  const other = { ...key, keyId: uniqueId() };
  await database.orm.insert(apiKeys).values({
    id: other.keyId,
    userId: key.accountId,
    name: 'Other',
    keyEncrypted: Buffer.from('-'),
    keyHash: Buffer.from(other.keyId),
    secretKeyId: '-',
  });
  const codes = [];
  for (let count = 0; count < 3; count += 1) codes.push(await codeOf(enter(key)));
  expect(codes).toEqual(['reserved', 'reserved', 'key_limit_reached']);
  expect(await codeOf(enter(other))).toBe('reserved');
  clock.moveTo(new Date(start.getTime() + 60_000));
  expect(await codeOf(enter(key))).toBe('reserved');
});

test.each<[string, Settings, Partial<PresentedCall>, string]>([
  ['an expired key', { expiresAt: start }, {}, 'keyExpired'],
  ['a key that expires later', { expiresAt: monthEnd }, {}, 'reserved'],
  ['another address', { allowedAddresses: ['192.0.2.8', '198.51.100.0/24'] }, {}, 'addressNotAllowed'],
  ['an address on the list', { allowedAddresses: ['192.0.2.7'] }, {}, 'reserved'],
  ['a network on the list', { allowedAddresses: ['192.0.2.0/29'] }, {}, 'reserved'],
  ['an unknown address', { allowedAddresses: ['0.0.0.0/0'] }, { caller: undefined }, 'addressNotAllowed'],
  [
    'a v6 network',
    { allowedAddresses: ['2001:db8::/32'] },
    { caller: { address: '2001:db8::7', client: '' } },
    'reserved',
  ],
  [
    'a v6 address elsewhere',
    { allowedAddresses: ['2001:db8::/32', '0.0.0.0/0'] },
    { caller: { address: '2001:db9::7', client: '' } },
    'addressNotAllowed',
  ],
  ['the scope of this operation', { scopes: ['operations:fill-pdf'] }, {}, 'reserved'],
  ['the scope of another operation', { scopes: ['operations:merge-pdf', 'jobs'] }, {}, 'scopeMissing'],
  ['an inactive key', { status: 'inactive' }, {}, 'keyInactive'],
])('%s decides whether a call begins', async (_what, settings, given, outcome) => {
  expect(await codeOf(enter(await keyWith(settings), given))).toBe(outcome);
});

test('the last use of a key is known with its address and client', async () => {
  const key = await meteredAccount(database, 'pro');
  await ledger().settle(await reserved(enter(key)), success);
  expect((await booksOf(database, key)).key).toMatchObject({
    lastUsedAt: start,
    lastAddress: '192.0.2.7',
    lastClient: 'tests/1',
  });
});

test('a test key calls without credit, trial, charge or count, and its calls are logged as tests', async () => {
  const key = await keyWith({ mode: 'test' }, 'premium');
  for (let count = 0; count < 4; count += 1) {
    const reservation = await reserved(enter(key, { isProTool: true, operation: 'pdf-to-docx' }));
    expect(reservation).toMatchObject({ isTest: true, mustWatermark: true, trialsRemaining: undefined });
    expect(await ledger().settle(reservation, { ...success, inputBytes: 60_000_000 })).toMatchObject({
      creditsUsed: 0,
      charges: { overage: 0, fileSize: 0, proTools: 0, gdpr: 0 },
    });
  }
  await ledger().release(await reserved(enter(key)), damaged);
  const busy = new Failure({ code: 'busy', status: 503, title: { en: '', fr: '' } }, { en: '', fr: '' });
  const refused = {
    id: uniqueId(),
    key: { ...key, mode: 'test' as const },
    operation: null,
    endpoint: '/',
    method: 'POST',
  };
  await ledger().refuse(refused, { failure: busy, responseTimeMs: 1, inputBytes: 0 });
  await ledger().flush();
  const books = await booksOf(database, key);
  expect(books.subscription).toMatchObject({
    currentUsage: 0,
    reservedCalls: 0,
    chargedMills: 0,
    reservedMills: 0,
  });
  expect(books.counters).toMatchObject({ monthlyRequests: 0, totalRequests: 0 });
  expect(books.charges).toEqual([]);
  expect(books.key.requestCount).toBe(6);
  expect(books.log.map(({ mode, credits }) => [mode, credits])).toEqual(Array(6).fill(['test', 0]));
});

test('an account whose allowance is used up goes on with a test key', async () => {
  const key = await keyWith({ mode: 'test' }, 'starter');
  await database.query('UPDATE subscriptions SET current_usage = monthly_limit WHERE user_id = $1', [
    key.accountId,
  ]);
  expect(await codeOf(enter(key))).toBe('reserved');
});
