import type { FastifyInstance } from 'fastify';
import { fieldOf, requireOwnPage } from './form.ts';
import { addStyle, sendPage } from './page.ts';
import { layout } from './pages/layout.ts';
import { addOnSection } from './pages/portal-page.ts';
import { pageWords } from './pages/words.ts';
import type { BillingRoutes } from './routes.ts';
import { findRequester, requireRequester } from './visitor.ts';

type WithQuery = { Querystring: { done?: unknown } };

/** Where a customer of Stripe agrees to the Pro Tools add-on: its price is per call, so nothing is paid here. */
export function addAddOnPage(scope: FastifyInstance, { billing, identity, origins }: BillingRoutes): void {
  addStyle(scope);
  scope.get<WithQuery>('/billing/add-on', async (request, reply) => {
    const requester = await findRequester(identity, request);
    if (!requester) return reply.redirect('/login', 303);
    const { language } = requester;
    const { subscription, proTools } = await billing.overview(requester);
    const body = addOnSection(language, subscription.plan, proTools.isOn, '/billing/add-on');
    const isDone = request.query.done !== undefined;
    const title = pageWords[language].addOn;
    return sendPage(reply, layout({ language, title, isTest: false, isDone, body }));
  });
  scope.post('/billing/add-on', async (request, reply) => {
    requireOwnPage(request, origins);
    const requester = await requireRequester(identity, request);
    await billing.setProTools(requester, fieldOf(request, 'active') === 'true');
    return reply.redirect('/billing/add-on?done', 303);
  });
}
