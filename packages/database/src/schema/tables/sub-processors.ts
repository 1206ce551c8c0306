import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const subProcessors = pgTable('sub_processors', {
  name: text('name').primaryKey(),
  namedAt: time('named_at'),
});
