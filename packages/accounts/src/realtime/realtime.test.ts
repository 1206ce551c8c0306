import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import type { Account, SignedIn } from '../identity/account.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { Connection } from './connection.ts';
import { type RealtimeLimits, realtimeLimits } from './limits.ts';
import { publish } from './publish.ts';
import { type Realtime, startRealtime } from './realtime.ts';

const patiently = { timeout: 180_000 };
const start = new Date('2026-01-15T12:00:00Z');
const clock = movableClock(start);
const later = (ms: number) => clock.moveTo(new Date(start.getTime() + ms));

let database: Database;
let ada: SignedIn;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await temporaryDatabase();
  await addAccount(database, 'ada');
  ada = await addSession('a-session');
});
afterAll(() => database?.close());

async function addSession(id: string): Promise<SignedIn> {
  const expiresAt = new Date(start.getTime() + 600_000);
  await database.query(
    `INSERT INTO sessions (id, account_id, secret_hash, ip, user_agent, expires_at)
     VALUES ($1, 'ada', $2, '', '', $3)`,
    [id, Buffer.from(id), expiresAt],
  );
  const account = { id: 'ada' } as Account;
  const session = {
    id,
    accountId: 'ada',
    ip: '',
    userAgent: '',
    factors: ['password'],
    confirmedAt: start,
    expiresAt,
    createdAt: start,
    updatedAt: start,
    visitedBy: null,
    visitedFor: null,
  };
  return { account, session };
}

interface Heard {
  readonly connection: Connection;
  readonly said: { type: string; data?: Record<string, unknown> }[];
  closedWith?: number;
}

async function withRealtime(limits: Partial<RealtimeLimits>, work: (realtime: Realtime) => Promise<void>) {
  clock.moveTo(start);
  const realtime = await startRealtime({
    database,
    secrets: createSecrets({ secretKey: 'a key of at least thirty-two characters' }),
    limits: { ...realtimeLimits, ...limits },
    clock,
    authenticate: async () => undefined,
    showAccount: ({ id }) => ({ $id: id }),
    onError: (error) => errors.push(error),
  });
  await work(realtime).finally(() => realtime.stop());
  expect(errors).toEqual([]);
}

async function open(
  realtime: Realtime,
  signedIn?: SignedIn,
  unsentBytes = 0,
  channel = 'documents',
): Promise<Heard> {
  const said: Heard['said'] = [];
  const link = {
    send: (text: string) => void said.push(JSON.parse(text)),
    close: (code: number) => {
      heard.closedWith = code;
    },
    unsentBytes: () => unsentBytes,
  };
  const wanted = { link, address: '192.0.2.1', signedIn: Promise.resolve(signedIn), channels: [channel] };
  const heard: Heard = { connection: realtime.connect(wanted), said };
  await heard.connection.settled;
  return heard;
}

test('a socket that has not been heard for two minutes is ended, one that pings is not', () =>
  withRealtime({}, async (realtime) => {
    const [silent, lively] = [await open(realtime, ada), await open(realtime, ada)];
    later(119_000);
    lively.connection.hear('{"type":"ping"}');
    await lively.connection.settled;
    later(121_000);
    await realtime.sweep();
    expect([silent.closedWith, lively.closedWith]).toEqual([1001, undefined]);
  }));

test('a session that expires, or ends without being told of, takes its sockets with it', () =>
  withRealtime({ idleMs: 10_000_000 }, async (realtime) => {
    const [expiring, ending] = [await open(realtime, ada), await open(realtime, await addSession('ends'))];
    await database.query("DELETE FROM sessions WHERE id = 'ends'");
    await realtime.sweep();
    expect([expiring.closedWith, ending.closedWith]).toEqual([undefined, 1008]);
    later(600_000);
    await realtime.sweep();
    expect(expiring.closedWith).toBe(1008);
  }));

test('an expired session hears nothing, even before it is swept away', () =>
  withRealtime({ idleMs: 10_000_000 }, async (realtime) => {
    const heard = await open(realtime, ada);
    later(600_000);
    const fresh = await open(realtime, {
      ...ada,
      session: { ...ada.session, expiresAt: new Date('2027-01-01') },
    });
    await publish(database, { collection: 'users', id: 'ada', userId: 'ada', action: 'update' });
    await expect.poll(() => fresh.said.map(({ type }) => type), patiently).toEqual(['connected', 'event']);
    expect(heard.said.map(({ type }) => type)).toEqual(['connected']);
  }));

test('a new job is told of by its id, on a channel of its own', () =>
  withRealtime({}, async (realtime) => {
    const ofJobs = await open(realtime, ada, 0, 'jobs');
    const ofDocuments = await open(realtime, ada);
    await publish(database, { collection: 'jobs', id: 'job-1', userId: 'ada', action: 'create' });
    await publish(database, { collection: 'users', id: 'ada', userId: 'ada', action: 'update' });
    await expect.poll(() => ofDocuments.said.length, patiently).toBe(2);
    expect(ofDocuments.said[1]?.data).toMatchObject({ payload: { $id: 'ada' } });
    expect(ofJobs.said.slice(1).map(({ data }) => data)).toEqual([
      expect.objectContaining({
        events: ['jobs.job-1.create', 'jobs.*.create'],
        channels: ['jobs', 'jobs.job-1', 'jobs.create', 'jobs.job-1.create'],
        payload: { $id: 'job-1' },
      }),
    ]);
  }));

test('accounts and addresses have a number of sockets each, and one that leaves makes room', () =>
  withRealtime({ socketsPerAccountMax: 1, guestSocketsPerAddressMax: 1 }, async (realtime) => {
    const first = await open(realtime, ada);
    expect((await open(realtime, ada)).closedWith).toBe(1013);
    const guest = await open(realtime);
    expect((await open(realtime)).closedWith).toBe(1013);
    realtime.disconnect(first.connection);
    realtime.disconnect(guest.connection);
    expect((await open(realtime, ada)).closedWith).toBeUndefined();
    expect((await open(realtime)).closedWith).toBeUndefined();
  }));

test('a client that does not read is ended', () =>
  withRealtime({}, async (realtime) => {
    const heard = await open(realtime, ada, realtimeLimits.unsentBytesMax + 1);
    expect(heard.closedWith).toBe(1013);
  }));

test('subscriptions and channels have their limits', () =>
  withRealtime({ subscriptionsMax: 2, channelsMax: 2 }, async (realtime) => {
    const { connection, said } = await open(realtime, ada);
    const subscribe = async (subscriptionId: string, channels: string[]) => {
      connection.hear(JSON.stringify({ type: 'subscribe', data: [{ subscriptionId, channels }] }));
      await connection.settled;
      return said.at(-1)?.data;
    };
    expect(await subscribe('a', ['x', 'y'])).toMatchObject({ success: true });
    expect(await subscribe('a', ['z'])).toMatchObject({ success: true });
    expect(await subscribe('a', ['x', 'y', 'z'])).toMatchObject({ code: 1003 });
    expect(await subscribe('a', ['x'.repeat(201)])).toMatchObject({ code: 1003 });
    expect(await subscribe('b', ['x'])).toMatchObject({ code: 1003 });
  }));

test('a socket that closes while its session is looked up is not counted', () =>
  withRealtime({ socketsPerAccountMax: 1 }, async (realtime) => {
    const link = { send: () => undefined, close: () => undefined, unsentBytes: () => 0 };
    const wanted = { link, address: '192.0.2.1', signedIn: Promise.resolve(ada), channels: [] };
    const connection = realtime.connect(wanted);
    realtime.disconnect(connection);
    await connection.settled;
    expect((await open(realtime, ada)).closedWith).toBeUndefined();
  }));

test('noise on the database’s channel is not heard', () =>
  withRealtime({}, async (realtime) => {
    const heard = await open(realtime, ada);
    for (const noise of ['', '{}', '{"collection":"accounts"}']) await database.notify('changes', noise);
    await database.notify('sessions_ended', 'noise');
    await publish(database, { collection: 'account', id: 'ada', userId: 'ada', action: 'update' });
    await publish(database, { collection: 'users', id: 'ada', userId: 'ada', action: 'update' });
    await expect.poll(() => heard.said.length, patiently).toBe(2);
    expect(heard.said[1]?.data?.payload).toMatchObject({
      $id: 'ada',
      $collectionId: 'users',
      plan: 'starter',
    });
  }));
