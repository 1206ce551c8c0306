import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { time, wholeNumber } from './columns.ts';

/** What the payment provider told, once each, by the provider's own id. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    type: text('type').notNull(),
    /** Null while it is not known whose it is. */
    accountId: accountId(),
    payload: jsonb('payload').notNull(),
    occurredAt: time('occurred_at').notNull(),
    receivedAt: time('received_at').notNull().defaultNow(),
    processedAt: time('processed_at'),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
  },
  (table) => [
    index('billing_events_account_id_index').on(table.accountId),
    index('billing_events_unprocessed_index').on(table.receivedAt),
    index('billing_events_customer_id_index').on(table.customerId),
    index('billing_events_subscription_id_index').on(table.subscriptionId),
  ],
);

/** What a change of a subscription or of its usage asks to be done, written with the change. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId().notNull(),
    kind: text('kind', { enum: ['subscription', 'allowance', 'cap', 'superseded'] }).notNull(),
    /** Two notices of one kind and reference are the same. */
    reference: text('reference'),
    facts: jsonb('facts').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull(),
    createdAt: time('created_at').notNull(),
    handledAt: time('handled_at'),
  },
  (table) => [
    unique('billing_notices_reference_unique').on(table.accountId, table.kind, table.reference),
    index('billing_notices_waiting_index').on(table.nextAttemptAt),
  ],
);

/** The books of the built-in test payments, in the shape of the provider's objects. */
export const testPaymentObjects = pgTable(
  'test_payment_objects',
  {
    id: text('id').primaryKey(),
    accountId: accountId().notNull(),
    kind: text('kind', { enum: ['subscription', 'invoice', 'usage', 'event'] }).notNull(),
    object: jsonb('object').notNull(),
    /** When a subscription renews or ends, and an event is to be delivered. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('test_payment_objects_account_id_index').on(table.accountId, table.kind),
    index('test_payment_objects_due_at_index').on(table.dueAt),
  ],
);
