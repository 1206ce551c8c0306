import * as z from 'zod';
import { count } from './primitives.ts';

/** Of all calls that a filter finds, however many of them are shown. */
const logSummary = z.object({
  total: count,
  errors: count,
  /** Null when there are none. */
  averageMs: count.nullable(),
});
export type LogSummary = z.infer<typeof logSummary>;
