import type { BillingCycle, PlanId } from '@pagesmith/catalog';
import type { CheckoutFact, InvoiceFact, KeptEvent, ScheduleFact, SubscriptionFact } from '../events/fact.ts';
import { isLive, sizeOf } from './choose.ts';

/** What is known of one subscription at the provider, in whatever order the news arrived. */
export interface KnownSubscription extends SubscriptionFact {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
  /** Seconds, as in the facts. */
  readonly pastDueSince: number | null;
  /** A smaller plan that begins later, or the same one paid by the month. */
  readonly later: { readonly at: number; readonly plan: PlanId; readonly cycle: BillingCycle } | null;
}

type Of<F> = KeptEvent & { readonly fact: F };
const ofKind = <F extends KeptEvent['fact']>(events: readonly KeptEvent[], kind: F['kind']): Of<F>[] =>
  events.filter((event): event is Of<F> => event.fact.kind === kind);

const sameFact = (one: SubscriptionFact | undefined, other: SubscriptionFact | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify({ ...one, ...other });

/**
 * The order in which things happened. The provider's times have whole seconds: within one, an event says itself what
 * was before it, and so follows the one that left it so.
 */
function inOrder(states: readonly Of<SubscriptionFact>[]): Of<SubscriptionFact>[] {
  const left = states.toSorted(
    (one, other) =>
      one.occurredAt - other.occurredAt || one.rank - other.rank || (one.id < other.id ? -1 : 1),
  );
  const ordered: Of<SubscriptionFact>[] = [];
  while (left.length > 0) {
    const [first] = left;
    const current = ordered.at(-1)?.fact;
    const isNext = (one: Of<SubscriptionFact>) =>
      one.occurredAt === first?.occurredAt && one.rank === first.rank && sameFact(one.before, current);
    const next = Math.max(0, left.findIndex(isNext));
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

export function foldSubscription(events: readonly KeptEvent[]): KnownSubscription | undefined {
  const states = inOrder(ofKind<SubscriptionFact>(events, 'subscription'));
  const checkout = ofKind<CheckoutFact>(events, 'checkout')[0]?.fact;
  const newest = states.at(-1);
  if (!newest) return undefined;
  const { fact } = newest;
  const status = statusOf(newest, ofKind<InvoiceFact>(events, 'invoice'));
  const named = { plan: fact.plan ?? checkout?.plan, cycle: fact.cycle ?? checkout?.cycle ?? 'monthly' };
  if (!named.plan) return undefined;
  const last = { ...fact, ...named, plan: named.plan, status };
  const paid = largestOfPeriod(states, last);
  return {
    ...last,
    plan: paid.plan,
    cycle: paid.cycle,
    pastDueSince: status === 'past_due' ? pastDueSince(states, ofKind<InvoiceFact>(events, 'invoice')) : null,
    later: laterOf(last, paid, events),
  };
}

/** An invoice that was paid or failed after the last news of the subscription says how that one is now. */
function statusOf({ fact, occurredAt }: Of<SubscriptionFact>, invoices: readonly Of<InvoiceFact>[]): string {
  const later = invoices.filter((one) => one.occurredAt >= occurredAt);
  const paidAt = Math.max(0, ...later.filter((one) => one.fact.isPaid).map((one) => one.occurredAt));
  const failedAt = Math.max(0, ...later.filter((one) => !one.fact.isPaid).map((one) => one.occurredAt));
  if (fact.status === 'active' && failedAt > paidAt) return 'past_due';
  if (fact.status === 'past_due' && paidAt > Math.max(failedAt, occurredAt)) return 'active';
  return fact.status;
}

function pastDueSince(states: readonly Of<SubscriptionFact>[], invoices: readonly Of<InvoiceFact>[]): number {
  const good = states.filter((one) => one.fact.status === 'active' || one.fact.status === 'trialing');
  const goodAt = Math.max(0, ...good.map((one) => one.occurredAt));
  const bad = [
    ...states.filter((one) => one.fact.status === 'past_due'),
    ...invoices.filter((one) => !one.fact.isPaid),
  ].filter((one) => one.occurredAt >= goodAt);
  return Math.min(...bad.map((one) => one.occurredAt));
}

type Bought = { readonly plan: PlanId; readonly cycle: BillingCycle };
type Last = SubscriptionFact & Bought;

/** What was bought for a period is kept to its end, also when a smaller plan was chosen meanwhile. */
function largestOfPeriod(states: readonly Of<SubscriptionFact>[], last: Last): Bought {
  const bought = states
    .map(({ fact }) => fact)
    .filter((fact) => fact.periodStartsAt === last.periodStartsAt && isLive(fact.status))
    .flatMap(({ plan, cycle }) => (plan && cycle ? [{ plan, cycle }] : []));
  const largest = bought.reduce<Bought>(
    (best, one) => (sizeOf(one.plan) > sizeOf(best.plan) ? one : best),
    last,
  );
  return largest.plan === last.plan ? last : largest;
}

function laterOf(last: Last, paid: Bought, events: readonly KeptEvent[]): KnownSubscription['later'] {
  if (last.plan !== paid.plan) return { at: last.periodEndsAt, plan: last.plan, cycle: last.cycle };
  const schedules = ofKind<ScheduleFact>(events, 'schedule').sort(
    (one, other) =>
      one.occurredAt - other.occurredAt || one.rank - other.rank || (one.id < other.id ? -1 : 1),
  );
  const schedule = schedules.at(-1)?.fact;
  if (!schedule || schedule.isOver) return null;
  const next = schedule.phases.find(({ startsAt }) => startsAt > last.periodStartsAt);
  if (!next) return null;
  const known = ofKind<SubscriptionFact>(events, 'subscription').find(
    ({ fact }) => fact.priceId !== undefined && fact.priceId === next.priceId,
  )?.fact;
  const plan = next.plan ?? known?.plan;
  const cycle = next.cycle ?? known?.cycle ?? last.cycle;
  if (!plan || (plan === paid.plan && cycle === paid.cycle)) return null;
  return { at: next.startsAt, plan, cycle };
}
