import type { Database } from '@pagesmith/database';
import { authenticators, recoveryCodes } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../identity/account.ts';
import { identityAt, password, start, visitorAt } from '../identity/testing/identity-at.ts';
import { listSecurityEvents } from '../security-log/list.ts';

const here = visitorAt('192.0.2.1');
const minuteMs = 60_000;

let database: Database;
let room: Awaited<ReturnType<typeof identityAt>>;
const clock = movableClock(start);
beforeAll(async () => {
  database = await temporaryDatabase();
  room = await identityAt(database, { clock });
});
beforeEach(() => clock.moveTo(start));
afterAll(() => database.close());

let people = 0;

async function signedIn(): Promise<SignedIn & { token: string }> {
  people += 1;
  const email = `person-${people}@example.com`;
  await room.identity.register({ userId: 'unique()', email, password, name: 'Ada' }, here);
  return room.identity.signIn({ email, password }, here);
}

const later = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) });

/** With an authenticator; returns its secret and the account's recovery codes. */
async function enrolled() {
  const who = await signedIn();
  const { secret } = await room.factors.addAuthenticator(who);
  const account = await room.factors.confirmAuthenticator(who, { otp: codeOf(secret) }, here);
  const codes = await room.factors.makeRecoveryCodes(who, { mayReplace: false }, here);
  later(30_000);
  const again = () => room.identity.signIn({ email: account.email, password }, here);
  return { who, account, secret, codes, again };
}

async function give(who: SignedIn, factor: 'totp' | 'recoverycode', otp: string, visitor = here) {
  const { id: challengeId } = await room.factors.askSecondFactor(who, { factor });
  return room.factors.giveSecondFactor(who, { challengeId, otp }, visitor);
}

test('the password alone opens nothing, and its session ends by itself a quarter of an hour later', async () => {
  const { again, secret } = await enrolled();
  const half = await again();
  await expect(room.identity.authenticate(half.token)).rejects.toMatchObject({
    code: 'user_more_factors_required',
  });
  later(14 * minuteMs);
  await give(half, 'totp', codeOf(secret));
  later(15 * minuteMs);
  expect(await room.identity.authenticate(half.token)).toMatchObject({
    session: { factors: ['password', 'totp'] },
  });
  const waiting = await again();
  later(16 * minuteMs);
  expect(await room.identity.recognise(waiting.token)).toBeUndefined();
});

test('turning it on ends the sessions that the password opened elsewhere', async () => {
  const who = await signedIn();
  const other = await room.identity.signIn({ email: who.account.email, password }, here);
  const { secret } = await room.factors.addAuthenticator(who);
  await room.factors.confirmAuthenticator(who, { otp: codeOf(secret) }, here);
  expect(await room.identity.recognise(other.token)).toBeUndefined();
  expect(await room.identity.authenticate(who.token)).toMatchObject({ account: { hasSecondFactor: true } });
});

test('a code is good for one use and one step to either side', async () => {
  const { again, secret } = await enrolled();
  const code = codeOf(secret);
  await give(await again(), 'totp', code);
  await expect(give(await again(), 'totp', code)).rejects.toMatchObject({ code: 'user_invalid_token' });
  later(60_000);
  const old = codeOf(secret);
  later(60_000);
  await expect(give(await again(), 'totp', old)).rejects.toMatchObject({ code: 'user_invalid_token' });
  const fresh = codeOf(secret);
  later(30_000);
  await give(await again(), 'totp', fresh);
});

test('of many who bring the same code at the same moment, one gets in', async () => {
  const { again, secret } = await enrolled();
  const code = codeOf(secret);
  const halves = [await again(), await again(), await again()];
  const results = await Promise.allSettled(halves.map((half) => give(half, 'totp', code)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a recovery code opens a session once, however it is typed', async () => {
  const { again, account, codes } = await enrolled();
  const [code = ''] = codes;
  expect(new Set(codes).size).toBe(10);
  const whole = await give(await again(), 'recoverycode', ` ${code.toUpperCase().replaceAll('-', ' ')}`);
  expect(whole.session.factors).toEqual(['password', 'recoverycode']);
  await expect(give(await again(), 'recoverycode', code)).rejects.toMatchObject({
    code: 'user_invalid_token',
  });
  expect(await room.factors.countRecoveryCodes(account.id)).toBe(9);
});

test('guesses are slowed, and a recovery code from elsewhere still opens the account', async () => {
  const { again, codes, who } = await enrolled();
  for (let guess = 0; guess < 20; guess += 1) {
    const from = visitorAt(`198.51.100.${guess}`);
    await expect(give(who, 'totp', '000000', from)).rejects.toMatchObject({ code: 'user_invalid_token' });
  }
  await expect(give(who, 'totp', '000000', visitorAt('203.0.113.9'))).rejects.toMatchObject({
    code: 'general_rate_limit_exceeded',
  });
  await give(await again(), 'recoverycode', codes[3] ?? '');
});

test('new recovery codes make the old ones worthless', async () => {
  const { who, again, codes } = await enrolled();
  await expect(room.factors.makeRecoveryCodes(who, { mayReplace: false }, here)).rejects.toMatchObject({
    code: 'user_recovery_codes_already_exists',
  });
  const anew = await room.factors.makeRecoveryCodes(who, { mayReplace: true }, here);
  await expect(give(await again(), 'recoverycode', codes[0] ?? '')).rejects.toMatchObject({
    code: 'user_invalid_token',
  });
  await give(await again(), 'recoverycode', anew[0] ?? '');
});

test('without its authenticator an account is open to its password again, and has no recovery codes', async () => {
  const { who, again, account } = await enrolled();
  await room.factors.removeAuthenticator(who, here);
  const { token } = await again();
  expect(await room.identity.authenticate(token)).toMatchObject({ account: { hasSecondFactor: false } });
  expect(await room.factors.countRecoveryCodes(account.id)).toBe(0);
});

test('a session that has not proved itself for a while changes no factor until it does', async () => {
  const { who, secret } = await enrolled();
  later(11 * minuteMs);
  const asked = { code: 'user_challenge_required' };
  await expect(room.factors.removeAuthenticator(who, here)).rejects.toMatchObject(asked);
  await expect(room.factors.makeRecoveryCodes(who, { mayReplace: true }, here)).rejects.toMatchObject(asked);
  await expect(room.factors.askNewPasskey(who)).rejects.toMatchObject(asked);
  await expect(room.factors.confirm(who, { password: 'wrong horse battery' }, here)).rejects.toMatchObject({
    code: 'user_invalid_credentials',
  });
  await room.factors.confirm(who, { otp: codeOf(secret) }, here);
  const confirmed = await room.identity.authenticate(who.token);
  if (!confirmed) throw new Error('the session is gone');
  await room.factors.removeAuthenticator(confirmed, here);
});

test('what is kept of secrets and recovery codes tells neither', async () => {
  const { secret, codes } = await enrolled();
  const rows = [
    ...(await database.orm.select().from(authenticators)).map(({ secretEncrypted }) => secretEncrypted),
    ...(await database.orm.select().from(recoveryCodes)).map(({ codeHash }) => codeHash),
  ].map((bytes) => Buffer.from(bytes).toString('latin1'));
  for (const text of [secret, ...codes]) expect(rows.some((row) => row.includes(text))).toBe(false);
});

test('the security log tells of every change and of wrong codes', async () => {
  const { who, again, account } = await enrolled();
  await expect(give(await again(), 'totp', '000000')).rejects.toThrow();
  await room.factors.removeAuthenticator(who, here);
  const kinds = (await listSecurityEvents(database, account.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['factor_removed', 'sign_in_failed', 'recovery_codes_made', 'factor_added']),
  );
});
