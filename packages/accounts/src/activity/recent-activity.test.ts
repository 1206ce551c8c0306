import {
  type Database,
  subscriptions,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import { recentActivity } from './recent-activity.ts';

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database?.close());

test('a change of plan and a delivery are told to the account that they happened to, and to no other', async () => {
  const [ada, bob] = [await addAccount(database), await addAccount(database)];
  const { orm } = database;
  await orm.update(subscriptions).set({ plan: 'pro' }).where(eq(subscriptions.userId, ada));
  const secret = { secretEncrypted: new Uint8Array([1]), secretKeyId: '1' };
  const url = 'https://example.com/hook';
  await orm.insert(webhookEndpoints).values({ id: 'w', userId: ada, url, events: [], ...secret });
  await orm.insert(webhookEvents).values({ id: 'v', userId: ada, type: 'call.failed', data: {} });
  await orm
    .insert(webhookDeliveries)
    .values({ id: 'd', eventId: 'v', endpointId: 'w', nextAttemptAt: new Date() });
  expect(await recentActivity(database, ada)).toMatchObject({
    planChanges: [{ before: 'starter', after: 'pro', status: 'active', cancelAt: null }],
    deliveries: [{ id: 'd', type: 'call.failed', url, state: 'pending' }],
  });
  expect(await recentActivity(database, bob)).toEqual({ planChanges: [], deliveries: [] });
});
