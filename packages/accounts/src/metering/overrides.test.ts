import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { createLedger } from './ledger.ts';
import { booksOf, callBy, meteredAccount, start, success } from './testing/metered-account.ts';

test('a call beyond the allowance costs what was agreed with the customer, and the spend cap counts it so', async () => {
  const database = await temporaryDatabase();
  onTestFinished(() => database.close());
  const onError = (error: unknown) => expect.unreachable(String(error));
  const ledger = createLedger({ database, clock: movableClock(start), processId: 'this', onError });
  await ledger.sweep();
  const key = await meteredAccount(database, 'premium');
  const agree = async (overageMills: number, spendCapMills: number) => {
    await database.query(
      `INSERT INTO account_overrides (account_id, overage_mills) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET overage_mills = excluded.overage_mills`,
      [key.accountId, overageMills],
    );
    // As every change of the subscription does, of whatever kind.
    await database.query(
      'UPDATE subscriptions SET plan = plan, current_usage = monthly_limit, spend_cap_mills = $2 WHERE user_id = $1',
      [key.accountId, spendCapMills],
    );
  };
  const call = async () => (await ledger.settle(await ledger.reserve(callBy(key)), success)).charges.overage;
  await agree(7, 20);
  expect(await call()).toBe(7);
  expect(await call()).toBe(7);
  await expect(call()).rejects.toMatchObject({ code: 'spend_cap_reached' });
  await agree(0, 20);
  expect(await call()).toBe(0);
  const { charges } = await booksOf(database, key);
  expect(charges.map(({ kind, amountMills }) => [kind, amountMills])).toEqual([
    ['overage', 7],
    ['overage', 7],
  ]);
});

test('an account has the figures that an operator has set for it, whatever its plan says', async () => {
  const database = await temporaryDatabase();
  onTestFinished(() => database.close());
  const onError = (error: unknown) => expect.unreachable(String(error));
  const ledger = createLedger({ database, clock: movableClock(start), processId: 'this', onError });
  await ledger.sweep();
  const key = await meteredAccount(database, 'starter');
  await database.query(
    `INSERT INTO account_overrides (account_id, rate_per_minute, file_bytes_max, retention_minutes)
     VALUES ($1, 2, 12345, 77)`,
    [key.accountId],
  );
  const enter = () => {
    const { key: _, ...call } = callBy(key);
    return ledger.enter({ ...call, keyHash: Buffer.from(key.keyId) });
  };
  expect(await enter()).toMatchObject({
    state: 'reserved',
    reservation: { fileBytesMax: 12_345, retentionMinutes: 77, rate: { limit: 2, remaining: 1 } },
  });
  await enter();
  expect(await enter()).toMatchObject({ state: 'refused', failure: { code: 'rate_exceeded' } });
});
