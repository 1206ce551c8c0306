import { accounts, billingEvents, subscriptions, type Transaction } from '@pagesmith/database';
import { and, eq, isNull, or } from 'drizzle-orm';
import Stripe from 'stripe';
import type { BillingDeps } from '../deps.ts';
import { billingFailures } from '../failures.ts';
import { settleSubscription } from '../rules/settle-subscription.ts';
import type { KeptEvent } from './fact.ts';
import { keepPaidInvoice } from './paid-invoice.ts';
import { type ProviderEvent, readEvent } from './read-event.ts';

/** How old a signature may be. */
const toleranceSeconds = 300;

/**
 * The one door of the provider's events. It is open to everybody: only what is signed, and lately, comes in. When it
 * resolves the event is kept and applied, both or neither; the provider sends again what was not acknowledged.
 */
export async function receiveEvent(
  deps: BillingDeps,
  payload: Buffer | string,
  signature: string,
): Promise<void> {
  await keepEvent(deps, verify(deps, payload, signature));
}

function verify(
  { signingSecret, clock }: BillingDeps,
  payload: Buffer | string,
  signature: string,
): ProviderEvent {
  if (!signingSecret) throw billingFailures.paymentsAbsent();
  try {
    const receivedAt = clock.now().getTime();
    return Stripe.webhooks.constructEvent(
      payload,
      signature,
      signingSecret,
      toleranceSeconds,
      undefined,
      receivedAt,
    );
  } catch (error) {
    throw billingFailures.eventSignatureInvalid({ cause: error });
  }
}

/** Keeps an event and lets the subscription follow from it. One that was kept before changes nothing. */
export async function keepEvent(deps: BillingDeps, event: ProviderEvent): Promise<void> {
  const kept = readEvent(event);
  const provider = deps.provider?.mode ?? 'stripe';
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const [added] = await transaction.orm
      .insert(billingEvents)
      .values({
        id: event.id,
        provider,
        type: event.type,
        payload: kept ?? {},
        customerId: kept?.fact.customerId,
        subscriptionId: kept?.fact.subscriptionId,
        occurredAt: new Date(event.created * 1000),
        receivedAt: now,
        processedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: billingEvents.id });
    if (!added) return;
    await keepPaidInvoice(transaction, provider, event);
    if (!kept) return;
    const accountId = await linkAccount(transaction, kept);
    if (!accountId) return;
    const settled = await settleSubscription(transaction, { accountId, provider, now });
    if (settled === 'plan unknown') {
      deps.onError(
        new Error(`Event ${event.id} (${event.type}) names no plan: set the metadata "plan" of its price.`),
      );
    }
  });
}

/** Whose the event is: as it says itself, or as another one of the same subscription or customer has said. */
async function linkAccount({ orm }: Transaction, { fact }: KeptEvent): Promise<string | undefined> {
  const { subscriptionId, customerId } = fact;
  const isRelated = or(
    eq(billingEvents.subscriptionId, subscriptionId),
    eq(billingEvents.customerId, customerId),
  );
  const accountId = (await namedAccount(orm, fact)) ?? (await linkedAccount(orm, fact));
  if (accountId) {
    await orm
      .update(billingEvents)
      .set({ accountId })
      .where(and(isRelated, isNull(billingEvents.accountId)));
  }
  return accountId;
}

async function namedAccount(orm: Transaction['orm'], fact: KeptEvent['fact']): Promise<string | undefined> {
  const email = fact.kind === 'checkout' && !fact.accountId ? fact.email?.toLowerCase() : undefined;
  if (!fact.accountId && !email) return undefined;
  const isNamed = fact.accountId ? eq(accounts.id, fact.accountId) : eq(accounts.email, email ?? '');
  const [found] = await orm.select({ id: accounts.id }).from(accounts).where(isNamed);
  return found?.id;
}

async function linkedAccount(
  orm: Transaction['orm'],
  { subscriptionId, customerId }: KeptEvent['fact'],
): Promise<string | undefined> {
  const linked = await orm
    .select({ accountId: billingEvents.accountId, subscriptionId: billingEvents.subscriptionId })
    .from(billingEvents)
    .where(or(eq(billingEvents.subscriptionId, subscriptionId), eq(billingEvents.customerId, customerId)));
  const known = linked.filter(({ accountId }) => accountId !== null);
  const own = known.find((one) => one.subscriptionId === subscriptionId) ?? known[0];
  if (own?.accountId) return own.accountId;
  const isCustomer = eq(subscriptions.providerCustomerId, customerId);
  const [row] = await orm.select({ userId: subscriptions.userId }).from(subscriptions).where(isCustomer);
  return row?.userId;
}
