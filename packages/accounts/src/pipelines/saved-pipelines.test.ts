import { savedPipelinesMax } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meteredAccount, start } from '../metering/testing/metered-account.ts';
import { createSavedPipelines, type SavedPipelines } from './index.ts';

const clock = movableClock(start);
let database: Database;
let pipelines: SavedPipelines;
beforeAll(async () => {
  database = await temporaryDatabase();
  pipelines = createSavedPipelines({ database, clock });
});
afterAll(() => database.close());

test('a pipeline that is saved again takes the place of the former one', async () => {
  const { accountId } = await meteredAccount(database, 'pro');
  await pipelines.save(accountId, 'welcome', { steps: [1] });
  clock.moveTo(new Date(start.getTime() + 1_000));
  await pipelines.save(accountId, 'welcome', { steps: [2] });
  expect(await pipelines.list(accountId)).toMatchObject([
    { name: 'welcome', definition: { steps: [2] }, createdAt: start, updatedAt: clock.now() },
  ]);
});

test.each(['', 'Welcome', '-letter', 'price', 'a'.repeat(65)])('a name is refused: %j', async (name) => {
  const { accountId } = await meteredAccount(database, 'pro');
  const saving = pipelines.save(accountId, name, {});
  await expect(saving).rejects.toMatchObject({ code: 'pipeline_name_malformed' });
});

test('an account saves so many pipelines and no more, and can still change each', async () => {
  const { accountId } = await meteredAccount(database, 'pro');
  await database.query(
    `INSERT INTO pipelines (user_id, name, definition)
     SELECT $1, 'p' || number, '{}' FROM generate_series(1, ${savedPipelinesMax}) AS number`,
    [accountId],
  );
  const saving = pipelines.save(accountId, 'one-more', {});
  await expect(saving).rejects.toMatchObject({ code: 'pipelines_too_many' });
  expect(await pipelines.save(accountId, 'p1', { steps: [] })).toMatchObject({ name: 'p1' });
});
