import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';
import { createPasswords } from './passwords.ts';
import { identityAt, password, start, visitorAt } from './testing/identity-at.ts';

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

const throttled = { code: 'general_rate_limit_exceeded' };
const wrongCredentials = { code: 'user_invalid_credentials' };
const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const register = (who: Awaited<ReturnType<typeof identityAt>>, email: string) =>
  who.identity.register({ userId: 'unique()', email, password }, visitorAt('192.0.2.1'));

test('an unknown e-mail costs the work of a wrong password, no more and no less', async () => {
  const setting = await identityAt(database);
  await register(setting, 'known@example.com');
  const workOf = async (email: string) => {
    const before = setting.work.verifications;
    const attempt = setting.identity.signIn({ email, password: 'wrong password' }, visitorAt('192.0.2.2'));
    await expect(attempt).rejects.toMatchObject(wrongCredentials);
    return setting.work.verifications - before;
  };
  expect(await workOf('known@example.com')).toBe(1);
  expect(await workOf('unknown@example.com')).toBe(1);
});

test('beyond its limit a wrong sign-in from one address costs no hashing and one read, and keeps nobody else out', async () => {
  const failedSignInsOfAddress = { name: 'sign-in address', eventsMax: 20, windowMs: 3_600_000 };
  const setting = await identityAt(counting(database), { limits: { failedSignInsOfAddress } });
  await register(setting, 'customer@example.com');
  const attacker = visitorAt('198.51.100.66');
  const attempt = async (index: number) => {
    const given = { email: `victim-${index}@example.com`, password: 'wrong password' };
    await expect(setting.identity.signIn(given, attacker)).rejects.toThrow();
  };
  for (let index = 0; index < 25; index += 1) await attempt(index);
  expect(setting.work.verifications).toBe(20);
  const statementsBefore = statements;
  for (let index = 25; index < 100; index += 1) await attempt(index);
  expect(setting.work.verifications).toBe(20);
  expect(statements - statementsBefore).toBe(75);
  const given = { email: 'customer@example.com', password };
  expect((await setting.identity.signIn(given, visitorAt('203.0.113.5'))).account.email).toBe(given.email);
});

let statements = 0;
/** The same database, counting what is asked of it. */
function counting(counted: Database): Database {
  return {
    ...counted,
    query: (...args) => {
      statements += 1;
      return counted.query(...args);
    },
    get orm() {
      statements += 1;
      return counted.orm;
    },
  };
}

test('thirty wrong sign-ins at one moment are tried ten times, and thirty right ones all succeed', async () => {
  const setting = await identityAt(database);
  const email = 'crowd@example.com';
  await register(setting, email);
  const { verifications } = setting.work;
  const signIns = (text: string) =>
    Promise.allSettled(
      Array.from({ length: 30 }, () =>
        setting.identity.signIn({ email, password: text }, visitorAt('192.0.2.44')),
      ),
    );
  const right = await signIns(password);
  expect(right.filter(({ status }) => status === 'rejected')).toEqual([]);
  await signIns('wrong password');
  expect(setting.work.verifications - verifications).toBe(40);
});

test('ten failures from one network close an e-mail to it for a quarter of an hour, and to no other', async () => {
  const clock = movableClock(start);
  const setting = await identityAt(database, { clock });
  const email = 'locked@example.com';
  await register(setting, email);
  const signIn = (text: string, address: string) =>
    setting.identity.signIn({ email, password: text }, visitorAt(address));
  for (let count = 0; count < 10; count += 1) {
    await expect(signIn('wrong password', '203.0.113.7')).rejects.toMatchObject(wrongCredentials);
  }
  await expect(signIn(password, '203.0.113.7')).rejects.toMatchObject(throttled);
  await signIn(password, '203.0.113.99');
  clock.moveTo(minutesOn(16));
  await signIn(password, '203.0.113.7');
});

test('guesses from everywhere close an e-mail to browsers that it does not know, and never to one that it does', async () => {
  const failedSignInsOfEmail = { name: 'sign-in e-mail', eventsMax: 5, windowMs: 3_600_000 };
  const setting = await identityAt(database, { limits: { failedSignInsOfEmail } });
  const email = 'hunted@example.com';
  await register(setting, email);
  const signIn = (text: string, address: string, deviceId?: string) =>
    setting.identity.signIn({ email, password: text }, { ...visitorAt(address), deviceId });
  const { deviceId } = await signIn(password, '192.0.2.60');
  for (let count = 0; count < 5; count += 1) {
    await expect(signIn('wrong password', `203.0.113.${count}`)).rejects.toMatchObject(wrongCredentials);
  }
  await expect(signIn(password, '198.51.100.9')).rejects.toMatchObject(throttled);
  await expect(signIn(password, '198.51.100.9', 'f'.repeat(64))).rejects.toMatchObject(throttled);
  await signIn(password, '198.51.100.9', deviceId);
});

test('a browser that signed in before gets ten guesses of its own, and no more', async () => {
  const setting = await identityAt(database);
  const email = 'stolen-laptop@example.com';
  await register(setting, email);
  const visitor = visitorAt('192.0.2.70');
  const { deviceId } = await setting.identity.signIn({ email, password }, visitor);
  const signIn = (text: string) =>
    setting.identity.signIn({ email, password: text }, { ...visitor, deviceId });
  for (let count = 0; count < 10; count += 1) {
    await expect(signIn('wrong password')).rejects.toMatchObject(wrongCredentials);
  }
  await expect(signIn(password)).rejects.toMatchObject(throttled);
});

test('a success forgets the failures before it', async () => {
  const setting = await identityAt(database);
  const email = 'forgetful@example.com';
  await register(setting, email);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 9; count += 1) {
      const wrong = { email, password: 'wrong password' };
      await expect(setting.identity.signIn(wrong, visitorAt('192.0.2.9'))).rejects.toMatchObject(
        wrongCredentials,
      );
    }
    await setting.identity.signIn({ email, password }, visitorAt('192.0.2.9'));
  }
});

test('a session ends after fourteen days, and one too many ends the oldest', async () => {
  const clock = movableClock(start);
  const setting = await identityAt(database, { clock, limits: { sessionsMax: 3 } });
  const email = 'sessions@example.com';
  const { id } = await register(setting, email);
  const signIn = () => setting.identity.signIn({ email, password }, visitorAt('192.0.2.10'));
  const { token } = await signIn();
  clock.moveTo(minutesOn(14 * 24 * 60 - 1));
  expect((await setting.identity.authenticate(token))?.account.id).toBe(id);
  clock.moveTo(minutesOn(14 * 24 * 60));
  expect(await setting.identity.authenticate(token)).toBeUndefined();
  const { token: first } = await signIn();
  clock.moveTo(minutesOn(14 * 24 * 60 + 1));
  await Promise.all(Array.from({ length: 2 }, signIn));
  expect(await setting.identity.authenticate(first)).toBeDefined();
  await signIn();
  expect(await setting.identity.authenticate(first)).toBeUndefined();
});

test('a password is kept as argon2id', async () => {
  const passwords = await createPasswords();
  const hash = await passwords.hash(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
  expect(await passwords.verify(hash, password)).toBe(true);
  expect(await passwords.verify(hash, `${password}!`)).toBe(false);
  expect(await passwords.verify(undefined, password)).toBe(false);
});

test('when too many wait, the next is told at once', async () => {
  const queue = new BoundedQueue(1, 1, () => {
    throw new Error('full');
  });
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const running = queue.run(() => promise);
  const waiting = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toThrow('full');
  expect(() => queue.requireRoom()).toThrow('full');
  resolve('first');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  expect(await queue.run(async () => 'later')).toBe('later');
});
