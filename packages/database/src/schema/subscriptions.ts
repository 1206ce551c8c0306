import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { createdAt, sequence, time, updatedAt, wholeNumber } from './columns.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    userId: accountId('user_id').notNull(),
    plan: text('plan', { enum: ['starter', 'premium', 'pro', 'enterprise'] }).notNull(),
    /** `active`, `trialing`, `past_due`, or whatever else the provider says. */
    status: text('status').notNull(),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'annual'] }).notNull(),
    nextBillingDate: time('next_billing_date').notNull(),
    monthlyLimit: integer('monthly_limit').notNull(),
    /** Successful calls in the period. */
    currentUsage: integer('current_usage').notNull().default(0),
    /** The month of the allowance, which an annual plan has too. */
    periodStartedAt: time('period_started_at').notNull(),
    periodEndsAt: time('period_ends_at').notNull(),
    /** From which the months are counted, without drifting; null: from the period's start. */
    anchorAt: time('anchor_at'),
    /** All charges of the period. */
    chargedMills: wholeNumber('charged_mills').notNull().default(0),
    /** What calls under way may still use: the sums of `reservations`. */
    reservedCalls: integer('reserved_calls').notNull().default(0),
    reservedMills: wholeNumber('reserved_mills').notNull().default(0),
    /** Null: no cap. */
    spendCapMills: wholeNumber('spend_cap_mills'),
    hasGdprMode: boolean('has_gdpr_mode').notNull().default(false),
    hasProToolsAddOn: boolean('has_pro_tools_add_on').notNull().default(false),
    /** Null: the plan's own. */
    retentionMinutes: integer('retention_minutes'),
    provider: text('provider'),
    providerCustomerId: text('provider_customer_id'),
    providerSubscriptionId: text('provider_subscription_id'),
    /** The provider's time of the newest event applied: an older one that arrives late changes nothing. */
    providerEventAt: time('provider_event_at'),
    cancelAt: time('cancel_at'),
    pastDueSince: time('past_due_since'),
    /** What it becomes by itself, and when: columns of this table by their names. */
    changeAt: time('change_at'),
    changeTo: jsonb('change_to').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('subscriptions_user_id_unique').on(table.userId),
    unique('subscriptions_provider_subscription_id_unique').on(table.providerSubscriptionId),
    index('subscriptions_provider_customer_id_index').on(table.providerCustomerId),
    index('subscriptions_change_at_index').on(table.changeAt),
  ],
);
