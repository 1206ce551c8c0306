import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';

export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  lastSequence: wholeNumber('last_sequence').notNull().default(0),
  mailedCount: integer('mailed_count').notNull().default(0),
  createdAt: time('created_at').notNull(),
  finishedAt: time('finished_at'),
  subjectEn: text('subject_en'),
  subjectFr: text('subject_fr'),
  textEn: text('text_en'),
  textFr: text('text_fr'),
  shownUntil: time('shown_until'),
});
