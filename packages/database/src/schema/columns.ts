import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript has them. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const wholeNumber = (name: string) => bigint(name, { mode: 'number' });
