import { isFree, type PlanId } from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';
import type { DeadlineLimits } from './deadline.ts';
import type { Task } from './protocol.ts';

const megabyte = 1_048_576;

interface SizedTask {
  readonly plan: PlanId;
  readonly inputBytes: number;
  readonly task: Task;
}

interface Times {
  readonly shortMs: number;
  readonly msPerMegabyte: number;
  readonly longMs: number;
  readonly msPerLongPage: number;
}

/** A page may take three times what the slowest pages of ordinary documents take. */
const paidTimes: Times = {
  shortMs: 15_000,
  msPerMegabyte: 200,
  longMs: Number.POSITIVE_INFINITY,
  msPerLongPage: 1_000,
};
/** Enough for ordinary documents, not for the slowest that can be constructed. */
const freeTimes: Times = { shortMs: 10_000, msPerMegabyte: 100, longMs: 30_000, msPerLongPage: 500 };

const longOperations = new Set<string>(operations.filter(({ isLong }) => isLong).map(({ id }) => id));

export const isLongTask = ({ operation }: Pick<Task, 'operation'>): boolean => longOperations.has(operation);

/** How long a task may take; only its pages can give it more than `timeoutMs`. */
export function timeFor({ task, plan, inputBytes }: SizedTask, timeoutMs: number): DeadlineLimits {
  const { shortMs, msPerMegabyte, longMs, msPerLongPage } = isFree(plan) ? freeTimes : paidTimes;
  if (isLongTask(task)) return { deadlineMs: Math.min(timeoutMs, longMs), msPerPage: msPerLongPage };
  return { deadlineMs: Math.min(timeoutMs, shortMs + Math.round((inputBytes / megabyte) * msPerMegabyte)) };
}

/** A process takes some memory before it has read anything; the work takes about three times its input. */
export const memoryBudget = (inputBytes: number): number => 512 * megabyte + 3 * inputBytes;

/** Five hundred pages in a small file take no less than in a large one. */
export const memoryFor = ({ task, inputBytes }: SizedTask): number =>
  memoryBudget(inputBytes) + (isLongTask(task) ? 256 * megabyte : 0);
