import type { FastifyInstance } from 'fastify';
import { fieldOf, requireOwnPage } from './form.ts';
import { addStyle, sendPage } from './page.ts';
import { layout } from './pages/layout.ts';
import { addOnSection } from './pages/portal-page.ts';
import { pageWords } from './pages/words.ts';
import type { BillingRoutes } from './routes.ts';
import { findAsking, requireAsking } from './visitor.ts';

type Asked = { Querystring: { done?: unknown } };

/** Where a customer of Stripe agrees to the Pro Tools add-on: its price is per call, so nothing is paid here. */
export function addAddOnPage(scope: FastifyInstance, { billing, identity, origins }: BillingRoutes): void {
  addStyle(scope);
  scope.get<Asked>('/billing/add-on', async (request, reply) => {
    const asking = await findAsking(identity, request);
    if (!asking) return reply.redirect('/login', 303);
    const { language } = asking;
    const { subscription, proTools } = await billing.overview(asking);
    const body = addOnSection(language, subscription.plan, proTools.isOn, '/billing/add-on');
    const isDone = request.query.done !== undefined;
    const title = pageWords[language].addOn;
    return sendPage(reply, layout({ language, title, isTest: false, isDone, body }));
  });
  scope.post('/billing/add-on', async (request, reply) => {
    requireOwnPage(request, origins);
    const asking = await requireAsking(identity, request);
    await billing.setProTools(asking, fieldOf(request, 'active') === 'true');
    return reply.redirect('/billing/add-on?done', 303);
  });
}
