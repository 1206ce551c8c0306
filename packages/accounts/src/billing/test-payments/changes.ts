import { centsOf, type Mills, plans } from '@pagesmith/catalog';
import { uniqueId } from '@pagesmith/kernel';
import { billingFailures } from '../failures.ts';
import { isUpgrade } from '../rules/choose.ts';
import type { TestCard } from './cards.ts';
import {
  type Books,
  type Bought,
  boughtOf,
  customerIdOf,
  type InvoiceLine,
  lineOf,
  periodOf,
  priceOf,
  secondsOf,
  type TestInvoice,
  type TestSubscription,
  withPeriod,
} from './objects.ts';

export interface News {
  readonly type: string;
  readonly object: object;
}

/** What one change writes: the new books, an invoice, and what the product is told. */
export interface Outcome {
  readonly books: Books;
  readonly news: readonly News[];
  readonly invoice?: TestInvoice;
  /** Unused time that was paid, to be taken off the next invoice. */
  readonly creditMills?: Mills;
  /** The invoice has the usage that was reported so far. */
  readonly billsUsage?: boolean;
}

const updated = (books: Books): News => ({
  type: 'customer.subscription.updated',
  object: books.subscription,
});

const setSubscription = (books: Books, changes: Partial<TestSubscription>): Books => ({
  ...books,
  subscription: { ...books.subscription, ...changes },
});

function invoiceOf(
  { id, customer }: TestSubscription,
  { at, lines, isPaid, reason }: InvoiceFacts,
): TestInvoice {
  const invoiceId = `in_test_${uniqueId({ now: () => at })}`;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoiceId,
    object: 'invoice',
    number: `TEST-${invoiceId.slice(-8).toUpperCase()}`,
    billing_reason: reason,
    created: secondsOf(at),
    currency: 'eur',
    livemode: false,
    customer,
    status: isPaid ? 'paid' : 'open',
    total,
    amount_paid: isPaid ? total : 0,
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    lines: { data: lines },
  };
}

interface InvoiceFacts {
  readonly at: Date;
  readonly lines: readonly InvoiceLine[];
  readonly isPaid: boolean;
  readonly reason: 'subscription_create' | 'subscription_update' | 'subscription_cycle';
}

export function opened(accountId: string, bought: Bought, card: TestCard, at: Date): Outcome {
  const id = `sub_test_${uniqueId({ now: () => at })}`;
  const customer = customerIdOf(accountId);
  const now = secondsOf(at);
  const item = { id: `si_${id}`, object: 'subscription_item', price: priceOf(bought) } as const;
  const bare: TestSubscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    created: now,
    currency: 'eur',
    customer,
    ended_at: null,
    livemode: false,
    metadata: { account_id: accountId },
    start_date: now,
    status: 'active',
    items: { object: 'list', data: [{ ...item, current_period_start: now, current_period_end: now }] },
  };
  const subscription = withPeriod(bare, bought, new Date(now * 1000));
  const reason = 'subscription_create';
  const invoice = invoiceOf(subscription, { at, lines: [lineOf(bought)], isPaid: true, reason });
  const session = {
    id: `cs_test_${id}`,
    object: 'checkout.session',
    mode: 'subscription',
    client_reference_id: accountId,
    customer,
    subscription: id,
    payment_status: 'paid',
  };
  return {
    books: { subscription, card, later: null, openInvoiceId: null, lastEventAt: 0 },
    invoice,
    news: [
      { type: 'customer.subscription.created', object: subscription },
      { type: 'checkout.session.completed', object: session },
      { type: 'invoice.paid', object: invoice },
    ],
  };
}

/** The part of what was paid that is not used at a time. */
function unusedMills(subscription: TestSubscription, at: Date): Mills {
  const { startsAt, endsAt } = periodOf(subscription);
  const left = Math.max(0, endsAt.getTime() - at.getTime()) / (endsAt.getTime() - startsAt.getTime());
  const paidMills = (subscription.items.data[0].price.unit_amount ?? 0) * 10;
  return Math.round(paidMills * Math.min(1, left));
}

/** More applies at once and is paid at once, less the time that was paid already; less begins with the next period. */
export function changed(books: Books, to: Bought, at: Date): Outcome {
  const from = boughtOf(books.subscription);
  if (!isUpgrade(from, to))
    return scheduled(books, to.plan === from.plan && to.cycle === from.cycle ? null : to);
  if (books.subscription.status === 'past_due') throw billingFailures.cardDeclined();
  const now = secondsOf(at);
  const isNewCycle = to.cycle !== from.cycle;
  const credit = {
    description: `${plans[from.plan].name}, unused time / temps non utilisé`,
    amount: -centsOf(unusedMills(books.subscription, at)),
  };
  const resumed = { cancel_at: null, cancel_at_period_end: false };
  const kept = setSubscription(books, { ...resumed, ...(isNewCycle && { billing_cycle_anchor: now }) });
  const startsAt = isNewCycle ? new Date(now * 1000) : periodOf(kept.subscription).startsAt;
  const subscription = withPeriod(kept.subscription, to, startsAt);
  const due = centsOf(unusedMills(subscription, at));
  const lines = [{ ...lineOf(to), amount: due }, credit];
  const invoice = invoiceOf(subscription, { at, lines, isPaid: true, reason: 'subscription_update' });
  const next = { ...kept, subscription, later: null };
  const released = books.later ? [scheduleNews(next, null)] : [];
  return {
    books: next,
    invoice,
    news: [updated(next), ...released, { type: 'invoice.paid', object: invoice }],
  };
}

function scheduled(books: Books, later: Bought | null): Outcome {
  const next = { ...setSubscription(books, { cancel_at: null, cancel_at_period_end: false }), later };
  return { books: next, news: [updated(next), scheduleNews(next, later)] };
}

function scheduleNews({ subscription }: Books, later: Bought | null): News {
  const [item] = subscription.items.data;
  const phases = [
    {
      start_date: item.current_period_start,
      end_date: item.current_period_end,
      items: [{ price: item.price }],
    },
    ...(later ? [{ start_date: item.current_period_end, items: [{ price: priceOf(later) }] }] : []),
  ];
  const object = {
    id: `sub_sched_${subscription.id}`,
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    status: later ? 'active' : 'released',
    phases,
  };
  return { type: later ? 'subscription_schedule.updated' : 'subscription_schedule.released', object };
}

export function cancelled(books: Books): Outcome {
  const cancelAt = books.subscription.items.data[0].current_period_end;
  const next = {
    ...setSubscription(books, { cancel_at: cancelAt, cancel_at_period_end: true }),
    later: null,
  };
  return { books: next, news: [updated(next), ...(books.later ? [scheduleNews(next, null)] : [])] };
}

/** Neither a cancellation nor a smaller plan is wanted any more. */
export const resumed = (books: Books): Outcome => scheduled(books, null);

export function proToolsSet(books: Books, isOn: boolean): Outcome {
  const metadata = { ...books.subscription.metadata, pro_tools: String(isOn) };
  const next = setSubscription(books, { metadata });
  return { books: next, news: [updated(next)] };
}

/** Holds from the next invoice on, like at a real provider; what was paid for this period stays paid. */
export const priced = (books: Books, agreedMills: Mills | null): Outcome | undefined =>
  (books.agreedMills ?? null) === agreedMills ? undefined : { books: { ...books, agreedMills }, news: [] };

/** At once, with what was paid and not used as a credit. */
export function ended(books: Books, at: Date, isCredited: boolean): Outcome {
  const next = setSubscription(books, { status: 'canceled', ended_at: secondsOf(at) });
  const isPaid = books.subscription.status !== 'past_due';
  return {
    books: next,
    news: [{ type: 'customer.subscription.deleted', object: next.subscription }],
    ...(isCredited && isPaid && { creditMills: unusedMills(books.subscription, at) }),
  };
}

/** The end of a period: the next one begins, is paid or not, or there is none. */
export function renewed(books: Books, owedMills: Mills): Outcome {
  const { endsAt: at } = periodOf(books.subscription);
  if (books.subscription.cancel_at_period_end) return ended(books, at, false);
  const bought = books.later ?? boughtOf(books.subscription);
  const isPaid = books.card === 'succeeds';
  const isNewCycle = bought.cycle !== boughtOf(books.subscription).cycle;
  const moved = setSubscription(books, {
    status: isPaid ? 'active' : 'past_due',
    ...(isNewCycle && { billing_cycle_anchor: secondsOf(at) }),
  });
  const agreed = books.agreedMills ?? null;
  const subscription = withPeriod(moved.subscription, bought, at, agreed);
  const usage = { description: 'Usage / Consommation', amount: centsOf(owedMills) };
  const lines = [lineOf(bought, agreed), ...(owedMills === 0 ? [] : [usage])];
  const invoice = invoiceOf(subscription, { at, lines, isPaid, reason: 'subscription_cycle' });
  const next = { ...moved, subscription, later: null, openInvoiceId: isPaid ? null : invoice.id };
  const paid: News = { type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', object: invoice };
  const released = books.later ? [scheduleNews(next, null)] : [];
  return { books: next, invoice, billsUsage: true, news: [paid, updated(next), ...released] };
}

/** A new card pays what is open; one that does not pay changes nothing. */
export function cardReplaced(books: Books, card: TestCard, open: TestInvoice | undefined): Outcome {
  if (!open) return { books: { ...books, card }, news: [] };
  if (card !== 'succeeds') throw billingFailures.cardDeclined();
  const invoice: TestInvoice = { ...open, status: 'paid', amount_paid: open.total };
  const next = { ...setSubscription(books, { status: 'active' }), card, openInvoiceId: null };
  return { books: next, invoice, news: [{ type: 'invoice.paid', object: invoice }, updated(next)] };
}
