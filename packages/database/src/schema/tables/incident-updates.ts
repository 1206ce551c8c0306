import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { incidents } from './incidents.ts';

export const incidentUpdates = pgTable('incident_updates', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  incidentId: wholeNumber('incident_id')
    .notNull()
    .references(() => incidents.id, { onDelete: 'cascade' }),
  textEn: text('text_en').notNull(),
  textFr: text('text_fr').notNull(),
  createdAt: time('created_at').notNull(),
});
