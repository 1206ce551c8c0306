// What the outside reaches of billing: the provider's events, the portal, and in test mode the pages where nothing is
// really paid. It turns requests into calls of the accounts room; the rules are there.
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { addAddOnPage } from './add-on.ts';
import { addFormReading } from './form.ts';
import { addPortal } from './portal.ts';
import type { BillingRoutes } from './routes.ts';
import { addTestPayments } from './test-payments.ts';
import { addWebhook } from './webhook.ts';

export async function addBilling(app: FastifyInstance, deps: BillingRoutes): Promise<void> {
  const { billing } = deps;
  if (billing.mode !== 'none') await app.register(async (scope) => addWebhook(scope, billing));
  await app.register(async (scope) => {
    await scope.register(cookie);
    addFormReading(scope);
    addPortal(scope, deps);
    if (billing.mode === 'stripe') addAddOnPage(scope, deps);
    if (billing.testPayments) addTestPayments(scope, { ...deps, testPayments: billing.testPayments });
  });
}
