import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityAt, password, start, visitorAt } from '../identity/testing/identity-at.ts';
import { softPasskey } from './testing/soft-passkey.ts';

const here = visitorAt('192.0.2.1');
const ours = { origin: 'https://pdf.example.com', rpId: 'pdf.example.com' };
const refused = { code: 'passkey_refused' };

let database: Database;
let room: Awaited<ReturnType<typeof identityAt>>;
const clock = movableClock(start);
beforeAll(async () => {
  database = await temporaryDatabase();
  room = await identityAt(database, { clock, limits: { passkeysMax: 2 } });
});
beforeEach(() => clock.moveTo(start));
afterAll(() => database.close());

let people = 0;

async function signedIn() {
  people += 1;
  const email = `person-${people}@example.com`;
  await room.identity.register({ userId: 'unique()', email, password, name: 'Ada' }, here);
  return room.identity.signIn({ email, password }, here);
}

type Person = Awaited<ReturnType<typeof signedIn>>;

async function add(who: Person, passkey = softPasskey(ours), name = 'Laptop') {
  const { challengeId, options } = await room.factors.askNewPasskey(who);
  const response = passkey.create(options);
  return { passkey, added: await room.factors.addPasskey(who, { challengeId, response, name }, here) };
}

async function signInBy(passkey: ReturnType<typeof softPasskey>) {
  const { challengeId, options } = await room.factors.askPasskey(undefined, here);
  return room.factors.signInByPasskey({ challengeId, response: passkey.get(options) }, here);
}

test('a passkey signs in to its account alone, and is both factors in one', async () => {
  const who = await signedIn();
  const { passkey } = await add(who);
  await add(await signedIn());
  const session = await signInBy(passkey);
  expect(session).toMatchObject({ account: { id: who.account.id }, session: { factors: ['passkey'] } });
  expect(await room.factors.listPasskeys(who)).toMatchObject([{ name: 'Laptop', lastUsedAt: start }]);
});

test('an answer is good once, for a few minutes, and for the question it was given to', async () => {
  const { passkey } = await add(await signedIn());
  const { challengeId, options } = await room.factors.askPasskey(undefined, here);
  const given = { challengeId, response: passkey.get(options) };
  await room.factors.signInByPasskey(given, here);
  await expect(room.factors.signInByPasskey(given, here)).rejects.toMatchObject(refused);
  const late = await room.factors.askPasskey(undefined, here);
  clock.moveTo(new Date(start.getTime() + 11 * 60_000));
  await expect(
    room.factors.signInByPasskey({ ...late, response: passkey.get(late.options) }, here),
  ).rejects.toMatchObject(refused);
  const other = await room.factors.askPasskey(undefined, here);
  await expect(
    room.factors.signInByPasskey({ ...other, response: passkey.get(options) }, here),
  ).rejects.toMatchObject(refused);
});

test('neither another site’s page nor a device that checks nobody gets a passkey accepted', async () => {
  const who = await signedIn();
  for (const circumstances of [
    { ...ours, origin: 'https://pdf.example.org' },
    { ...ours, rpId: 'example.org' },
    { ...ours, isVerified: false },
  ]) {
    await expect(add(who, softPasskey(circumstances))).rejects.toMatchObject(refused);
  }
  await expect(signInBy(softPasskey(ours))).rejects.toMatchObject(refused);
});

test('an answer that is no answer is refused in words, and is no failure of ours', async () => {
  const { challengeId } = await room.factors.askPasskey(undefined, here);
  const { passkey } = await add(await signedIn());
  const { id } = passkey.get({ challenge: 'x' });
  for (const response of [{ id }, { id, response: { clientDataJSON: 7 } }, { id: 'unknown' }]) {
    await expect(room.factors.signInByPasskey({ challengeId, response }, here)).rejects.toMatchObject(
      refused,
    );
  }
  for (const given of [{}, { challengeId, response: 'x' }, { challengeId, response: { id: 'a\0' } }]) {
    await expect(room.factors.signInByPasskey(given, here)).rejects.toMatchObject({ status: 400 });
  }
});

test('one that is confirmed by another’s passkey is not confirmed', async () => {
  const who = await signedIn();
  const { passkey } = await add(await signedIn());
  const { challengeId, options } = await room.factors.askPasskey(undefined, here);
  const given = { challengeId, response: passkey.get(options) };
  await expect(room.factors.confirm(who, given, here)).rejects.toMatchObject(refused);
});

test('a passkey is renamed and removed by its owner, and opens nothing after that', async () => {
  const who = await signedIn();
  const { passkey, added } = await add(who);
  const stranger = await signedIn();
  await expect(room.factors.removePasskey(stranger, added.id, here)).rejects.toMatchObject({ status: 404 });
  await expect(room.factors.renamePasskey(stranger, added.id, { name: 'Mine' })).rejects.toMatchObject({
    status: 404,
  });
  expect(await room.factors.renamePasskey(who, added.id, { name: 'Phone' })).toMatchObject({ name: 'Phone' });
  await room.factors.removePasskey(who, added.id, here);
  await expect(signInBy(passkey)).rejects.toMatchObject(refused);
});

test('an account has no more passkeys than it may have', async () => {
  const who = await signedIn();
  await add(who);
  await add(who);
  await expect(add(who)).rejects.toMatchObject({ code: 'passkey_limit_exceeded' });
});

test('a closed account is not opened by its passkey', async () => {
  const who = await signedIn();
  const { passkey } = await add(who);
  await room.identity.closeAccount(who, { password }, here);
  await expect(signInBy(passkey)).rejects.toMatchObject({ code: 'user_closed' });
});

test('whenever a passkey or a second factor is added or removed, the log has it and the owner is mailed', async () => {
  const subjects: string[] = [];
  const usual = room;
  room = await identityAt(database, { clock, send: async ({ subject }) => void subjects.push(subject) });
  try {
    const who = await signedIn();
    const { added } = await add(who);
    await room.factors.removePasskey(who, added.id, here);
    const { secret } = await room.factors.addAuthenticator(who);
    const otp = generateSync({ secret, epoch: Math.floor(start.getTime() / 1_000) });
    await room.factors.confirmAuthenticator(who, { otp }, here);
    await room.factors.removeAuthenticator(who, here);
    await room.mailbox.deliver();
    expect(subjects).toEqual(
      expect.arrayContaining([
        'New passkey in your account',
        'Passkey removed from your account',
        'Second factor turned on',
        'Second factor turned off',
      ]),
    );
    const events = await room.identity.listSecurityEvents(who.account.id, {});
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['passkey_added', 'passkey_removed', 'factor_added', 'factor_removed']),
    );
  } finally {
    room = usual;
  }
});
