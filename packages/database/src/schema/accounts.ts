import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, sequence, time, updatedAt } from './columns.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    passwordUpdatedAt: time('password_updated_at').notNull().defaultNow(),
    status: text('status', { enum: ['active', 'blocked'] })
      .notNull()
      .default('active'),
    accessedAt: time('accessed_at').notNull().defaultNow(),
    /** Blocked since then, and erased some days later. */
    closedAt: time('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('accounts_email_unique').on(table.email),
    index('accounts_closed_at_index').on(table.closedAt),
  ],
);

/** A column that belongs to an account and goes with it. */
export const accountId = (name = 'account_id') =>
  text(name).references(() => accounts.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: accountId().notNull(),
    secretHash: bytes('secret_hash').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('sessions_secret_hash_unique').on(table.secretHash),
    index('sessions_account_id_index').on(table.accountId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

export const recoveryTokens = pgTable(
  'recovery_tokens',
  {
    id: text('id').primaryKey(),
    accountId: accountId().notNull(),
    secretHash: bytes('secret_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('recovery_tokens_secret_hash_unique').on(table.secretHash),
    index('recovery_tokens_account_id_index').on(table.accountId),
    index('recovery_tokens_expires_at_index').on(table.expiresAt),
  ],
);
