import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const stores = pgTable('stores', {
  isOnly: boolean('is_only').primaryKey().default(true),
  id: text('id').notNull(),
});
