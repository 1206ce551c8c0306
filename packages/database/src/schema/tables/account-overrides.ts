import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const accountOverrides = pgTable('account_overrides', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  plan: text('plan', { enum: ['starter', 'premium', 'pro', 'enterprise'] }),
  monthlyLimit: integer('monthly_limit'),
  ratePerMinute: integer('rate_per_minute'),
  fileBytesMax: wholeNumber('file_bytes_max'),
  retentionMinutes: integer('retention_minutes'),
  graceEndsAt: time('grace_ends_at'),
  endsAt: time('ends_at'),
  updatedAt: time('updated_at').notNull().defaultNow(),
  overageMills: integer('overage_mills'),
  priceMills: integer('price_mills'),
  pricePlan: text('price_plan', { enum: ['premium', 'pro', 'enterprise'] }),
});
