import { maskApiKey, policy } from '@pagesmith/catalog';
import {
  accounts,
  apiKeys,
  credits,
  type Database,
  mails,
  subscriptions,
  tickets,
} from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { uniqueId } from '@pagesmith/kernel';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpired } from '../../identity/sweep.ts';
import { identityAt, password, visitorAt } from '../../identity/testing/identity-at.ts';
import { keptKey } from '../../keys/key-text.ts';
import { verifyAudit } from '../audit/verify.ts';
import { operatorsAt } from '../testing/operators-at.ts';

const visitor = visitorAt('198.51.100.4');
const dayMs = 86_400_000;
let database: Database;
let room: Awaited<ReturnType<typeof operatorsAt>>;
let identity: Awaited<ReturnType<typeof identityAt>>['identity'];
beforeAll(async () => {
  database = await temporaryDatabase();
  room = await operatorsAt(database);
  ({ identity } = await identityAt(database, { clock: room.clock }));
});
afterAll(() => database.close());

async function customer() {
  const email = `${uniqueId()}@example.com`;
  const { id } = await identity.register({ userId: 'unique()', email, password, name: 'Ada' }, visitor);
  const signIn = () => identity.signIn({ email, password }, visitor);
  return { id, email, signIn };
}
const lastRow = async () =>
  (await database.query('SELECT * FROM audit_rows ORDER BY number DESC LIMIT 1'))[0] ?? {};
const reason = 'asked for by the customer';

test('a blocked customer is told the sentence, and is let in again', async () => {
  const { id, email, signIn } = await customer();
  const { token } = await signIn();
  const because = 'Your documents contained malware.';
  await room.act('block', { account: email, because, reason });
  expect(await lastRow()).toMatchObject({
    action: 'block',
    subject: id,
    reason,
    before: { status: 'active', blockedBecause: null },
    after: { status: 'blocked', blockedBecause: because },
  });
  expect(JSON.stringify(await lastRow())).not.toContain(email);
  await expect(signIn()).rejects.toMatchObject({
    code: 'user_blocked',
    words: { en: `The current user has been blocked. ${because}`, fr: `Ce compte a été bloqué. ${because}` },
  });
  expect(await identity.authenticate(token)).toBeUndefined();
  await room.act('unblock', { account: id, reason });
  await signIn();
  await expect(room.act('unblock', { account: id, reason })).rejects.toMatchObject({
    code: 'account_state_wrong',
  });
});

test('what is refused is not written down, and an action without its reason is refused', async () => {
  const before = await verifyAudit(database);
  const block = (given: object) => room.act('block', { because: 'No.', ...given });
  await expect(block({ account: 'nobody@example.com', reason })).rejects.toMatchObject({ status: 404 });
  await expect(block({ account: 'nobody@example.com' })).rejects.toMatchObject({ status: 400 });
  await expect(room.act('toString', {})).rejects.toMatchObject({ code: 'action_unknown' });
  expect(await verifyAudit(database)).toEqual(before);
});

test('support brings back an account that its owner has closed', async () => {
  const { id, email, signIn } = await customer();
  await identity.closeAccount(await signIn(), { password }, visitor);
  await room.act('restore', { account: email, reason });
  room.clock.moveTo(new Date(room.clock.now().getTime() + (policy.closedAccountDays + 1) * dayMs));
  await sweepExpired(database, room.clock);
  expect((await signIn()).account.id).toBe(id);
});

test('an account that is erased ends its payments and is gone with the next sweep', async () => {
  const { id, email } = await customer();
  await room.act('erase', { account: email, reason });
  expect(room.ended).toEqual([id]);
  await sweepExpired(database, room.clock);
  expect(await database.query('SELECT id FROM accounts WHERE id = $1', [id])).toEqual([]);
  expect(await lastRow()).toMatchObject({ action: 'erase', subject: id });
});

test('signing a customer out everywhere is in their own security log', async () => {
  const { id, signIn } = await customer();
  const { token } = await signIn();
  await room.act('end-sessions', { account: id, reason });
  expect(await identity.authenticate(token)).toBeUndefined();
  const [latest] = await identity.listSecurityEvents(id, {});
  expect(latest).toMatchObject({ kind: 'sessions_ended', address: null });
});

test('without a question all customers are listed, newest first and page by page', async () => {
  const { id: earlier } = await customer();
  const { id: later } = await customer();
  const registeredAt = new Date('2100-01-01T00:00:00Z');
  // At the same moment, as an import would: their order is that of their ids.
  await database.orm
    .update(accounts)
    .set({ createdAt: registeredAt })
    .where(inArray(accounts.id, [earlier, later]));
  const [last = '', first = ''] = [earlier, later].sort();
  const idsOf = async (given: object) =>
    ((await room.act('find', given)) as { id: string }[]).map(({ id }) => id);
  expect((await idsOf({})).slice(0, 2)).toEqual([first, last]);
  expect((await idsOf({ before: first }))[0]).toBe(last);
  expect(await idsOf({ before: last })).not.toContain(first);
  expect(await idsOf({ query: first, before: first })).toEqual([]);
});

test('customers are found by what they write to us, and shown without any secret', async () => {
  const { id, email } = await customer();
  const [ticket] = await database.orm
    .insert(tickets)
    .values({ id: uniqueId(), accountId: id, name: 'Ada', email, reason: 'support', replyToken: 'token' })
    .returning();
  const key = `pk_${'Q7'.repeat(20)}`;
  const kept = keptKey(room.secrets, key, false);
  await database.orm.insert(apiKeys).values({ id: uniqueId(), userId: id, name: 'Main', ...kept });
  const masked = maskApiKey(key);
  const queries = [email.slice(0, 12).toUpperCase(), id, `T${ticket?.number}`, key, 'pk_Q7Q', masked];
  for (const query of queries) {
    expect(await room.act('find', { query }), query).toEqual([expect.objectContaining({ id, email })]);
  }
  expect(await room.act('find', { query: '%' })).toEqual([]);
  expect(await room.act('find', { query: 'pk_Q8' })).toEqual([]);
  await room.act('note-customer', { account: id, text: 'Prefers to be called.' });
  const shown = await room.act('show', { account: email });
  expect(shown).toMatchObject({ customer: { id }, subscription: { plan: 'starter' }, overrides: null });
  expect(shown).toMatchObject({
    keys: [{ start: 'pk_Q7Q7Q' }],
    notes: [{ author: 'ops (command)', text: 'Prefers to be called.' }],
  });
  const { timeline } = shown as { timeline: { source: string; what: string }[] };
  expect(timeline.map(({ source, what }) => `${source}: ${what}`)).toEqual(
    expect.arrayContaining([
      'account: registered',
      'note: ops (command)',
      `ticket: T${ticket?.number}`,
      'operator: note-customer, ops (command)',
    ]),
  );
  expect(JSON.stringify(shown)).not.toContain(key);
  expect(JSON.stringify(shown)).not.toMatch(/argon2|passwordHash|replyToken|secretHash/);
  expect(await lastRow()).toMatchObject({ action: 'show', subject: id, after: null });
});

test('a ticket is answered by mail, noted, given to somebody and closed, each with a row', async () => {
  await room.accepted('desk@example.com', 'support');
  const [row] = await database.orm
    .insert(tickets)
    .values({
      id: uniqueId(),
      name: 'Eve',
      email: 'eve@example.com',
      reason: 'sales',
      replyToken: 'x',
      dueAt: room.clock.now(),
    })
    .returning();
  const number = row?.number ?? 0;
  expect(await room.act('tickets', {})).toEqual([expect.objectContaining({ number, state: 'open' })]);
  await room.act('assign', { number, email: 'desk@example.com' });
  await room.act('note', { number, text: 'Asked twice.' });
  expect(await room.act('answer', { number: `T${number}`, text: 'Here you are.' })).toMatchObject({
    ticket: { assignee: 'desk@example.com', dueAt: null },
    messages: [{ author: 'support', text: 'Here you are.' }],
    notes: [{ author: 'ops (command)', text: 'Asked twice.' }],
  });
  expect(await room.act('tickets', {})).toEqual([]);
  await room.act('close-ticket', { number });
  const rows = await database.query('SELECT action FROM audit_rows WHERE subject = $1 ORDER BY number', [
    `T${number}`,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['assign', 'note', 'answer', 'close-ticket']);
  expect(await database.orm.select().from(mails)).toHaveLength(1);
});

test('a mail that nobody can send is read with a reason, and tried again', async () => {
  const [mail] = (await room.act('mails', {})) as { id: string }[];
  expect(await room.act('read-mail', { id: mail?.id, reason })).toMatchObject({ to: 'eve@example.com' });
  expect(JSON.stringify(await lastRow())).not.toContain('Here you are');
  await room.act('retry-mail', { id: mail?.id });
  await expect(room.act('retry-mail', { id: 'none' })).rejects.toMatchObject({ code: 'mail_absent' });
  expect(await room.act('service', {})).toMatchObject({ waiting: { mailsWaiting: 1 } });
  expect(await room.act('money', { month: '2026-11' })).toEqual([]);
});

test('a customer is mailed a new link, which nobody else gets to see', async () => {
  const { id, email } = await customer();
  const waiting = () => database.orm.select().from(mails).where(eq(mails.accountId, id));
  for (const mail of ['proof', 'recovery']) {
    const answer = await room.act('resend-mail', { account: email, mail, reason });
    expect(answer).toEqual({ mail });
    expect(await lastRow()).toMatchObject({ action: 'resend-mail', subject: id, after: { mail } });
  }
  expect(await waiting()).toHaveLength(2);
  const [latest] = await identity.listSecurityEvents(id, {});
  expect(latest).toMatchObject({ kind: 'recovery_asked', address: null });
  await room.act('block', { account: id, because: 'No.', reason });
  await expect(room.act('resend-mail', { account: id, mail: 'proof', reason })).rejects.toMatchObject({
    code: 'mail_unneeded',
  });
});

test('a refund is of a paid invoice, and all of them together are not more than was paid', async () => {
  const { id } = await customer();
  const paid = { id: 'in_1', number: 'A-1', createdAt: room.clock.now(), amountMills: 9_990, url: null };
  room.invoices.push({ ...paid, status: 'paid' }, { ...paid, id: 'in_2', number: 'A-2', status: 'open' });
  const refund = (invoice: string, cents: number) =>
    room.act('refund', { account: id, invoice, cents, reason });
  await expect(refund('in_1', 1)).rejects.toMatchObject({ code: 'customer_without_payments' });
  await database.orm
    .update(subscriptions)
    .set({ providerCustomerId: 'cus_1' })
    .where(eq(subscriptions.userId, id));
  expect(await room.act('invoices', { account: id })).toHaveLength(2);
  await refund('A-1', 900);
  expect(await lastRow()).toMatchObject({ action: 'refund', after: { invoice: 'in_1', amountMills: 9_000 } });
  await expect(refund('in_1', 100)).rejects.toMatchObject({ code: 'refund_large' });
  await expect(refund('in_2', 1)).rejects.toMatchObject({ code: 'invoice_unpaid' });
  await refund('in_1', 99);
  expect(await database.orm.select().from(credits).where(eq(credits.accountId, id))).toHaveLength(2);
});
