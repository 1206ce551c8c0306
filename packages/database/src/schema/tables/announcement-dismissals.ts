import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';

export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    dismissedAt: time('dismissed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.accountId] })],
);
