import type { BillingCycle, PlanId } from '@pagesmith/catalog';
import { plans } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { subscriptions } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm';
import { meteringFailures } from '../metering/failures.ts';
import { billingOverview, customerOf } from './account/overview.ts';
import { reportCharges, reportCredits } from './account/report-ledger.ts';
import { changeSettings } from './account/settings.ts';
import type { BillingDeps } from './deps.ts';
import { receiveEvent } from './events/receive-event.ts';
import { billingFailures } from './failures.ts';
import { handleNotices } from './notices/handle-notices.ts';
import { endOverrides } from './overrides/overrides.ts';
import { tellPrices } from './overrides/tell-prices.ts';
import type { Customer, Invoice, PaidInvoice, PaymentProvider, PortalFlow, Span } from './provider.ts';
import { isLive } from './rules/choose.ts';
import { knownSubscriptions, lockSubscription, settleSubscription } from './rules/settle-subscription.ts';

type Requester = Pick<Customer, 'accountId' | 'email' | 'language'>;

/** Plans, payments and what they cost, for one account at a time. */
export interface Billing {
  readonly mode: 'stripe' | 'test' | 'none';
  /** An event of the provider, as it came: throws when it is not signed. */
  receive(payload: Buffer | string, signature: string): Promise<void>;
  overview(requester: Requester): Promise<BillingAccount>;
  changeSettings(accountId: string, given: unknown): Promise<void>;
  invoices(requester: Requester): Promise<readonly Invoice[]>;
  /** Of all customers, as the provider has them. */
  paidInvoices(span: Span): Promise<readonly PaidInvoice[]>;
  /** Where payments are managed. */
  portalUrl(requester: Requester): Promise<string>;
  /** Where a plan is bought, or changed by whoever has one. */
  planUrl(requester: Requester, plan: PlanId, cycle: BillingCycle): Promise<string>;
  /** Where the Pro Tools add-on is agreed to. */
  addOnUrl(): string;
  setProTools(requester: Requester, isOn: boolean): Promise<void>;
  /** Ends what the account pays for, at once and without a refund: it is being closed. */
  endAll(accountId: string): Promise<void>;
  /** Everything that is due by the clock, and what was left undone. */
  tick(): Promise<void>;
}

export function createBilling(deps: BillingDeps): Billing {
  const { provider } = deps;
  return {
    mode: provider?.mode ?? 'none',
    receive: (payload, signature) => receiveEvent(deps, payload, signature),
    overview: (requester) => billingOverview(deps, requester),
    changeSettings: (accountId, given) => changeSettings(deps, accountId, given),
    invoices: async (requester) =>
      provider ? provider.listInvoices((await subscriber(deps, requester)).customer) : [],
    paidInvoices: async (span) => (provider ? provider.listPaidInvoices(span) : []),
    portalUrl: async (requester) => openPortal(deps, await subscriber(deps, requester), { kind: 'manage' }),
    planUrl: async (requester, plan, cycle) => {
      const { customer, row } = await subscriber(deps, requester);
      const { checkoutUrl } = required(provider);
      if (customer.subscriptionId) {
        const flow: PortalFlow = plan === 'starter' ? { kind: 'cancel' } : { kind: 'change', plan, cycle };
        return openPortal(deps, { customer, row }, flow);
      }
      return checkoutUrl(customer, plan, cycle) ?? fail(billingFailures.paymentsAbsent());
    },
    addOnUrl: () => required(provider).addOnUrl(),
    setProTools: async (requester, isOn) => {
      const subscriptionId = requireAddOn(await subscriber(deps, requester));
      await required(provider).setProTools(subscriptionId, isOn);
    },
    endAll: (accountId) => endAll(deps, accountId),
    tick: () => tick(deps),
  };
}

const required = (provider: PaymentProvider | undefined): PaymentProvider =>
  provider ?? fail(billingFailures.paymentsAbsent());

type Row = typeof subscriptions.$inferSelect;
type Subscriber = { readonly customer: Customer; readonly row: Row };

async function subscriber(
  { database, clock, provider }: BillingDeps,
  requester: Requester,
): Promise<Subscriber> {
  const row = await database.transaction((transaction) =>
    lockSubscription(transaction, requester.accountId, clock.now()),
  );
  const found = row ?? fail(meteringFailures.subscriptionAbsent());
  return { customer: customerOf(found, requester, provider?.mode), row: found };
}

async function openPortal(
  deps: BillingDeps,
  { customer, row }: Subscriber,
  flow: PortalFlow,
): Promise<string> {
  const provider = required(deps.provider);
  const customerId = customer.customerId ?? (await provider.openCustomer(customer));
  if (!customer.customerId) {
    await deps.database.orm
      .update(subscriptions)
      .set({ providerCustomerId: customerId, provider: provider.mode })
      .where(eq(subscriptions.id, row.id));
  }
  return provider.portalUrl({ ...customer, customerId }, flow);
}

/** The add-on belongs to the plans that sell it, and is added to a subscription that is paid. */
function requireAddOn({ customer, row }: Subscriber): string {
  const { proToolsFee, name } = plans[row.plan];
  if (!customer.subscriptionId) throw billingFailures.subscriptionRequired();
  if (typeof proToolsFee !== 'number') throw billingFailures.addOnUnneeded({ plan: name });
  return customer.subscriptionId;
}

async function endAll({ database, provider }: BillingDeps, accountId: string): Promise<void> {
  if (!provider) return;
  const { known } = await knownSubscriptions(database, accountId, provider.mode);
  for (const { subscriptionId } of known.filter(({ status }) => isLive(status))) {
    await provider.cancelSubscription(subscriptionId, null);
  }
}

/** Each part whatever becomes of the others. */
async function tick(deps: BillingDeps): Promise<void> {
  const work = [
    async () => deps.provider?.tick?.(),
    () => endOverrides(deps.database, { provider: deps.provider?.mode ?? 'stripe', now: deps.clock.now() }),
    () => makeDueChanges(deps),
    () => handleNotices(deps),
    () => tellPrices(deps),
    () => reportCharges(deps),
    () => reportCredits(deps),
  ];
  for (const one of work) await one().catch(deps.onError);
}

const dueMax = 500;

/** The calls see what is due by themselves; this is for accounts that do not call, and for what they are told. */
async function makeDueChanges({ database, clock, provider }: BillingDeps): Promise<void> {
  const now = clock.now();
  // What was bought while nothing had to be paid ends when payments become real.
  const isOfTests = provider?.mode === 'test' ? sql`false` : eq(subscriptions.provider, 'test');
  const due = await database.orm
    .select({ accountId: subscriptions.userId })
    .from(subscriptions)
    .where(or(lte(subscriptions.changeAt, now), and(isOfTests, ne(subscriptions.plan, 'starter'))))
    .orderBy(asc(subscriptions.changeAt))
    .limit(dueMax);
  for (const { accountId } of due) {
    await database.transaction((transaction) =>
      settleSubscription(transaction, { accountId, provider: provider?.mode ?? 'stripe', now }),
    );
  }
}
