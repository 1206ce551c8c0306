import { type Database, jobs, webhookDeliveries } from '@pagesmith/database';
import { fillEveryTable, temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorsAt } from '../testing/operators-at.ts';

let database: Database;
let room: Awaited<ReturnType<typeof operatorsAt>>;
beforeAll(async () => {
  database = await temporaryDatabase();
  room = await operatorsAt(database);
  await fillEveryTable(database);
});
afterAll(() => database.close());

const reason = 'asked for by the customer';

test('every process, what it does and what waits are seen from anywhere', async () => {
  const engine = { places: 4, running: 1, waiting: 2, memoryBytes: 5_000_000 };
  await database.query(`UPDATE processes SET lease_until = now() + interval '1 hour', engine = $1`, [
    JSON.stringify(engine),
  ]);
  await database.query(
    `UPDATE api_requests SET created_at = $1, error_code = 'work_exhausted', status = 'error',
    occurrences = 30`,
    [room.clock.now()],
  );
  expect(await room.act('service', {})).toMatchObject({
    processes: [{ id: 'p', calls: 1, ...engine }],
    underWay: [{ operation: '/fill-pdf', calls: 1, accounts: 1 }],
    waiting: { jobsQueued: 1, mailsWaiting: 1 },
    failures: [{ errorCode: 'work_exhausted', calls: 30 }],
    slowest: [{ email: 'a@b.c', calls: 1 }],
    budgetExhausted: [{ email: 'a@b.c', calls: 30 }],
    failingKeys: [{ email: 'a@b.c', name: 'n', failed: 30 }],
    accountsOfOneAddress: [],
  });
  await database.query(`INSERT INTO accounts (id, email, name, password_hash)
    SELECT 'n' || n, 'n' || n || '@x.y', '', '' FROM generate_series(1, 4) AS n`);
  await database.query(
    `INSERT INTO security_events (account_id, kind, address, created_at)
     SELECT 'n' || n, 'account_registered', '203.0.113.5', $1 FROM generate_series(1, 4) AS n`,
    [room.clock.now()],
  );
  expect(await room.act('service', {})).toMatchObject({
    accountsOfOneAddress: [{ address: '203.0.113.5', accounts: 4 }],
  });
});

test('a delivery is sent again or given up, and a job runs at once or ends without a charge', async () => {
  await database.query(`UPDATE webhook_deliveries SET state = 'failed'`);
  await database.query(`UPDATE jobs SET waits_until = now() + interval '1 hour', waits = 3`);
  await database.query(`INSERT INTO reservations (id, user_id, api_key_id, api_key_name, endpoint, method)
    VALUES ('j', 'a', 'k', 'n', '/fill-pdf', 'POST')`);
  await database.query('UPDATE subscriptions SET reserved_calls = 2');
  expect(await room.act('work', {})).toMatchObject({
    jobs: [{ id: 'j', email: 'a@b.c', state: 'queued' }],
    deliveries: [{ id: 'd', state: 'failed' }],
  });
  const delivery = async () => (await database.orm.select().from(webhookDeliveries))[0]?.state;
  await room.act('retry-delivery', { id: 'd' });
  expect(await delivery()).toBe('pending');
  await room.act('end-delivery', { id: 'd' });
  expect(await delivery()).toBe('failed');
  await room.act('retry-job', { id: 'j' });
  expect(await database.orm.select().from(jobs)).toMatchObject([{ waits: 0, waitsUntil: null }]);
  await room.act('end-job', { id: 'j', reason });
  expect(await database.orm.select().from(jobs)).toMatchObject([{ state: 'cancelled', credits: 0 }]);
  await expect(room.act('end-job', { id: 'j', reason })).rejects.toMatchObject({ code: 'work_absent' });
});

test('incidents, planned work and announcements are written from here, each with a row', async () => {
  const said = { textEn: 'Slow.', textFr: 'Lent.' };
  const titles = { titleEn: 'Slow jobs', titleFr: 'Tâches lentes' };
  const opened = await room.act('open-incident', { components: 'jobs, api', ...titles, ...said });
  expect(opened).toMatchObject({ components: ['jobs', 'api'], endedAt: null });
  const { id } = opened as { id: number };
  await room.act('update-incident', { id, ...said });
  expect(await room.act('end-incident', { id: String(id), ...said })).toMatchObject({
    endedAt: room.clock.now().toISOString(),
  });
  const from = new Date(room.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const planned = await room.act('plan-work', { components: ['api'], ...titles, from, minutes: 60 });
  await room.act('end-work', { id: (planned as { id: number }).id });
  const words = { subjectEn: 'Exposed', subjectFr: 'Exposées', ...said };
  const notice = { name: '2026-11', ...words, reason };
  const before = await database.query('SELECT FROM mails');
  expect(await room.act('announce-notice', { ...notice, isPreview: true })).toMatchObject({
    recipients: 5,
    fr: { subject: 'Exposées' },
  });
  expect(await database.query('SELECT FROM mails')).toHaveLength(before.length);
  expect(await room.act('announce-notice', notice)).toEqual({ mailed: 5, isFinished: true });
  expect(await room.act('announcements', {})).toContainEqual(
    expect.objectContaining({ id: 'notice 2026-11', mailedCount: 5 }),
  );
  const ended = await room.act('end-announcement', { id: 'notice 2026-11', reason });
  expect(ended).toEqual({ shownUntil: room.clock.now() });
  const rows = await database.query(
    `SELECT action FROM audit_rows WHERE subject ~ 'incident|work|notice' ORDER BY number`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'open-incident',
    'update-incident',
    'end-incident',
    'plan-work',
    'end-work',
    'announce-notice',
    'announce-notice',
    'end-announcement',
  ]);
});

test('ready answers are kept in both languages, and what is owed is seen', async () => {
  const template = { name: 'Invoice', textEn: 'Here is your invoice.', textFr: 'Voici votre facture.' };
  await room.act('save-template', { ...template, textEn: 'Draft.' });
  await room.act('save-template', template);
  expect(await room.act('templates', {})).toMatchObject([template]);
  await room.act('remove-template', { name: 'Invoice' });
  await expect(room.act('remove-template', { name: 'Invoice' })).rejects.toMatchObject({
    code: 'template_absent',
  });
  await database.query(`UPDATE charges SET created_at = $1::timestamptz - interval '2 hours'`, [
    room.clock.now(),
  ]);
  await database.query(`UPDATE subscriptions SET provider_subscription_id = 'sub_1', provider = 'stripe'`);
  await database.query(`UPDATE credits SET refused_because = 'No.', invoice_id = 'in_1'`);
  expect(await room.act('books', {})).toMatchObject({
    paidPlans: [{ plan: 'pro', cycle: 'monthly', count: 1 }],
    unreported: [{ email: 'a@b.c', count: 1, amountMills: 55 }],
    refused: [{ email: 'a@b.c', invoiceId: 'in_1', refusedBecause: 'No.' }],
  });
});

test('revenue is what was really paid, less what was paid back, and a difference with the provider is named', async () => {
  const createdAt = room.clock.now();
  await database.query(`UPDATE subscriptions SET provider_customer_id = 'cus_1'`);
  await database.query(`INSERT INTO invoices VALUES ('stripe', 'in_1', 'cus_1', 9000, $1)`, [createdAt]);
  await database.query('UPDATE credits SET refused_because = NULL, reported_at = $1', [createdAt]);
  room.paidInvoices.push({ id: 'in_1', customerId: 'cus_1', amountMills: 9_990, createdAt });
  expect(await room.act('compare-invoices', { month: '2026-11' })).toEqual({
    revenue: { invoices: 1, chargedMills: 9_000, refundedMills: 1_000, revenueMills: 8_000 },
    differences: [
      {
        invoiceId: 'in_1',
        difference: 'other_amount',
        customerId: 'cus_1',
        email: 'a@b.c',
        oursMills: 9_000,
        theirsMills: 9_990,
        createdAt,
      },
    ],
  });
  expect(await room.act('money', { month: '2026-11' })).toContainEqual({
    account: 'a',
    email: 'a@b.c',
    kind: 'invoice',
    count: 1,
    amountMills: 9_000,
    reported: 1,
  });
});
