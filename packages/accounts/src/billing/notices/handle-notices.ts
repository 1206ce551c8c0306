import {
  accounts,
  billingEvents,
  billingNotices,
  subscriptions,
  type Transaction,
} from '@pagesmith/database';
import { and, asc, count, eq, isNull, lte, max, sql } from 'drizzle-orm';
import { accountMail } from '../../mail/account-mail.ts';
import type { BillingDeps, QuotaReached, SubscriptionChanged } from '../deps.ts';
import { keepEvent } from '../events/receive-event.ts';
import { isLive } from '../rules/choose.ts';
import { settleSubscription } from '../rules/settle-subscription.ts';
import { changeText, quotaText } from './mails.ts';

type Notice = typeof billingNotices.$inferSelect;

const batch = 100;
const pauseMs = 60_000;
const pauseMsMax = 3_600_000;

/** Does what changes have asked for, once each; what fails is tried again later. */
export async function handleNotices(deps: BillingDeps): Promise<void> {
  const { database, clock } = deps;
  for (;;) {
    const waiting = await database.orm
      .select()
      .from(billingNotices)
      .where(and(isNull(billingNotices.handledAt), lte(billingNotices.nextAttemptAt, clock.now())))
      .orderBy(asc(billingNotices.id))
      .limit(batch);
    for (const notice of waiting) await attempt(deps, notice);
    if (waiting.length < batch) return;
  }
}

async function attempt(deps: BillingDeps, notice: Notice): Promise<void> {
  const { database, clock, onError } = deps;
  try {
    if (notice.kind === 'superseded') await endSuperseded(deps, notice);
    await database.transaction((transaction) => handle(deps, transaction, notice));
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
async function handle(deps: BillingDeps, transaction: Transaction, notice: Notice): Promise<void> {
  const { clock, mailbox, publicUrl, provider } = deps;
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
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (text && account) {
    const mail = accountMail(account, text);
    await mailbox.add(
      transaction,
      { ...mail, text: `${mail.text}\n${publicUrl}/dashboard\n` },
      { accountId },
    );
  }
  // A change by the clock may have another one behind it.
  if (isChange)
    await settleSubscription(transaction, { accountId, provider: provider?.mode ?? 'stripe', now });
}

/**
 * Two are paid at the same time. An event may be late, so both are asked for as they are now before one is ended;
 * what was paid for it is credited.
 */
async function endSuperseded(deps: BillingDeps, { accountId, reference }: Notice): Promise<void> {
  const { provider, database } = deps;
  if (!provider || !reference) return;
  const kept = async () => {
    const isOwn = eq(subscriptions.userId, accountId);
    return (await database.orm.select().from(subscriptions).where(isOwn))[0];
  };
  const before = await kept();
  for (const id of [reference, before?.providerSubscriptionId]) if (id) await refetch(deps, id);
  const after = await kept();
  const current = await provider.retrieveSubscription(reference);
  const status = (current as { status?: unknown } | undefined)?.status;
  const isPaidTwice =
    typeof status === 'string' && isLive(status) && after?.providerSubscriptionId !== reference;
  if (isPaidTwice && after?.providerSubscriptionId && after.providerCustomerId) {
    await provider.cancelSubscription(reference, after.providerCustomerId);
    await refetch(deps, reference);
  }
}

/**
 * The provider's own view, kept like an event. Its time is that of the latest event that is known: our clock may be
 * ahead of the provider's, and must not outdo what happens next.
 */
async function refetch(deps: BillingDeps, subscriptionId: string): Promise<void> {
  const object = await deps.provider?.retrieveSubscription(subscriptionId);
  const [known] = await deps.database.orm
    .select({ at: max(billingEvents.occurredAt), count: count() })
    .from(billingEvents)
    .where(eq(billingEvents.subscriptionId, subscriptionId));
  if (!object || !known?.at) return;
  await keepEvent(deps, {
    id: `fetched_${subscriptionId}_${known.count}`,
    type: 'customer.subscription.fetched',
    created: Math.floor(known.at.getTime() / 1000),
    data: { object },
  });
}
