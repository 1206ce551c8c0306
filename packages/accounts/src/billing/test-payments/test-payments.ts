import { type BillingCycle, centsOf, type PlanId, plans } from '@pagesmith/catalog';
import type { Transaction } from '@pagesmith/database';
import { billingFailures } from '../failures.ts';
import type { Invoice, PaymentProvider, Refund } from '../provider.ts';
import { isUpgrade } from '../rules/choose.ts';
import { type BookStore, createBookStore } from './book-store.ts';
import { readCard } from './cards.ts';
import {
  cancelled,
  cardReplaced,
  changed,
  ended,
  type Outcome,
  opened,
  priced,
  proToolsSet,
  renewed,
  resumed,
} from './changes.ts';
import type { TestPaymentsDeps } from './deps.ts';
import { type Books, boughtOf, customerIdOf, type TestInvoice } from './objects.ts';
import { keepUsage, owedMills } from './usage.ts';

interface Purchase {
  readonly accountId: string;
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
  /** The number as it was typed: looked at here, and kept nowhere. */
  readonly card: string;
}

/** A payment provider of our own, for trying things out: no money moves. */
export interface TestPayments extends PaymentProvider {
  checkout(purchase: Purchase): Promise<void>;
  change(accountId: string, plan: PlanId, cycle: BillingCycle): Promise<void>;
  cancel(accountId: string): Promise<void>;
  resume(accountId: string): Promise<void>;
  replaceCard(accountId: string, card: string): Promise<void>;
  setProToolsOf(accountId: string, isOn: boolean): Promise<void>;
  books(accountId: string): Promise<Books | undefined>;
  invoice(accountId: string, invoiceId: string): Promise<TestInvoice | undefined>;
}

export function createTestPayments(deps: TestPaymentsDeps): TestPayments {
  const { database, clock, publicUrl } = deps;
  const store = createBookStore(deps);
  const inTransaction = async (work: (transaction: Transaction) => Promise<void>) => {
    await database.transaction(work);
    await store.deliverEvents();
  };
  /** Changes the live subscription of an account. */
  const update = (accountId: string, work: (books: Books, now: Date) => Outcome | Promise<Outcome>) =>
    inTransaction(async (transaction) => {
      const books = await store.liveBooks(transaction, accountId);
      if (!books) throw billingFailures.subscriptionRequired();
      const now = clock.now();
      await store.record(transaction, accountId, await work(books, now), now);
    });

  return {
    mode: 'test',
    ...urls(publicUrl),
    checkout: async ({ accountId, plan, cycle, card: number }) => {
      const card = readCard(number);
      await inTransaction(async (transaction) => {
        const now = clock.now();
        const books = await store.liveBooks(transaction, accountId);
        if (books && !mayBuyBeside(books, { plan, cycle })) {
          throw billingFailures.subscriptionPresent({ plan: plans[boughtOf(books.subscription).plan].name });
        }
        await store.record(transaction, accountId, opened(accountId, { plan, cycle }, card, now), now);
      });
    },
    change: (accountId, plan, cycle) =>
      update(accountId, (books, now) =>
        plan === 'starter' ? cancelled(books) : changed(books, { plan, cycle }, now),
      ),
    cancel: (accountId) => update(accountId, cancelled),
    resume: (accountId) => update(accountId, resumed),
    replaceCard: async (accountId, number) => {
      const card = readCard(number);
      await inTransaction(async (transaction) => {
        const books = await store.liveBooks(transaction, accountId);
        if (!books) throw billingFailures.subscriptionRequired();
        const open = books.openInvoiceId
          ? await store.invoice(transaction, accountId, books.openInvoiceId)
          : undefined;
        await store.record(transaction, accountId, cardReplaced(books, card, open), clock.now());
      });
    },
    setProToolsOf: (accountId, isOn) => update(accountId, (books) => proToolsSet(books, isOn)),
    books: (accountId) => store.liveBooks(database, accountId),
    invoice: (accountId, invoiceId) => store.invoice(database, accountId, invoiceId),
    ...providerSide(deps, store, inTransaction),
  };
}

/** As at a real provider a second subscription can be bought; only where it makes no sense is it refused. */
const mayBuyBeside = ({ subscription }: Books, wanted: { plan: PlanId; cycle: BillingCycle }): boolean =>
  subscription.status === 'past_due' ||
  subscription.cancel_at_period_end ||
  isUpgrade(boughtOf(subscription), wanted);

type Addresses = Pick<PaymentProvider, 'checkoutUrl' | 'openCustomer' | 'portalUrl' | 'addOnUrl'>;

const urls = (publicUrl: string): Addresses => ({
  openCustomer: async ({ accountId }) => customerIdOf(accountId),
  checkoutUrl: ({ accountId, email }, plan, cycle) => {
    if (plan === 'starter') return undefined;
    const url = new URL('/test-payments/checkout', publicUrl);
    const wanted = { plan, cycle, prefilled_email: email, client_reference_id: accountId };
    for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
    return url.href;
  },
  portalUrl: async (_customer, flow) => {
    const url = new URL('/test-payments/portal', publicUrl);
    if (flow.kind === 'change') {
      url.searchParams.set('plan', flow.plan);
      url.searchParams.set('cycle', flow.cycle);
    }
    if (flow.kind === 'cancel') url.hash = 'cancel';
    return url.href;
  },
  addOnUrl: () => `${publicUrl}/test-payments/portal#add-on`,
});

type ProviderSide = Omit<PaymentProvider, 'mode' | keyof Addresses>;

function providerSide(
  { database, clock, publicUrl }: TestPaymentsDeps,
  store: BookStore,
  inTransaction: (work: (transaction: Transaction) => Promise<void>) => Promise<void>,
): ProviderSide {
  const updateOne = (id: string, work: (books: Books, now: Date) => Outcome | undefined) =>
    inTransaction(async (transaction) => {
      const found = await store.booksOf(transaction, id);
      const now = clock.now();
      const outcome = found && work(found.books, now);
      if (outcome) await store.record(transaction, found.accountId, outcome, now);
    });
  return {
    setProTools: (id, isOn) => updateOne(id, (books) => proToolsSet(books, isOn)),
    setPrice: (id, monthlyMills) => updateOne(id, (books) => priced(books, monthlyMills)),
    retrieveSubscription: async (id) => (await store.booksOf(database, id))?.books.subscription,
    cancelSubscription: (id, creditTo) =>
      updateOne(id, (books, now) =>
        books.subscription.status === 'canceled' ? undefined : ended(books, now, creditTo !== null),
      ),
    reportCharge: (charge) => keepUsage(database, charge),
    credit: (credit) => keepUsage(database, { ...credit, amountMills: -credit.amountMills }),
    refund: (refund) => database.transaction((transaction) => payBack(transaction, store, refund)),
    listInvoices: async ({ accountId }) =>
      (await store.invoices(database, accountId)).map((invoice) => invoiceShown(invoice, publicUrl)),
    listPaidInvoices: async (span) =>
      (await store.paidInvoices(database, span)).map(({ id, customer, created, amount_paid, total }) => ({
        id,
        customerId: customer,
        createdAt: new Date(created * 1000),
        // Those of earlier versions do not say it.
        amountMills: (amount_paid ?? total) * 10,
      })),
    tick: async () => {
      for (const id of await store.dueSubscriptions(clock.now())) {
        await database.transaction(async (transaction) => {
          const found = await store.booksOf(transaction, id);
          if (!found?.dueAt || found.dueAt > clock.now()) return;
          const owed = await owedMills(transaction, found.accountId);
          await store.record(transaction, found.accountId, renewed(found.books, owed), found.dueAt);
        });
      }
      await store.deliverEvents();
    },
  };
}

async function payBack(transaction: Transaction, store: BookStore, refund: Refund): Promise<void> {
  const { identifier, accountId, invoiceId, amountMills } = refund;
  const invoice = await store.invoice(transaction, accountId, invoiceId);
  const refunds = { ...invoice?.refunds, [identifier]: centsOf(amountMills) };
  const total = Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
  if (invoice?.status !== 'paid' || total > invoice.total) throw billingFailures.refundRefused();
  await store.keepInvoice(transaction, { ...invoice, refunds });
}

const invoiceShown = ({ id, number, created, total, status }: TestInvoice, publicUrl: string): Invoice => ({
  id,
  number: number ?? id,
  createdAt: new Date(created * 1000),
  amountMills: total * 10,
  status: status ?? 'open',
  url: `${publicUrl}/test-payments/invoices/${id}`,
});
