import { argumentInvalid, billingFailures, type TestPayments } from '@pagesmith/accounts';
import { isPlanId, type PlanId } from '@pagesmith/catalog';
import { Failure, fail } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/problem.ts';
import { fieldOf, requireOwnPage, wantsPage } from './form.ts';
import { addStyle, sendPage } from './page.ts';
import { checkoutPage, signInPage } from './pages/checkout-page.ts';
import { invoicePage } from './pages/invoice-page.ts';
import { portalPage } from './pages/portal-page.ts';
import { isCycle } from './portal.ts';
import type { BillingRoutes } from './routes.ts';
import { findRequester, type Requester, requireEmail, requireRequester } from './visitor.ts';

interface TestPaymentsDeps extends BillingRoutes {
  readonly testPayments: TestPayments;
}

type WithQuery = { Querystring: Record<string, unknown> };

/** /test-payments/: plain forms, for people and for scripts. They exist in payment mode `test` alone. */
export function addTestPayments(scope: FastifyInstance, deps: TestPaymentsDeps): void {
  addStyle(scope);
  addCheckout(scope, deps);
  addPortalForms(scope, deps);
  scope.get<WithQuery>('/test-payments/portal', async (request, reply) => {
    const requester = await findRequester(deps.identity, request);
    if (!requester)
      return sendPage(reply.status(401), signInPage({ language: languageOf(request), isTest: true }));
    const { plan, cycle } = request.query;
    const wanted = isPlanId(plan) && isCycle(cycle) ? { plan, cycle } : undefined;
    return showPortal(reply, deps, requester, { wanted, isDone: request.query.done !== undefined });
  });
  scope.get<{ Params: { id: string } }>('/test-payments/invoices/:id', async (request, reply) => {
    const { accountId, language } = await requireRequester(deps.identity, request);
    const invoice = await deps.testPayments.invoice(accountId, request.params.id);
    return sendPage(
      reply,
      invoicePage({ language, invoice: invoice ?? fail(billingFailures.invoiceAbsent()) }),
    );
  });
}

function addCheckout(
  scope: FastifyInstance,
  { identity, origins, testPayments, billing }: TestPaymentsDeps,
): void {
  scope.get<WithQuery>('/test-payments/checkout', async (request, reply) => {
    const requester = await findRequester(identity, request);
    if (!requester)
      return sendPage(reply.status(401), signInPage({ language: languageOf(request), isTest: true }));
    const { plan, cycle } = request.query;
    const wanted = {
      plan: isPlanId(plan) ? plan : 'premium',
      cycle: isCycle(cycle) ? cycle : 'monthly',
    } as const;
    return sendPage(reply, checkoutPage({ ...requester, ...wanted }));
  });
  scope.post('/test-payments/checkout', async (request, reply) => {
    requireOwnPage(request, origins);
    const requester = await requireEmail(identity, request, fieldOf(request, 'email'));
    const plan = readPlan(request);
    const cycle = readCycle(request);
    try {
      await testPayments.checkout({
        accountId: requester.accountId,
        plan,
        cycle,
        card: fieldOf(request, 'card'),
      });
    } catch (error) {
      if (!(error instanceof Failure) || !wantsPage(request)) throw error;
      const problem = error.in(requester.language);
      return sendPage(reply.status(error.status), checkoutPage({ ...requester, plan, cycle, problem }));
    }
    billing.wake();
    if (wantsPage(request)) return reply.redirect('/test-payments/portal?done', 303);
    return reply.send((await billing.overview(requester)).subscription);
  });
}

function addPortalForms(scope: FastifyInstance, deps: TestPaymentsDeps): void {
  const { identity, origins, testPayments, billing } = deps;
  const form = (path: string, work: (requester: Requester, request: FastifyRequest) => Promise<void>) =>
    scope.post(`/test-payments/portal/${path}`, async (request, reply) => {
      requireOwnPage(request, origins);
      const requester = await requireRequester(identity, request);
      try {
        await work(requester, request);
      } catch (error) {
        if (!(error instanceof Failure) || !wantsPage(request)) throw error;
        return showPortal(reply.status(error.status), deps, requester, {
          problem: error.in(requester.language),
        });
      }
      billing.wake();
      if (wantsPage(request)) return reply.redirect('/test-payments/portal?done', 303);
      return reply.send((await billing.overview(requester)).subscription);
    });
  form('change', ({ accountId }, request) =>
    testPayments.change(accountId, readPlan(request, true), readCycle(request)),
  );
  form('cancel', ({ accountId }) => testPayments.cancel(accountId));
  form('resume', ({ accountId }) => testPayments.resume(accountId));
  form('card', ({ accountId }, request) => testPayments.replaceCard(accountId, fieldOf(request, 'card')));
  form('add-on', (requester, request) =>
    billing.setProTools(requester, fieldOf(request, 'active') !== 'false'),
  );
}

interface PortalState {
  readonly wanted?: Parameters<typeof portalPage>[0]['wanted'];
  readonly problem?: string;
  readonly isDone?: boolean;
}

async function showPortal(
  reply: FastifyReply,
  { testPayments, billing }: TestPaymentsDeps,
  requester: Requester,
  { wanted, ...state }: PortalState,
): Promise<FastifyReply> {
  const books = await testPayments.books(requester.accountId);
  const invoices = await billing.invoices(requester);
  return sendPage(reply, portalPage({ language: requester.language, ...state, books, invoices, wanted }));
}

function readPlan(request: FastifyRequest, mayBeStarter = false): PlanId {
  const plan = fieldOf(request, 'plan');
  if (isPlanId(plan) && (mayBeStarter || plan !== 'starter')) return plan;
  const accepted = `${mayBeStarter ? 'starter, ' : ''}premium, pro, enterprise`;
  throw argumentInvalid('plan', { en: `accepted: ${accepted}.`, fr: `accepté\u00a0: ${accepted}.` });
}

function readCycle(request: FastifyRequest) {
  const cycle = fieldOf(request, 'cycle') || 'monthly';
  if (isCycle(cycle)) return cycle;
  throw argumentInvalid('cycle', { en: 'accepted: monthly, annual.', fr: 'accepté\u00a0: monthly, annual.' });
}
