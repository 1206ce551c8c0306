import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { createLedger } from './ledger.ts';
import { callBy, meteredAccount, start } from './testing/metered-account.ts';

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
