import * as z from 'zod';
import { count } from './primitives.ts';

/** What a call warned of: by code with counts, in words, and how many are left out of the words. */
export const reportShape = z.object({
  counts: z.array(z.object({ code: z.string(), count })).readonly(),
  /**
   * `field` is there where a warning is about one field of a form, `step` where it is about a step of a pipeline, `row`
   * where it is about a row of a table; with `isRowFailed` that row is missing from the result.
   */
  warnings: z
    .array(
      z.object({
        code: z.string(),
        message: z.string(),
        field: z.string().optional(),
        step: z.int().optional(),
        row: z.int().optional(),
        isRowFailed: z.boolean().optional(),
      }),
    )
    .readonly(),
  omitted: count,
});
export type ReportBody = z.infer<typeof reportShape>;
