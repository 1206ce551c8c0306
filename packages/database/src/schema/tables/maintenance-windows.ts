import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';

export const maintenanceWindows = pgTable('maintenance_windows', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  components: text('components').array().notNull(),
  titleEn: text('title_en').notNull(),
  titleFr: text('title_fr').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  announcedAt: time('announced_at').notNull(),
});
