import { type Queryable, type Transaction, testPaymentObjects } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Span } from '../provider.ts';
import { isLive } from '../rules/choose.ts';
import type { Outcome } from './changes.ts';
import type { TestPaymentsDeps } from './deps.ts';
import { type Books, periodOf, secondsOf, type TestInvoice } from './objects.ts';
import { billUsage, keepUsage } from './usage.ts';

interface FoundBooks {
  readonly accountId: string;
  readonly books: Books;
  readonly dueAt: Date | null;
}

/** Where the test payments keep their objects. */
export interface BookStore {
  /** The newest live subscription of an account; inside a transaction it is locked. */
  liveBooks(database: Queryable, accountId: string): Promise<Books | undefined>;
  booksOf(database: Queryable, subscriptionId: string): Promise<FoundBooks | undefined>;
  invoice(database: Queryable, accountId: string, id: string): Promise<TestInvoice | undefined>;
  /** Latest first. */
  invoices(database: Queryable, accountId: string): Promise<TestInvoice[]>;
  paidInvoices(database: Queryable, span: Span): Promise<TestInvoice[]>;
  keepInvoice(transaction: Transaction, invoice: TestInvoice): Promise<void>;
  dueSubscriptions(now: Date): Promise<string[]>;
  record(transaction: Transaction, accountId: string, outcome: Outcome, at: Date): Promise<void>;
  /** What is not delivered now is tried again with the next tick. */
  deliverEvents(): Promise<void>;
}

const objects = testPaymentObjects;
const isKind = (kind: 'subscription' | 'invoice' | 'usage' | 'event') => eq(objects.kind, kind);

export function createBookStore({ database, clock, deliver }: TestPaymentsDeps): BookStore {
  return {
    liveBooks: async ({ orm }, accountId) => {
      const rows = await orm
        .select({ books: objects.object })
        .from(objects)
        .where(and(isKind('subscription'), eq(objects.accountId, accountId)))
        .orderBy(desc(objects.createdAt), desc(objects.id))
        .for('update');
      return rows.map(({ books }) => books as Books).find(({ subscription }) => isLive(subscription.status));
    },
    booksOf: async ({ orm }, id) => {
      const [row] = await orm
        .select()
        .from(objects)
        .where(and(isKind('subscription'), eq(objects.id, id)))
        .for('update');
      return row && { accountId: row.accountId, books: row.object as Books, dueAt: row.dueAt };
    },
    invoice: async ({ orm }, accountId, id) => {
      const isThisInvoice = and(isKind('invoice'), eq(objects.accountId, accountId), eq(objects.id, id));
      const [row] = await orm.select({ invoice: objects.object }).from(objects).where(isThisInvoice);
      return row && (row.invoice as TestInvoice);
    },
    invoices: async ({ orm }, accountId) => {
      const rows = await orm
        .select({ invoice: objects.object })
        .from(objects)
        .where(and(isKind('invoice'), eq(objects.accountId, accountId)))
        .orderBy(desc(objects.createdAt), desc(objects.id));
      return rows.map(({ invoice }) => invoice as TestInvoice);
    },
    paidInvoices,
    keepInvoice: async ({ orm }, invoice) => {
      await orm.update(objects).set({ object: invoice }).where(eq(objects.id, invoice.id));
    },
    dueSubscriptions: async (now) => {
      const rows = await database.orm
        .select({ id: objects.id })
        .from(objects)
        .where(and(isKind('subscription'), lte(objects.dueAt, now)))
        .orderBy(asc(objects.dueAt));
      return rows.map(({ id }) => id);
    },
    record: (transaction, accountId, outcome, at) => record(transaction, { accountId, outcome, at }),
    deliverEvents: async () => {
      const due = await database.orm
        .select({ id: objects.id, event: objects.object })
        .from(objects)
        .where(and(isKind('event'), lte(objects.dueAt, clock.now())))
        .orderBy(asc(objects.createdAt), asc(objects.id));
      for (const { id, event } of due) {
        await deliver(event as object);
        await database.orm.delete(objects).where(eq(objects.id, id));
      }
    },
  };
}

async function paidInvoices({ orm }: Queryable, { from, to }: Span): Promise<TestInvoice[]> {
  const rows = await orm
    .select({ invoice: objects.object })
    .from(objects)
    .where(and(isKind('invoice'), gte(objects.createdAt, from), lt(objects.createdAt, to)));
  return rows.map(({ invoice }) => invoice as TestInvoice).filter(({ status }) => status === 'paid');
}

interface BookEntry {
  readonly accountId: string;
  readonly outcome: Outcome;
  readonly at: Date;
}

/** Everything of a change and the news of it, all or nothing. */
async function record(transaction: Transaction, { accountId, outcome, at }: BookEntry): Promise<void> {
  const { orm } = transaction;
  const { invoice, creditMills, billsUsage } = outcome;
  const events = outcome.news.map(({ type, object }, index) => {
    const created = Math.max(secondsOf(at), outcome.books.lastEventAt + 1) + index;
    const id = `evt_test_${uniqueId()}`;
    return { id, object: 'event', type, created, livemode: false, data: { object } };
  });
  const books: Books = { ...outcome.books, lastEventAt: events.at(-1)?.created ?? outcome.books.lastEventAt };
  const { status } = books.subscription;
  const dueAt = status === 'active' ? periodOf(books.subscription).endsAt : null;
  const kept = { object: books, dueAt };
  await orm
    .insert(objects)
    .values({ id: books.subscription.id, accountId, kind: 'subscription', createdAt: at, ...kept })
    .onConflictDoUpdate({ target: objects.id, set: kept });
  if (billsUsage && invoice) await billUsage(transaction, accountId, invoice.id);
  if (invoice) {
    await orm
      .insert(objects)
      .values({ id: invoice.id, accountId, kind: 'invoice', object: invoice, createdAt: at })
      .onConflictDoUpdate({ target: objects.id, set: { object: invoice } });
  }
  if (creditMills) {
    const identifier = `credit_${books.subscription.id}`;
    await keepUsage(transaction, { identifier, accountId, amountMills: -creditMills, createdAt: at });
  }
  for (const [index, event] of events.entries()) {
    const createdAt = new Date(at.getTime() + index);
    await orm
      .insert(objects)
      .values({ id: event.id, accountId, kind: 'event', object: event, dueAt: at, createdAt });
  }
}
