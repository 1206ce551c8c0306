import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorLimits } from './limits.ts';
import { from, machine, operatorsAt, password } from './testing/operators-at.ts';

let database: Database;
let room: Awaited<ReturnType<typeof operatorsAt>>;
beforeAll(async () => {
  database = await temporaryDatabase();
  room = await operatorsAt(database);
});
afterAll(() => database.close());

const later = (ms: number) => room.clock.moveTo(new Date(room.clock.now().getTime() + ms));
const lastRow = async () =>
  (await database.query('SELECT * FROM audit_rows ORDER BY number DESC LIMIT 1'))[0] ?? {};

describe('an invitation', () => {
  test('makes an operator once, with a password and a code', async () => {
    const { email, invitation, nextCode } = await room.accepted('ada@example.com', 'support');
    expect(await lastRow()).toMatchObject({ actor: email, action: 'accept-invitation', role: 'support' });
    const again = room.operators.acceptInvitation({ invitation, password, code: nextCode() }, from);
    await expect(again).rejects.toMatchObject({ code: 'invitation_invalid' });
    expect(await room.operators.signIn({ email, password, code: nextCode() }, from)).toMatchObject({
      operator: { email, role: 'support', hasAccepted: true },
    });
  });

  test('opens nothing before it is accepted, and expires', async () => {
    const { link } = (await room.act('add', { email: 'late@example.com', role: 'owner' })) as {
      link: string;
    };
    expect(link).toMatch(/^https:\/\/pdf\.example\.com\/operator#invitation=[0-9a-f]{64}$/);
    const early = room.operators.signIn({ email: 'late@example.com', password, code: '000000' }, from);
    await expect(early).rejects.toMatchObject({ code: 'operator_refused' });
    later(operatorLimits.invitationMs);
    const invitation = link.split('=')[1];
    await expect(room.operators.openInvitation({ invitation }, from)).rejects.toMatchObject({
      code: 'invitation_invalid',
    });
  });

  test('refuses a wrong code and a weak password, and leaves no secret in the audit', async () => {
    const { link } = (await room.act('add', { email: 'weak@example.com', role: 'auditor' })) as {
      link: string;
    };
    const invitation = link.split('=')[1] ?? '';
    await room.operators.openInvitation({ invitation }, from);
    const accept = (given: object) => room.operators.acceptInvitation({ invitation, ...given }, from);
    await expect(accept({ password, code: '12345' })).rejects.toMatchObject({ code: 'code_wrong' });
    await expect(accept({ password: 'password123', code: '123456' })).rejects.toMatchObject({ status: 400 });
    expect(JSON.stringify(await database.query('SELECT * FROM audit_rows'))).not.toContain(invitation);
  });

  test('of somebody who lost the phone ends what they had', async () => {
    const { email, nextCode } = await room.accepted('lost@example.com', 'billing');
    const { token } = await room.operators.signIn({ email, password, code: nextCode() }, from);
    await room.act('invite', { email });
    expect(await room.operators.recognise(token, from)).toBeUndefined();
    const old = room.operators.signIn({ email, password, code: nextCode() }, from);
    await expect(old).rejects.toMatchObject({ code: 'operator_refused' });
  });
});

describe('a session', () => {
  test('needs password and code, and a code works once', async () => {
    const { email, nextCode } = await room.accepted('grace@example.com', 'owner');
    const signIn = (given: object) => room.operators.signIn({ email, password, ...given }, from);
    const code = nextCode();
    await expect(signIn({})).rejects.toMatchObject({ code: 'general_argument_invalid' });
    await expect(signIn({ code: '000000' })).rejects.toMatchObject({ code: 'operator_refused' });
    await expect(signIn({ code, password: 'not the password' })).rejects.toMatchObject({
      code: 'operator_refused',
    });
    expect(await room.act('audit', { subject: email, action: 'sign-in-failed' })).toMatchObject([
      { actor: email, origin: from.address },
      { actor: email, origin: from.address },
    ]);
    await signIn({ code });
    await expect(signIn({ code })).rejects.toMatchObject({ code: 'operator_refused' });
  });

  test('ends when nobody uses it, after some hours, and with its operator', async () => {
    const { email, nextCode } = await room.accepted('idle@example.com', 'support');
    const open = async () => (await room.operators.signIn({ email, password, code: nextCode() }, from)).token;
    const isOpen = async (token: string) => (await room.operators.recognise(token, from)) !== undefined;
    const idle = await open();
    later(operatorLimits.idleMs);
    expect(await isOpen(idle)).toBe(false);
    const used = await open();
    for (let ms = 0; ms < operatorLimits.sessionMs - operatorLimits.idleMs; ms += operatorLimits.idleMs / 2) {
      later(operatorLimits.idleMs / 2);
      expect(await isOpen(used)).toBe(true);
    }
    later(operatorLimits.idleMs);
    expect(await isOpen(used)).toBe(false);
    const removed = await open();
    await room.act('remove', { email, reason: 'has left' });
    expect(await isOpen(removed)).toBe(false);
  });

  test('changes money and access only shortly after password and code', async () => {
    const { email, nextCode } = await room.accepted('anna@example.com', 'owner');
    const { token } = await room.operators.signIn({ email, password, code: nextCode() }, from);
    later(operatorLimits.confirmationMs);
    const act = async (action: string, given: object) => {
      const session = await room.operators.recognise(token, from);
      return room.operators.carryOut(session?.actor ?? machine, action, given);
    };
    const add = () => act('add', { email: 'new@example.com', role: 'support' });
    await expect(add()).rejects.toMatchObject({ code: 'confirmation_required' });
    await act('operators', {});
    await room.operators.confirm(token, { password, code: nextCode() }, from);
    expect(await add()).toMatchObject({ email: 'new@example.com' });
  });

  test('is guessed five times and no more', async () => {
    const { email, nextCode } = await room.accepted('target@example.com', 'owner');
    const guess = () => room.operators.signIn({ email, password: 'a wrong password', code: '000000' }, from);
    for (let count = 0; count < operatorLimits.signInsOfPair.eventsMax; count += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'operator_refused' });
    }
    const right = room.operators.signIn({ email, password, code: nextCode() }, from);
    await expect(right).rejects.toMatchObject({ status: 429 });
  });
});
