import { firstAnswerHours, type PlanId, policy } from '@pagesmith/catalog';
import { accounts, type Database, type Transaction, tickets as table } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../identity/sweep.ts';
import type { Mail } from '../mail/mailbox.ts';
import { meteredAccount } from '../metering/testing/metered-account.ts';
import { createThrottle } from '../throttle/throttle.ts';
import type { TicketDeps } from './deps.ts';
import { createDesk } from './desk.ts';
import { ticketLimits } from './limits.ts';
import type { TicketRow } from './ticket.ts';
import { createTickets } from './tickets.ts';
import { addSupportsMessage, closeTicket, lockTicket } from './write.ts';

const start = new Date('2026-11-15T08:00:00.000Z');
const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const clock = movableClock(start);
const mails: Mail[] = [];
const visitor = { address: '192.0.2.7', userAgent: 'test', language: 'fr' } as const;
const fromForm = { name: 'Ada', email: 'ada@elsewhere.com', reason: 'sales', message: 'Hello?' };

let database: Database;
let deps: TicketDeps;
let desk: ReturnType<typeof createDesk>;
let tickets: ReturnType<typeof createTickets>;
beforeAll(async () => {
  database = await temporaryDatabase();
  const mailbox = {
    canSend: true,
    add: async (_transaction: unknown, mail: Mail) => void mails.push(mail),
    deliver: async () => {},
  };
  deps = {
    database,
    throttle: createThrottle(database, clock),
    mailbox,
    teamEmail: 'team@example.com',
    ticketEmail: 'help@example.com',
    team: { senders: ['grace@example.com'], authservId: 'mx.example.com' },
    supportEmail: 'support@example.com',
    limits: { ...ticketLimits, messages: { ...ticketLimits.messages, eventsMax: 1_000 } },
    clock,
  };
  desk = createDesk(deps);
  tickets = createTickets(deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock.moveTo(start);
  mails.length = 0;
  await database.query('DELETE FROM tickets');
});

async function customer(plan: PlanId = 'starter') {
  const { accountId } = await meteredAccount(database, plan);
  const [account] = await database.orm.select().from(accounts).where(eq(accounts.id, accountId));
  return account ?? expect.unreachable();
}

const wish = { reason: 'support', message: 'The result is wrong.' };
/** What operators do with a ticket is an action of theirs; here is what it comes to. */
const change = (number: number, work: (transaction: Transaction, ticket: TicketRow) => Promise<unknown>) =>
  database.transaction(async (transaction) => {
    const ticket = await lockTicket(transaction, eq(table.number, number));
    await work(transaction, ticket ?? expect.unreachable());
  });
const answer = (number: number, text: string) =>
  change(number, (transaction, ticket) => addSupportsMessage(deps, transaction, ticket, { text }));
const queue = async () => (await desk.list({})).map(({ number }) => number);

test('a ticket is due by its customer’s plan, and is answered in the order of promises', async () => {
  const starter = await tickets.open(await customer(), wish, visitor);
  clock.moveTo(hoursLater(1));
  const premium = await tickets.open(await customer('premium'), wish, visitor);
  const stranger = await tickets.receive(fromForm, visitor);
  const enterprise = await tickets.open(await customer('enterprise'), wish, visitor);
  expect(premium.dueAt).toEqual(hoursLater(1 + firstAnswerHours('premium')));
  expect(stranger.dueAt).toEqual(hoursLater(1 + firstAnswerHours()));
  expect(enterprise.dueAt).toEqual(hoursLater(1 + firstAnswerHours('enterprise')));
  const byPlan = [enterprise.number, premium.number, starter.number, stranger.number];
  expect(await queue()).toEqual(byPlan);

  await answer(enterprise.number, 'Done.');
  clock.moveTo(hoursLater(24));
  await tickets.open(await customer('enterprise'), wish, visitor);
  expect((await queue()).slice(0, 2)).toEqual([premium.number, starter.number]);
});

test('a conversation: asked, answered by mail and in the account, asked again, closed, and opened by a new word', async () => {
  const ada = await customer('pro');
  const { number } = await tickets.open(ada, wish, visitor);
  expect(mails.map(({ to }) => to)).toEqual(['team@example.com', ada.email]);
  expect(mails[0]?.text).toContain(wish.message);

  await answer(number, 'Which page?');
  const mail = mails.at(-1);
  expect(mail).toMatchObject({
    to: ada.email,
    replyTo: expect.stringMatching(new RegExp(`^help\\+T${number}-[0-9a-f]{24}@example\\.com$`)),
    subject: `Notre réponse à votre ticket T${number}`,
  });
  expect(mail?.text).toContain('Which page?');
  expect(await queue()).toEqual([]);

  const of = { accountId: ada.id, number };
  const { ticket, messages } = await tickets.answer(of, { message: 'The third.' });
  expect(messages.map(({ author, text }) => [author, text])).toEqual([
    ['customer', wish.message],
    ['support', 'Which page?'],
    ['customer', 'The third.'],
  ]);
  expect(ticket.dueAt).toEqual(hoursLater(firstAnswerHours('pro')));

  await change(number, (transaction, ticket) => closeTicket(transaction, ticket, clock.now()));
  expect(await queue()).toEqual([]);
  await tickets.answer(of, { message: 'Still wrong.' });
  expect(await queue()).toEqual([number]);
  expect(await tickets.list(ada.id)).toMatchObject([{ number, beginning: wish.message }]);
});

test('nobody reads or answers a ticket of another account, nor one by its address', async () => {
  const [ada, eve] = [await customer(), await customer()];
  const { number } = await tickets.open(ada, wish, visitor);
  const strangers = await tickets.receive({ ...fromForm, email: eve.email }, visitor);
  expect(await tickets.list(eve.id)).toEqual([]);
  for (const wanted of [number, strangers.number, 0]) {
    const of = { accountId: eve.id, number: wanted };
    await expect(tickets.read(of)).rejects.toMatchObject({ code: 'ticket_not_found' });
    await expect(tickets.answer(of, { message: 'Mine!' })).rejects.toMatchObject({
      code: 'ticket_not_found',
    });
  }
});

test('a stranger’s address is not written to before we answer', async () => {
  await tickets.receive({ ...fromForm, email: 'victim@example.com' }, visitor);
  expect(mails.map(({ to }) => to)).toEqual(['team@example.com']);
});

test('a ticket names a call of its own account, and of no other', async () => {
  const [ada, eve] = [await customer(), await customer()];
  await database.query(
    `INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status, response_time_ms)
     VALUES ('call-of-ada', $1, 'key', 'Key', '/merge-pdf', 'POST', 'error', 400, 12)`,
    [ada.id],
  );
  const about = { ...wish, requestId: 'call-of-ada' };
  expect(await tickets.open(ada, about, visitor)).toMatchObject({ requestId: 'call-of-ada' });
  await expect(tickets.open(eve, about, visitor)).rejects.toMatchObject({ code: 'call_not_found' });
});

const mailTo = (address: string, mailId = '<1@example.org>') => ({
  recipients: [address],
  mailFrom: 'ada@home.example',
  mailId,
  text: 'By mail.',
});

test('an answer by mail reaches its ticket once, by the address alone', async () => {
  const ada = await customer();
  const { number } = await tickets.open(ada, wish, visitor);
  await answer(number, 'Which page?');
  const address = mails.at(-1)?.replyTo ?? '';
  expect(await desk.receive(mailTo(address.toUpperCase()))).toEqual({ number });
  await desk.receive(mailTo(address));
  const { messages } = await tickets.read({ accountId: ada.id, number });
  expect(messages.slice(2)).toMatchObject([
    { author: 'customer', text: 'By mail.', mailFrom: 'ada@home.example' },
  ]);
  expect(await queue()).toEqual([number]);

  const { number: other } = await tickets.open(ada, wish, visitor);
  const token = address.slice(address.indexOf('-') + 1);
  for (const wrong of [
    `help+T${other}-${token}`,
    'help+T999999-00@example.com',
    `help+T${number}-0@example.com`,
    'help@example.com',
  ]) {
    await expect(desk.receive(mailTo(wrong))).rejects.toMatchObject({ code: 'ticket_address_unknown' });
  }
});

test('an answer of our team by mail stands in the ticket and is mailed to the customer, once, if our mail server vouches for it', async () => {
  const ada = await customer();
  const { number } = await tickets.open(ada, wish, visitor);
  const told = mails.find(({ to }) => to === 'team@example.com');
  expect(told?.replyTo).toMatch(new RegExp(`^help\\+T${number}-`));
  const results = 'mx.example.com; dmarc=pass header.from=example.com';
  const reply = { ...mailTo(told?.replyTo ?? ''), mailFrom: 'Grace@example.com', authentication: results };
  await expect(desk.receive({ ...reply, authentication: '' })).rejects.toMatchObject({
    code: 'mail_unproven',
  });
  expect(await queue()).toEqual([number]);
  mails.length = 0;
  await desk.receive(reply);
  await desk.receive(reply);
  const { messages, ticket } = await tickets.read({ accountId: ada.id, number });
  expect(messages.slice(1)).toMatchObject([{ author: 'support', text: 'By mail.' }]);
  expect(ticket).toMatchObject({ dueAt: null, firstAnsweredAt: start });
  expect(await database.query('SELECT actor, origin, action, subject FROM audit_rows')).toEqual([
    { actor: 'grace@example.com', origin: 'mail', action: 'answer', subject: `T${number}` },
  ]);
  expect(mails.map(({ to }) => to)).toEqual([ada.email]);

  const customers = { ...reply, mailFrom: 'ada@home.example', mailId: '<2@x>' };
  await desk.receive({ ...customers, authentication: 'mx.example.com; dmarc=pass header.from=home.example' });
  expect((await tickets.read({ accountId: ada.id, number })).messages.at(-1)).toMatchObject({
    author: 'customer',
  });
});

test('a flood of answers to one ticket ends, and uses up nothing of another', async () => {
  const ada = await customer();
  const [first, second] = [await tickets.open(ada, wish, visitor), await tickets.open(ada, wish, visitor)];
  const answer = (number: number) => tickets.answer({ accountId: ada.id, number }, { message: 'More.' });
  for (let count = 0; count < ticketLimits.ticketAnswers.eventsMax; count += 1) await answer(first.number);
  await expect(answer(first.number)).rejects.toMatchObject({ code: 'general_rate_limit_exceeded' });
  await answer(second.number);
});

test('a stranger’s ticket is deleted the promised time after its last word, an account’s is not', async () => {
  const [strangers, accounts] = [
    await tickets.receive(fromForm, visitor),
    await tickets.open(await customer(), wish, visitor),
  ];
  const days = policy.strangersTicketDays * 24;
  clock.moveTo(hoursLater(1));
  await answer(strangers.number, 'Hello.');
  const all = async () => (await desk.list({ isAll: true })).map(({ number }) => number).toSorted();
  clock.moveTo(hoursLater(days));
  await sweepExpired(database, clock);
  expect(await all()).toEqual([strangers.number, accounts.number]);
  clock.moveTo(hoursLater(days + 2));
  await sweepExpired(database, clock);
  expect(await all()).toEqual([accounts.number]);
});
