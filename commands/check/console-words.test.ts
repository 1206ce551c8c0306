import { chargeKinds, contactReasons, legalPageIds, planIds } from '@pagesmith/catalog';
import { deliveryStates, jobStates } from '@pagesmith/contract';
import { accounts, apiKeys, subscriptions, webhookEndpoints } from '@pagesmith/database';
import { fillEveryTable, temporaryDatabase } from '@pagesmith/database/testing';
import { expect, test } from 'vitest';
import { factWords } from '../../apps/web/src/console/fact-words.ts';
import { parameterWords } from '../../apps/web/src/console/parameter-words.ts';
import { serviceFactWords } from '../../apps/web/src/console/service-fact-words.ts';
import { valueWord } from '../../apps/web/src/console/value-word.ts';
import { actionNames, actionsOf, roles } from '../../packages/accounts/src/operators/index.ts';
import { operatorsAt } from '../../packages/accounts/src/operators/testing/operators-at.ts';

const facts: Readonly<Record<string, string>> = { ...factWords.en, ...serviceFactWords.en };

/** Every name that stands above a value, in lists and in what is in them. */
function namesIn(told: unknown): string[] {
  if (Array.isArray(told)) return told.flatMap(namesIn);
  if (typeof told !== 'object' || told === null || told instanceof Date) return [];
  return Object.entries(told).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

/** Drawn by name in their own screens, or not at all. */
const undrawn = new Set([
  ...['customer', 'subscription', 'overrides', 'isWhole', 'brokenAt', 'head', 'rows'],
  ...['lastSequence', 'previousHash', 'hash', 'isOverdue', 'replyToken'],
]);

test('every fact that the console shows has a word', async () => {
  const database = await temporaryDatabase();
  const room = await operatorsAt(database);
  await fillEveryTable(database);
  await database.query(`INSERT INTO tickets (id, account_id, name, email, reason, reply_token)
    VALUES ('t', 'a', 'Ada', 'a@b.c', 'support', 'token')`);
  await room.act('add', { email: 'ada@example.com', role: 'support' });
  const asked: readonly (readonly [string, object?])[] = [
    ...['operators', 'audit', 'tickets', 'templates', 'mails', 'service', 'work', 'incidents', 'books'].map(
      (name) => [name] as const,
    ),
    ...['announcements'].map((name) => [name] as const),
    ['find', { query: 'a@b.c' }],
    ['money', { month: '2026-11' }],
    ['compare-invoices', { month: '2026-11' }],
  ];
  const told = [];
  for (const [name, given = {}] of asked) told.push(await room.act(name, given));
  const { subscription, ...shown } = (await room.act('show', { account: 'a' })) as Record<string, unknown>;
  told.push(shown);
  await database.close();
  const names = [...new Set(namesIn(told))].filter((name) => !undrawn.has(name));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
  expect(subscription).toBeDefined();
});

const deeds = [
  ...['accept-invitation', 'sign-in', 'sign-in-failed', 'end-visit'],
  ...['add-passkey', 'remove-passkey', 'add-authenticator', 'remove-authenticator'],
];
const ticketStates = ['open', 'answered', 'closed'];
const values: readonly (readonly [string, readonly string[]])[] = [
  ['role', roles],
  ['action', [...actionNames, ...deeds]],
  ['plan', planIds],
  ['billingCycle', subscriptions.billingCycle.enumValues],
  ['status', ['trialing', 'past_due', 'canceled', 'paid', 'open', ...accounts.status.enumValues]],
  ['status', [...apiKeys.status.enumValues, ...webhookEndpoints.status.enumValues]],
  ['state', [...jobStates, ...deliveryStates, ...ticketStates]],
  ['mode', apiKeys.mode.enumValues],
  ['kind', [...chargeKinds, 'credit', 'refund', 'invoice', 'sign_in']],
  ['reason', contactReasons],
  ['page', legalPageIds],
  ['difference', ['missing_here', 'missing_there', 'other_amount']],
];

test.each(['en', 'fr'] as const)('every role, action, plan, state and kind has a word (%s)', (language) => {
  const silent = values.flatMap(([fact, all]) =>
    all.filter((value) => valueWord(fact, value, language) === undefined).map((value) => `${fact} ${value}`),
  );
  expect(silent).toEqual([]);
});

test('every parameter of an action that a form asks for has a word', () => {
  const asked = actionsOf('owner').flatMap(({ parameters }) => parameters);
  const preset = ['isPreview', 'isAll', 'query', 'month', 'before', 'limit', 'to'];
  const labels: object = parameterWords.en;
  const silent = asked.filter((name) => !preset.includes(name) && !Object.hasOwn(labels, name));
  expect([...new Set(silent)]).toEqual([]);
});
