import * as z from 'zod';
import { count, cursor, time } from './primitives.ts';
import { problemShape } from './problem.ts';
import { reportShape } from './reports.ts';

export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** A call that nobody waits for, as its owner sees it. */
export const jobShape = z.object({
  id: z.string(),
  operation: z.string(),
  state: z.enum(jobStates),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  /** In pages, of bulk fill in rows; null unless it is running and its operation counts them. */
  progress: z.object({ done: count, total: count }).nullable(),
  inputBytes: count,
  credits: count,
  problem: problemShape.nullable(),
  result: z.object({ url: z.string(), mediaType: z.string(), sizeBytes: count }).nullable(),
  /** Of each job in a list, its address alone. */
  report: z.object({ url: z.string(), ...reportShape.partial().shape }).nullable(),
  /** Of bulk fill, once it has a result: how many rows were filled and charged, and how many failed alone. */
  rows: z.object({ filled: count, failed: count }).nullable(),
  resultExpiresAt: time.nullable(),
});
export type JobBody = z.infer<typeof jobShape>;

export const jobList = z.object({ jobs: z.array(jobShape).readonly() });
export type JobList = z.infer<typeof jobList>;

export const jobPage = jobList.extend({ next: cursor });
