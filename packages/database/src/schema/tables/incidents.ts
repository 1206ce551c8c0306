import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';

export const incidents = pgTable('incidents', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  components: text('components').array().notNull(),
  titleEn: text('title_en').notNull(),
  titleFr: text('title_fr').notNull(),
  startedAt: time('started_at').notNull(),
  endedAt: time('ended_at'),
});
