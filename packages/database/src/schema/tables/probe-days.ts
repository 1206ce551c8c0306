import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const probeDays = pgTable(
  'probe_days',
  {
    component: text('component').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    probedMinutes: integer('probed_minutes').notNull(),
    upMinutes: integer('up_minutes').notNull(),
    lastMinute: time('last_minute').notNull(),
    isUp: boolean('is_up').notNull(),
    plannedMinutes: integer('planned_minutes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.component, table.day] })],
);
