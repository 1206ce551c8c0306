import {
  accounts,
  billingEvents,
  billingNotices,
  subscriptions,
  type Transaction,
} from '@pagesmith/database';
import { and, asc, count, eq, isNull, lte, max, sql } from 'drizzle-orm';
import { keepEvent } from '../events/receive-event.ts';
import type { BillingParts, QuotaReached, SubscriptionChanged } from '../parts.ts';
import { isLive } from '../rules/choose.ts';
import { settleSubscription } from '../rules/settle-subscription.ts';
import { changeText, mailOf, quotaText } from './mails.ts';

type Notice = typeof billingNotices.$inferSelect;

const batch = 100;
const pauseMs = 60_000;
const pauseMsMax = 3_600_000;

/** Does what changes have asked for, once each; what fails is tried again later. */
export async function handleNotices(parts: BillingParts): Promise<void> {
  const { database, clock } = parts;
  for (;;) {
    const waiting = await database.orm
      .select()
      .from(billingNotices)
      .where(and(isNull(billingNotices.handledAt), lte(billingNotices.nextAttemptAt, clock.now())))
      .orderBy(asc(billingNotices.id))
      .limit(batch);
    for (const notice of waiting) await attempt(parts, notice);
    if (waiting.length < batch) return;
  }
}

async function attempt(parts: BillingParts, notice: Notice): Promise<void> {
  const { database, clock, onError } = parts;
  try {
    if (notice.kind === 'superseded') await endSuperseded(parts, notice);
    await database.transaction((transaction) => handle(parts, transaction, notice));
  } catch (error) {
    onError(error);
    const pause = Math.min(pauseMs * 2 ** Math.min(notice.attempts, 10), pauseMsMax);
    const nextAttemptAt = new Date(clock.now().getTime() + pause);
    await database.orm
      .update(billingNotices)
      .set({ attempts: sql`${billingNotices.attempts} + 1`, nextAttemptAt })
      .where(eq(billingNotices.id, notice.id));
  }
}

/** Whoever marks it first does it, in the same transaction. */
async function handle(parts: BillingParts, transaction: Transaction, notice: Notice): Promise<void> {
  const { clock, mailbox, publicUrl, provider } = parts;
  const { accountId, kind } = notice;
  const now = clock.now();
  const [taken] = await transaction.orm
    .update(billingNotices)
    .set({ handledAt: now })
    .where(and(eq(billingNotices.id, notice.id), isNull(billingNotices.handledAt)))
    .returning({ id: billingNotices.id });
  if (!taken || kind === 'superseded') return;
  const isChange = kind === 'subscription';
  const text = isChange
    ? changeText(notice.facts as SubscriptionChanged)
    : quotaText({ ...(notice.facts as Omit<QuotaReached, 'kind'>), kind });
  const [account] = await transaction.orm
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (text && account) await mailbox.add(transaction, mailOf(account.email, text, publicUrl), { accountId });
  // A change by the clock may have another one behind it.
  if (isChange)
    await settleSubscription(transaction, { accountId, provider: provider?.mode ?? 'stripe', now });
}

/**
 * Two are paid at the same time. An event may be late, so both are asked for as they are now before one is ended;
 * what was paid for it is credited.
 */
async function endSuperseded(parts: BillingParts, { accountId, reference }: Notice): Promise<void> {
  const { provider, database } = parts;
  if (!provider || !reference) return;
  const kept = async () => {
    const isOwn = eq(subscriptions.userId, accountId);
    return (await database.orm.select().from(subscriptions).where(isOwn))[0];
  };
  const before = await kept();
  for (const id of [reference, before?.providerSubscriptionId]) if (id) await refetch(parts, id);
  const after = await kept();
  const current = await provider.retrieveSubscription(reference);
  const status = (current as { status?: unknown } | undefined)?.status;
  const isPaidTwice =
    typeof status === 'string' && isLive(status) && after?.providerSubscriptionId !== reference;
  if (isPaidTwice && after?.providerSubscriptionId && after.providerCustomerId) {
    await provider.cancelSubscription(reference, after.providerCustomerId);
    await refetch(parts, reference);
  }
}

/**
 * The provider's own view, kept like an event. Its time is that of the latest event that is known: our clock may be
 * ahead of the provider's, and must not outdo what happens next.
 */
async function refetch(parts: BillingParts, subscriptionId: string): Promise<void> {
  const object = await parts.provider?.retrieveSubscription(subscriptionId);
  const [known] = await parts.database.orm
    .select({ at: max(billingEvents.occurredAt), count: count() })
    .from(billingEvents)
    .where(eq(billingEvents.subscriptionId, subscriptionId));
  if (!object || !known?.at) return;
  await keepEvent(parts, {
    id: `fetched_${subscriptionId}_${known.count}`,
    type: 'customer.subscription.fetched',
    created: Math.floor(known.at.getTime() / 1000),
    data: { object },
  });
}
