import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceHash: bytes('device_hash').notNull(),
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);
