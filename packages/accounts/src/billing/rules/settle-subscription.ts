import {
  accountOverrides,
  billingEvents,
  billingNotices,
  type Queryable,
  subscriptions,
  type Transaction,
} from '@pagesmith/database';
import { and, eq } from 'drizzle-orm';
import { publish } from '../../realtime/publish.ts';
import type { KeptEvent } from '../events/fact.ts';
import { chooseSubscription, isLive } from './choose.ts';
import { foldSubscription, type KnownSubscription } from './fold.ts';
import { starterTerms, type Terms, termsAt } from './terms.ts';

interface SettleRequest {
  readonly accountId: string;
  readonly provider: string;
  readonly now: Date;
}

type Row = typeof subscriptions.$inferSelect;

/** Lets the account's subscription follow from everything that is kept about it. */
export async function settleSubscription(
  transaction: Transaction,
  { accountId, provider, now }: SettleRequest,
): Promise<'settled' | 'plan unknown' | 'nothing'> {
  const row = await lockSubscription(transaction, accountId, now);
  if (!row) return 'nothing';
  const { known, hasStates } = await knownSubscriptions(transaction, accountId, provider);
  const { chosen, superseded } = chooseSubscription(known);
  if (!chosen && row.provider === 'test' && provider !== 'test') {
    const ended = { changeAt: null, changeTo: null, pastDueSince: null, provider: null, updatedAt: now };
    const forgotten = { providerCustomerId: null, providerSubscriptionId: null };
    await transaction.orm
      .update(subscriptions)
      .set({ ...columnsOf(starterTerms), ...ended, ...forgotten })
      .where(eq(subscriptions.id, row.id));
    return 'settled';
  }
  if (!chosen) return hasStates ? 'plan unknown' : 'nothing';
  await write(transaction, row, { chosen, provider, now });
  for (const { subscriptionId } of superseded) {
    await transaction.orm
      .insert(billingNotices)
      .values({
        accountId,
        kind: 'superseded',
        reference: subscriptionId,
        facts: { subscriptionId },
        nextAttemptAt: now,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
  return 'settled';
}

/** The account's subscriptions at the provider, as far as they can be told from what is kept. */
export async function knownSubscriptions({ orm }: Queryable, accountId: string, provider: string) {
  const kept = await orm
    .select({ payload: billingEvents.payload, subscriptionId: billingEvents.subscriptionId })
    .from(billingEvents)
    .where(and(eq(billingEvents.accountId, accountId), eq(billingEvents.provider, provider)));
  const events = kept.flatMap(({ payload, subscriptionId }) =>
    subscriptionId ? [payload as KeptEvent] : [],
  );
  const ids = new Set(events.map(({ fact }) => fact.subscriptionId));
  const folded = [...ids].map((id) =>
    foldSubscription(events.filter(({ fact }) => fact.subscriptionId === id)),
  );
  return {
    known: folded.filter((one) => one !== undefined),
    hasStates: events.some(({ fact }) => fact.kind === 'subscription'),
  };
}

/** The row, locked, in the month of the time, with everything that was due by then. */
export async function lockSubscription(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<Row | undefined> {
  await transaction.query('SELECT id FROM lock_subscription($1, $2)', [accountId, now]);
  const [row] = await transaction.orm.select().from(subscriptions).where(eq(subscriptions.userId, accountId));
  return row;
}

interface SubscriptionUpdate {
  readonly chosen: KnownSubscription;
  readonly provider: string;
  readonly now: Date;
}

async function write(
  transaction: Transaction,
  row: Row,
  { chosen, provider, now }: SubscriptionUpdate,
): Promise<void> {
  const { now: terms, change } = termsAt(chosen, now, await graceExtendedTo(transaction, row.userId));
  const isPaid = terms.plan !== 'starter';
  const hasEnded =
    !isLive(chosen.status) || (chosen.cancelAt !== null && chosen.cancelAt * 1000 <= now.getTime());
  const renewsAt = new Date(chosen.periodEndsAt * 1000);
  await transaction.orm
    .update(subscriptions)
    .set({
      ...columnsOf(terms),
      changeAt: change?.at ?? null,
      changeTo: change ? { ...change.to } : null,
      pastDueSince: chosen.pastDueSince === null ? null : new Date(chosen.pastDueSince * 1000),
      nextBillingDate: isPaid && renewsAt > now ? renewsAt : row.periodEndsAt,
      provider,
      providerCustomerId: chosen.customerId,
      providerSubscriptionId: hasEnded ? null : chosen.subscriptionId,
      providerEventAt: now,
      updatedAt: now,
    })
    .where(eq(subscriptions.id, row.id));
  if (isPaid) await moveMonth(transaction, row, new Date(chosen.anchorAt * 1000), now);
  const userId = row.userId;
  await publish(transaction, { collection: 'subscriptions', id: row.id, userId, action: 'update' });
  await publish(transaction, { collection: 'users', id: userId, userId, action: 'update' });
}

/** Until when an operator lets a failed payment change nothing. */
async function graceExtendedTo({ orm }: Queryable, accountId: string): Promise<Date | null> {
  const [row] = await orm
    .select({ at: accountOverrides.graceEndsAt })
    .from(accountOverrides)
    .where(eq(accountOverrides.accountId, accountId));
  return row?.at ?? null;
}

const columnsOf = (terms: Terms) => ({
  plan: terms.plan,
  status: terms.status,
  billingCycle: terms.billing_cycle,
  monthlyLimit: terms.monthly_limit,
  cancelAt: terms.cancel_at,
  hasProToolsAddOn: terms.has_pro_tools_add_on,
  ...(terms.has_gdpr_mode !== undefined && { hasGdprMode: terms.has_gdpr_mode }),
});

/**
 * The allowance's months are counted from the start of what is paid, an annual plan's too. What was used and charged
 * in the month that is under way is kept: a change of plan gives nothing away.
 */
async function moveMonth(transaction: Transaction, row: Row, anchor: Date, now: Date): Promise<void> {
  if (row.anchorAt?.getTime() === anchor.getTime()) return;
  const at = anchor > now ? anchor : now;
  const [moved] = await transaction.query<{ period_started_at: Date }>(
    `UPDATE subscriptions SET anchor_at = $2, period_started_at = months_after($2, months_between($2, $3)),
       period_ends_at = months_after($2, months_between($2, $3) + 1)
     WHERE id = $1 RETURNING period_started_at`,
    [row.id, anchor, at],
  );
  await transaction.query(
    'UPDATE charges SET period_started_at = $3 WHERE user_id = $1 AND period_started_at = $2',
    [row.userId, row.periodStartedAt, moved?.period_started_at],
  );
}
