import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  plan: text('plan', { enum: ['starter', 'premium', 'pro', 'enterprise'] }).notNull(),
  status: text('status').notNull(),
  billingCycle: text('billing_cycle', { enum: ['monthly', 'annual'] }).notNull(),
  nextBillingDate: time('next_billing_date').notNull(),
  monthlyLimit: integer('monthly_limit').notNull(),
  currentUsage: integer('current_usage').notNull().default(0),
  anchorAt: time('anchor_at'),
  periodStartedAt: time('period_started_at').notNull(),
  periodEndsAt: time('period_ends_at').notNull(),
  chargedMills: wholeNumber('charged_mills').notNull().default(0),
  reservedCalls: integer('reserved_calls').notNull().default(0),
  reservedMills: wholeNumber('reserved_mills').notNull().default(0),
  spendCapMills: wholeNumber('spend_cap_mills'),
  hasGdprMode: boolean('has_gdpr_mode').notNull().default(false),
  hasProToolsAddOn: boolean('has_pro_tools_add_on').notNull().default(false),
  retentionMinutes: integer('retention_minutes'),
  provider: text('provider'),
  providerCustomerId: text('provider_customer_id'),
  providerSubscriptionId: text('provider_subscription_id'),
  providerEventAt: time('provider_event_at'),
  cancelAt: time('cancel_at'),
  pastDueSince: time('past_due_since'),
  changeAt: time('change_at'),
  changeTo: jsonb('change_to').$type<ColumnTypes['subscriptions.change_to']>(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  isLogClean: boolean('is_log_clean').notNull().default(false),
  overageMills: integer('overage_mills'),
  priceMills: integer('price_mills'),
  priceToldMills: integer('price_told_mills'),
  priceToldAt: time('price_told_at'),
});
