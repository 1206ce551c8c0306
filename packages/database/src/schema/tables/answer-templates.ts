import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const answerTemplates = pgTable('answer_templates', {
  name: text('name').primaryKey(),
  textEn: text('text_en').notNull(),
  textFr: text('text_fr').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
