import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { softPasskey } from '../factors/testing/soft-passkey.ts';
import { identityAt, visitorAt } from '../identity/testing/identity-at.ts';
import { operatorLimits } from './limits.ts';
import { from, machine, operatorsAt, password } from './testing/operators-at.ts';

const ours = { origin: 'https://pdf.example.com', rpId: 'pdf.example.com' };
const refused = { code: 'passkey_refused' };

let database: Database;
let room: Awaited<ReturnType<typeof operatorsAt>>;
beforeAll(async () => {
  database = await temporaryDatabase();
  room = await operatorsAt(database);
});
afterAll(() => database.close());

const later = (ms: number) => room.clock.moveTo(new Date(room.clock.now().getTime() + ms));
const actionsOf = async (subject: string) =>
  ((await room.act('audit', { subject })) as { action: string }[]).map(({ action }) => action);

/** Invited, and with a passkey in place of password and app. */
async function withPasskey(email: string) {
  const { link } = (await room.act('add', { email, role: 'owner' })) as { link: string };
  const invitation = link.split('invitation=')[1] ?? '';
  const passkey = softPasskey(ours);
  const { challengeId, options } = await room.operators.askInvitedPasskey({ invitation }, from);
  const answer = { invitation, challengeId, response: passkey.create(options), name: 'Laptop' };
  await room.operators.acceptInvitation(answer, from);
  return { email, invitation, passkey };
}

async function answerOf(passkey: ReturnType<typeof softPasskey>, token = '') {
  const { challengeId, options } = await room.operators.askPasskey(token, from);
  return { challengeId, response: passkey.get(options) };
}
const signIn = async (passkey: ReturnType<typeof softPasskey>) =>
  room.operators.signIn(await answerOf(passkey), from);
async function factors(token: string) {
  const session = await room.operators.recognise(token, from);
  return room.operators.factorsOf(session ?? expect.unreachable());
}

test('an invitation is accepted with a passkey, once, and the passkey alone opens the console', async () => {
  const { email, invitation, passkey } = await withPasskey('ada@example.com');
  await expect(room.operators.askInvitedPasskey({ invitation }, from)).rejects.toMatchObject({
    code: 'invitation_invalid',
  });
  expect(await signIn(passkey)).toMatchObject({ operator: { email, hasAccepted: true } });
  const typed = room.operators.signIn({ email, password, code: '000000' }, from);
  await expect(typed).rejects.toMatchObject({ code: 'operator_refused' });
  const [row] = (await room.act('audit', { subject: email, action: 'sign-in' })) as object[];
  expect(row).toMatchObject({ actor: email, after: { factor: 'passkey' } });
});

test('an answer is good once, and a wrong one is written down', async () => {
  const { email, passkey } = await withPasskey('once@example.com');
  const given = await answerOf(passkey);
  await room.operators.signIn(given, from);
  await expect(room.operators.signIn(given, from)).rejects.toMatchObject(refused);
  const { response } = await answerOf(passkey);
  const other = await room.operators.askPasskey('', from);
  const stale = room.operators.signIn({ challengeId: other.challengeId, response }, from);
  await expect(stale).rejects.toMatchObject(refused);
  expect(await actionsOf(email)).toContain('sign-in-failed');
});

test('a customer’s passkey does not open the console, nor an operator’s an account', async () => {
  const { identity, factors: ofCustomers } = await identityAt(database, { clock: room.clock });
  const here = visitorAt('192.0.2.1');
  const email = 'customer@example.com';
  await identity.register({ userId: 'unique()', email, password, name: 'Eve' }, here);
  const who = await identity.signIn({ email, password }, here);
  const question = await ofCustomers.askNewPasskey(who);
  const theirs = softPasskey(ours);
  const made = { challengeId: question.challengeId, response: theirs.create(question.options), name: 'x' };
  await ofCustomers.addPasskey(who, made, here);
  await expect(signIn(theirs)).rejects.toMatchObject(refused);
  const { passkey } = await withPasskey('apart@example.com');
  const { challengeId, options } = await ofCustomers.askPasskey(undefined, here);
  const asCustomer = ofCustomers.signInByPasskey({ challengeId, response: passkey.get(options) }, here);
  await expect(asCustomer).rejects.toMatchObject(refused);
});

test('a passkey confirms before money and access are changed, and only its owner’s', async () => {
  const { passkey } = await withPasskey('anna@example.com');
  const { passkey: foreign } = await withPasskey('berta@example.com');
  const { token } = await signIn(passkey);
  later(operatorLimits.confirmationMs);
  const add = async () => {
    const session = await room.operators.recognise(token, from);
    return room.operators.carryOut(session?.actor ?? machine, 'add', {
      email: 'new@example.com',
      role: 'support',
    });
  };
  await expect(add()).rejects.toMatchObject({ code: 'confirmation_required' });
  const wrong = room.operators.confirm(token, await answerOf(foreign), from);
  await expect(wrong).rejects.toMatchObject(refused);
  await room.operators.confirm(token, await answerOf(passkey, token), from);
  expect(await add()).toMatchObject({ email: 'new@example.com' });
});

test('ways in are added and removed by their owner, with rows in the audit, and one always stays', async () => {
  const { email, passkey } = await withPasskey('both@example.com');
  const { token } = await signIn(passkey);
  const own = await factors(token);
  const [first] = (await own.list()).passkeys;
  const id = first?.id ?? '';
  await expect(own.removePasskey(id)).rejects.toMatchObject({ code: 'factor_last' });
  expect((await own.list()).passkeys).toHaveLength(1);
  const { secret } = await own.beginAuthenticator();
  const code = () => generateSync({ secret, epoch: Math.floor(room.clock.now().getTime() / 1_000) });
  await expect(own.addAuthenticator({ password, code: '000000' })).rejects.toMatchObject({
    code: 'code_wrong',
  });
  await own.addAuthenticator({ password, code: code() });
  await expect(own.beginAuthenticator()).rejects.toMatchObject({ code: 'authenticator_present' });
  await own.removePasskey(id);
  await expect(signIn(passkey)).rejects.toMatchObject(refused);
  await expect(own.removeAuthenticator()).rejects.toMatchObject({ code: 'factor_last' });
  later(30_000);
  await room.operators.signIn({ email, password, code: code() }, from);
  const second = softPasskey(ours);
  const { challengeId, options } = await own.askPasskey();
  await own.addPasskey({ challengeId, response: second.create(options), name: 'Key ring' });
  await own.removeAuthenticator();
  expect(await own.list()).toMatchObject({ hasAuthenticator: false, passkeys: [{ name: 'Key ring' }] });
  expect(await actionsOf(email)).toEqual(
    expect.arrayContaining(['add-authenticator', 'remove-passkey', 'add-passkey', 'remove-authenticator']),
  );
  later(operatorLimits.confirmationMs);
  await expect((await factors(token)).removeAuthenticator()).rejects.toMatchObject({
    code: 'confirmation_required',
  });
});

test('a new link ends the passkeys of somebody who lost the device', async () => {
  const { email, passkey } = await withPasskey('lost-key@example.com');
  await room.act('invite', { email });
  await expect(signIn(passkey)).rejects.toMatchObject(refused);
});
