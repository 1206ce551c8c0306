import { argumentInvalid, argumentMissing, billingFailures } from '@pagesmith/accounts';
import { type BillingCycle, billingCycles, isPlanId } from '@pagesmith/catalog';
import { Failure } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/problem.ts';
import { wantsJson, wantsPage } from './form.ts';
import { sendPage } from './page.ts';
import { signInPage } from './pages/checkout-page.ts';
import { layout, nothing } from './pages/layout.ts';
import { pageWords } from './pages/words.ts';
import type { BillingRoutes } from './routes.ts';
import { findRequester, requireEmail } from './visitor.ts';

type WithQuery = { Querystring: Record<string, unknown> };

export const isCycle = (value: unknown): value is BillingCycle =>
  billingCycles.includes(value as BillingCycle);

/** Where payments are managed, for whoever is signed in. */
export function addPortal(scope: FastifyInstance, { billing, identity }: BillingRoutes): void {
  scope.get<WithQuery>('/webhook/billing-portal', async (request, reply) => {
    const { email, mode = '1' } = request.query;
    if (typeof email !== 'string' || email.trim() === '') throw argumentMissing('email');
    if (mode !== '1' && mode !== '2') {
      throw argumentInvalid('mode', {
        en: '1 (manage payment) or 2 (activate add-on) is accepted.',
        fr: '1 (gérer le paiement) ou 2 (activer l’option) est accepté.',
      });
    }
    const requester = await requireEmail(identity, request, email);
    const url = mode === '1' ? await billing.portalUrl(requester) : billing.addOnUrl();
    return reply.header('cache-control', 'no-store').send({ url });
  });
  // A plan button of whoever has a paid plan: the provider's pages are short-lived, so they are asked for on a click.
  scope.get<WithQuery>('/billing/change', async (request, reply) => {
    const { plan, cycle = 'monthly' } = request.query;
    if (!isPlanId(plan)) throw argumentMissing('plan');
    if (!isCycle(cycle)) {
      throw argumentInvalid('cycle', {
        en: 'monthly or annual is accepted.',
        fr: 'monthly ou annual est accepté.',
      });
    }
    const requester = await findRequester(identity, request);
    if (!requester) {
      if (!wantsPage(request)) throw billingFailures.signInRequired();
      return sendPage(reply.status(401), signInPage({ language: languageOf(request), isTest: false }));
    }
    try {
      const url = await billing.planUrl(requester, plan, cycle);
      reply.header('cache-control', 'no-store');
      // A page of ours whose browser refuses the cookie asks with a header instead, which no navigation carries.
      return wantsJson(request) ? reply.send({ url }) : reply.redirect(url, 303);
    } catch (error) {
      if (!(error instanceof Failure) || !wantsPage(request)) throw error;
      const { language } = requester;
      const page = { language, title: pageWords[language].portal, isTest: false, body: nothing };
      return sendPage(reply.status(error.status), layout({ ...page, problem: error.in(language) }));
    }
  });
}
