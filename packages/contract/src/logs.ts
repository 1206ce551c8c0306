import { keyModes } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, cursor, time } from './primitives.ts';
import { reportShape } from './reports.ts';

/** Of all calls that a filter finds, however many of them are shown. */
const logSummary = z.object({
  total: count,
  errors: count,
  /** Null when there are none. */
  averageMs: count.nullable(),
});
export type LogSummary = z.infer<typeof logSummary>;

/** A call as the log has it. */
export const callShape = z.object({
  id: z.string(),
  createdAt: time,
  /** Null when its path belongs to no operation. */
  operation: z.string().nullable(),
  /** The operations of a pipeline that succeeded, in their order. */
  steps: z.array(z.string()).readonly().nullable(),
  endpoint: z.string(),
  method: z.string(),
  status: z.enum(['success', 'error']),
  httpStatus: z.int(),
  responseTimeMs: count,
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  credits: count,
  inputBytes: count,
  apiKeyId: z.string(),
  apiKeyName: z.string(),
  mode: z.enum(keyModes),
  /** More than one when refused calls of a minute share a row. */
  occurrences: count,
});
export type CallBody = z.infer<typeof callShape>;

export const callPage = z.object({ calls: z.array(callShape).readonly(), next: cursor });

/** What a row of the log says when it is opened, besides what its document has. */
const loggedCall = z.object({
  id: z.string(),
  httpStatus: z.int(),
  errorCode: z.string().nullable(),
  inputBytes: count,
  credits: count,
  /** Of a pipeline that succeeded. */
  steps: z.array(z.string()).readonly().nullable(),
  charges: z.array(z.object({ kind: z.string(), amountMills: count })).readonly(),
  /** Null when there was nothing to report, or it is no longer kept. */
  report: reportShape.nullable(),
});
export type LoggedCall = z.infer<typeof loggedCall>;

/** How an account's latest calls went. */
const callFigures = z.object({
  /** The calls it speaks of: of so many days, and the latest of them at most. */
  days: count,
  callsMax: count,
  calls: count,
  successes: count,
  /** Of successful calls; null when there are none. */
  medianMs: count.nullable(),
  slowMs: count.nullable(),
  operations: z.array(z.object({ id: z.string(), calls: count, errors: count })).readonly(),
  failures: z
    .array(
      z.object({
        id: z.string(),
        createdAt: time,
        endpoint: z.string(),
        errorCode: z.string().nullable(),
        errorMessage: z.string().nullable(),
      }),
    )
    .readonly(),
  allowance: z.object({
    used: count,
    limit: count,
    periodEndsAt: time,
    /** Too little of the month has passed to judge its pace. */
    isEarly: z.boolean(),
    /** Null when it will last at this pace. */
    usedUpAt: time.nullable(),
  }),
});
export type CallFigures = z.infer<typeof callFigures>;
