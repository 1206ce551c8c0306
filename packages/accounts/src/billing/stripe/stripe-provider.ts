import { type BillingCycle, centsOf, type PlanId } from '@pagesmith/catalog';
import type Stripe from 'stripe';
import { billingFailures } from '../failures.ts';
import type {
  Customer,
  Invoice,
  PaidInvoice,
  PaymentProvider,
  PortalFlow,
  Refund,
  ReportedCharge,
  Span,
} from '../provider.ts';
import { setPrice } from './set-price.ts';

/** Payment links of the provider, by plan and cycle; Starter's is where a paid plan is given up. */
export type PaymentLinks = Readonly<Partial<Record<PlanId, Partial<Record<BillingCycle, string>>>>>;

export interface StripeDeps {
  readonly client: Stripe;
  readonly links: PaymentLinks;
  readonly publicUrl: string;
}

/** The meter that counts our charges: its unit is a mill, so that a price of 0.001 euro is exact. */
const meterEventName = 'pagesmith_charges';
/** The provider takes nothing that is older than 35 days. */
const reportDaysMax = 34;
const dayMs = 86_400_000;

export function createStripeProvider({ client, links, publicUrl }: StripeDeps): PaymentProvider {
  const returnUrl = `${publicUrl}/dashboard`;
  return {
    mode: 'stripe',
    checkoutUrl: (customer, plan, cycle) => checkoutUrl(links, customer, plan, cycle),
    openCustomer: async ({ accountId, email }) => {
      const params = { email, metadata: { account_id: accountId } };
      const options = { idempotencyKey: `customer-${accountId}` };
      return (await answered(client.customers.create(params, options))).id;
    },
    portalUrl: async (customer, flow) => {
      const params = { customer: customer.customerId, locale: customer.language, return_url: returnUrl };
      const flowData = flowDataOf(customer, flow);
      const session = await answered(
        client.billingPortal.sessions.create({ ...params, ...(flowData && { flow_data: flowData }) }),
      );
      return session.url;
    },
    addOnUrl: () => `${publicUrl}/billing/add-on`,
    setProTools: async (subscriptionId, isOn) => {
      await answered(client.subscriptions.update(subscriptionId, { metadata: { pro_tools: String(isOn) } }));
    },
    setPrice: (subscriptionId, monthlyMills) => setPrice(client, subscriptionId, monthlyMills),
    retrieveSubscription: async (id) => {
      try {
        return await client.subscriptions.retrieve(id);
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return undefined;
        throw error;
      }
    },
    cancelSubscription: (id, creditTo) => cancel(client, id, creditTo),
    reportCharge: (charge) => report(client, charge),
    credit: async ({ identifier, customerId, amountMills }) => {
      const amount = -centsOf(amountMills);
      await client.customers.createBalanceTransaction(
        customerId,
        { amount, currency: 'eur', description: 'Credit from our support' },
        { idempotencyKey: identifier },
      );
    },
    refund: (refund) => payBack(client, refund),
    listInvoices: (customer) => listInvoices(client, customer),
    listPaidInvoices: (span) => answered(listPaidInvoices(client, span)),
  };
}

function checkoutUrl(
  links: PaymentLinks,
  { accountId, email }: Customer,
  plan: PlanId,
  cycle: BillingCycle,
): string | undefined {
  const link = links[plan]?.[cycle];
  if (!link) return undefined;
  const url = new URL(link);
  url.searchParams.set('prefilled_email', email);
  url.searchParams.set('client_reference_id', accountId);
  return url.href;
}

function flowDataOf({ subscriptionId }: Customer, flow: PortalFlow) {
  if (flow.kind === 'manage' || !subscriptionId) return undefined;
  const subscription = subscriptionId;
  return flow.kind === 'cancel'
    ? { type: 'subscription_cancel' as const, subscription_cancel: { subscription } }
    : { type: 'subscription_update' as const, subscription_update: { subscription } };
}

/** The credit goes to whoever the subscription that stays belongs to: a checkout may have made a new customer. */
async function cancel(client: Stripe, id: string, creditTo: string | null): Promise<void> {
  const { customer } = await client.subscriptions.retrieve(id);
  const from = typeof customer === 'string' ? customer : customer.id;
  try {
    await client.subscriptions.cancel(
      id,
      { prorate: creditTo !== null, invoice_now: true },
      { idempotencyKey: `supersede-${id}` },
    );
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error;
  }
  if (creditTo === null || from === creditTo) return;
  const payer = await client.customers.retrieve(from);
  if (payer.deleted || payer.balance >= 0) return;
  const currency = payer.currency ?? 'eur';
  const description = `Credit of ${id}, which was superseded`;
  const move = (to: string, amount: number, key: string) =>
    client.customers.createBalanceTransaction(
      to,
      { amount, currency, description },
      { idempotencyKey: `${key}-${id}` },
    );
  await move(creditTo, payer.balance, 'credit');
  await move(from, -payer.balance, 'debit');
}

async function report(client: Stripe, charge: ReportedCharge): Promise<void> {
  const oldest = Date.now() - reportDaysMax * dayMs;
  try {
    await client.billing.meterEvents.create({
      event_name: meterEventName,
      identifier: charge.identifier,
      timestamp: Math.floor(Math.max(charge.createdAt.getTime(), oldest) / 1000),
      payload: { stripe_customer_id: charge.customerId, value: String(charge.amountMills) },
    });
  } catch (error) {
    // It was counted by an attempt whose answer was lost.
    if (!/already exists|duplicate/i.test(error instanceof Error ? error.message : '')) throw error;
  }
}

/** By a credit note, so that the provider's books explain the refund. */
async function payBack(client: Stripe, { identifier, invoiceId, amountMills }: Refund): Promise<void> {
  const amount = centsOf(amountMills);
  try {
    await client.creditNotes.create(
      { invoice: invoiceId, amount, refund_amount: amount },
      { idempotencyKey: identifier },
    );
  } catch (error) {
    if ((error as { type?: unknown }).type !== 'StripeInvalidRequestError') throw error;
    throw billingFailures.refundRefused({ cause: error });
  }
}

async function listInvoices(client: Stripe, { customerId }: Customer): Promise<Invoice[]> {
  if (!customerId) return [];
  const { data } = await answered(client.invoices.list({ customer: customerId, limit: 24 }));
  return data.map((invoice) => ({
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    createdAt: new Date(invoice.created * 1000),
    amountMills: invoice.total * 10,
    status: invoice.status ?? 'open',
    url: invoice.hosted_invoice_url ?? null,
  }));
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

async function listPaidInvoices(client: Stripe, { from, to }: Span): Promise<PaidInvoice[]> {
  const created = { gte: secondsOf(from), lt: secondsOf(to) };
  const found: PaidInvoice[] = [];
  for await (const invoice of client.invoices.list({ status: 'paid', created, limit: 100 })) {
    const { id, customer, amount_paid: cents } = invoice;
    const customerId = typeof customer === 'string' ? customer : (customer?.id ?? '');
    found.push({ id, customerId, createdAt: new Date(invoice.created * 1000), amountMills: cents * 10 });
  }
  return found;
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** For calls that a customer waits for. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw billingFailures.paymentsUnavailable({ cause: error });
  }
}
