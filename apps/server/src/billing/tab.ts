import type { Identity, RunningBilling } from '@pagesmith/accounts';
import type { Invoices } from '@pagesmith/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../wire/locale.ts';
import { requireSignedIn } from '../wire/visitor.ts';

/** Ours, not the SDK's: these calls need not name the project. */
const config = { isOutsideProject: true };

/** /v1/billing: what the billing tab shows and changes, for whoever is signed in. */
export function addBillingTab(wire: FastifyInstance, identity: Identity, billing: RunningBilling): void {
  const requesterOf = async (request: FastifyRequest) => {
    const { id: accountId, email } = (await requireSignedIn(identity, request)).account;
    return { accountId, email, language: localeOf(request) };
  };
  wire.get('/billing', { config }, async (request) => billing.overview(await requesterOf(request)));
  wire.patch('/billing', { config }, async (request) => {
    const requester = await requesterOf(request);
    await billing.changeSettings(requester.accountId, request.body);
    billing.wake();
    return billing.overview(requester);
  });
  wire.get('/billing/invoices', { config }, async (request) => {
    const invoices = await billing.invoices(await requesterOf(request));
    const listed = invoices.map((invoice) => ({ ...invoice, createdAt: invoice.createdAt.toISOString() }));
    return { total: listed.length, invoices: listed } satisfies Invoices;
  });
}
