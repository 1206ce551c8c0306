import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript has them. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => time('created_at').notNull().defaultNow();
export const updatedAt = () => time('updated_at').notNull().defaultNow();

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

/** The order of creation within a table: the documents protocol shows it, and it decides between equal times. */
export const sequence = () => wholeNumber('sequence').generatedAlwaysAsIdentity();
