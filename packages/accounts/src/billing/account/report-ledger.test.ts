import { credits } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCards } from '../test-payments/cards.ts';
import { billingAt, daysLater, requester } from '../testing/billed-account.ts';

let room: Awaited<ReturnType<typeof billingAt>>;
beforeAll(async () => {
  room = await billingAt({ mode: 'test', webhookSecret: undefined });
});
afterAll(() => room.stop());

const payments = () => room.billing.testPayments ?? expect.unreachable();
const creditsOf = (accountId: string) =>
  room.database.orm.select().from(credits).where(eq(credits.accountId, accountId)).orderBy(credits.id);

async function buyer() {
  const { accountId } = await room.newAccount();
  await payments().checkout({ accountId, plan: 'premium', cycle: 'monthly', card: testCards.succeeds });
  const [invoice] = await room.billing.invoices(requester(accountId));
  return { accountId, invoiceId: invoice?.id ?? '' };
}

it('a credit comes off the next invoice, once, however often it is told', async () => {
  const { accountId } = await buyer();
  await room.database.orm.insert(credits).values({ accountId, amountMills: 2_000 });
  await room.billing.tick();
  // As after a crash between the telling and the marking.
  await room.database.orm.update(credits).set({ reportedAt: null });
  await room.billing.tick();
  expect(await creditsOf(accountId)).toMatchObject([{ reportedAt: expect.any(Date) }]);
  room.clock.moveTo(daysLater(31));
  await room.billing.tick();
  const [next] = await room.billing.invoices(requester(accountId));
  expect(next?.amountMills).toBe(9_990 - 2_000);
});

it('a refund is paid back once; what the provider refuses is written down, and holds up nothing', async () => {
  const { accountId, invoiceId } = await buyer();
  const refund = (amountMills: number) =>
    room.database.orm.insert(credits).values({ accountId, amountMills, invoiceId });
  await refund(5_000);
  await refund(6_000);
  await refund(4_990);
  await room.billing.tick();
  await room.database.orm.update(credits).set({ reportedAt: null });
  await room.billing.tick();
  expect(await creditsOf(accountId)).toMatchObject([
    { reportedAt: expect.any(Date), refusedBecause: null },
    { reportedAt: null, refusedBecause: expect.stringContaining('does not pay this back') },
    { reportedAt: expect.any(Date), refusedBecause: null },
  ]);
  const kept = await payments().invoice(accountId, invoiceId);
  expect(Object.values(kept?.refunds ?? {})).toEqual([500, 499]);
  expect(room.errors).toEqual([]);
});
