import { afterAll, beforeAll, expect, test } from 'vitest';
import { differencesOf, recordedInvoices } from '../recorded-invoices.ts';
import { billingAt, daysLater, requester } from '../testing/billed-account.ts';
import { clearOverrides, setOverrides } from './overrides.ts';

let room: Awaited<ReturnType<typeof billingAt>>;
beforeAll(async () => {
  room = await billingAt({ mode: 'test', webhookSecret: undefined });
});
afterAll(() => room.stop());

test('a price by hand is what the next invoices ask for, and taken back it is that of everybody again', async () => {
  const { accountId } = await room.newAccount();
  const card = '4242424242424242';
  await room.billing.testPayments?.checkout({ accountId, plan: 'premium', cycle: 'monthly', card });
  const occasion = () => ({ accountId, provider: 'test', now: room.clock.now() }) as const;
  await room.database.transaction((transaction) =>
    setOverrides(transaction, { priceMills: 5_000, pricePlan: 'premium' }, occasion()),
  );
  await room.billing.tick();
  room.clock.moveTo(daysLater(32));
  await room.billing.tick();
  await room.database.transaction((transaction) => clearOverrides(transaction, occasion()));
  await room.billing.tick();
  room.clock.moveTo(daysLater(63));
  await room.billing.tick();
  const asked = (await room.billing.invoices(requester(accountId))).map(({ amountMills }) => amountMills);
  expect(asked).toEqual([9_990, 5_000, 9_990]);
  expect(await room.subscriptionOf(accountId)).toMatchObject({ priceMills: null, priceToldMills: null });
  expect(room.errors).toEqual([]);
});

test('our record of what was paid is the provider’s, invoice by invoice, and every difference is found', async () => {
  const span = { from: new Date(0), to: daysLater(100) };
  const { database, billing } = room;
  const differences = async () =>
    differencesOf(await recordedInvoices(database, 'test', span), await billing.paidInvoices(span));
  expect(await recordedInvoices(database, 'test', span)).toHaveLength(3);
  expect(await differences()).toEqual([]);
  const [first, second] = await recordedInvoices(database, 'test', span);
  await database.query('DELETE FROM invoices WHERE id = $1', [first?.id]);
  await database.query('UPDATE invoices SET amount_mills = 1 WHERE id = $1', [second?.id]);
  await database.query(`INSERT INTO invoices VALUES ('test', 'in_other', 'cus_other', 70, now())`);
  expect(await differences()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ invoiceId: first?.id, difference: 'missing_here', theirsMills: 9_990 }),
      expect.objectContaining({ invoiceId: second?.id, difference: 'other_amount', oursMills: 1 }),
      expect.objectContaining({ invoiceId: 'in_other', difference: 'missing_there', oursMills: 70 }),
    ]),
  );
  expect(await differences()).toHaveLength(3);
});
