// What the outside reaches of billing: the provider's events, the portal, and in test mode the pages where nothing is
// really paid. It turns requests into calls of the accounts room; the rules are there.
import cookie from '@fastify/cookie';
import type { Identity, RunningBilling } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';
import type { Origins } from '../wire/origins.ts';
import { addAddOnPage } from './add-on.ts';
import { addFormReading } from './form.ts';
import { addPortal } from './portal.ts';
import { addTestPayments } from './test-payments.ts';
import { addWebhook } from './webhook.ts';

export interface BillingRoutes {
  readonly billing: RunningBilling;
  readonly identity: Identity;
  readonly origins: Origins;
}

export async function addBilling(app: FastifyInstance, parts: BillingRoutes): Promise<void> {
  const { billing } = parts;
  if (billing.mode !== 'none') await app.register(async (scope) => addWebhook(scope, billing));
  await app.register(async (scope) => {
    await scope.register(cookie);
    addFormReading(scope);
    addPortal(scope, parts);
    if (billing.mode === 'stripe') addAddOnPage(scope, parts);
    if (billing.testPayments) addTestPayments(scope, { ...parts, testPayments: billing.testPayments });
  });
}
