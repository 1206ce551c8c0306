import { isFree, type PlanId } from '@pagesmith/catalog';
import { operations, type StepTask } from '@pagesmith/operations';
import type { DeadlineLimits } from './deadline.ts';
import { smallFileBytesMax } from './memory-needed.ts';
import type { Task } from './protocol.ts';

const megabyte = 1_048_576;

interface SizedTask {
  readonly plan: PlanId;
  readonly inputBytes: number;
  /** Nobody waits for it. */
  readonly isJob: boolean;
  readonly task: Task;
}

interface Times {
  readonly shortMs: number;
  readonly msPerMegabyte: number;
  readonly longMs: number;
  readonly msPerLongPage: number;
  /** For a page of a job whose options make it slow; a caller who waits would not wait for them. */
  readonly msPerSlowPage: number;
}

/** A page may take three times what the slowest pages of ordinary documents take. */
const paidTimes: Times = {
  shortMs: 15_000,
  msPerMegabyte: 200,
  longMs: Number.POSITIVE_INFINITY,
  msPerLongPage: 1_000,
  msPerSlowPage: 15_000,
};
/** Enough for ordinary documents, not for the slowest that can be constructed. */
const freeTimes: Times = {
  shortMs: 10_000,
  msPerMegabyte: 100,
  longMs: 30_000,
  msPerLongPage: 500,
  msPerSlowPage: 10_000,
};

const longOperations = new Set<string>(operations.filter(({ isLong }) => isLong).map(({ id }) => id));

const slowOptions = new Map<string, string | undefined>(
  operations.map(({ id, slowOption }) => [id, slowOption]),
);

const isSlow = ({ operation, options }: StepTask): boolean => {
  const name = slowOptions.get(operation);
  return name !== undefined && (options as Readonly<Record<string, unknown>>)[name] !== undefined;
};

const isLong = ({ operation }: StepTask): boolean => longOperations.has(operation);

export const isLongTask = ({ steps }: Pick<Task, 'steps'>): boolean => steps.some(isLong);

/** How long a task may take: as long as its steps together. Only pages, and many files, can give a step more than `timeoutMs`. */
export function timeFor({ task, plan, inputBytes, isJob }: SizedTask, timeoutMs: number): DeadlineLimits {
  const { shortMs, msPerMegabyte, longMs, ...perPage } = isFree(plan) ? freeTimes : paidTimes;
  const sizedMs = shortMs + Math.round((inputBytes / megabyte) * msPerMegabyte);
  const { bulk, fileCount = 1 } = task;
  const stepMs = bulk ? [sizedMs] : task.steps.map((step) => (isLong(step) ? longMs : sizedMs));
  const deadlineMs = stepMs.map((ms) => Math.min(timeoutMs, ms)).reduce((sum, ms) => sum + ms, 0) * fileCount;
  if (!isLongTask(task)) return { deadlineMs };
  const msPerPage = isJob && task.steps.some(isSlow) ? perPage.msPerSlowPage : perPage.msPerLongPage;
  return { deadlineMs, msPerPage };
}

/**
 * Files are read by range, so that memory follows the work and not their size. What only a whole file can do (repair,
 * protection) takes about three times the file.
 */
export function memoryFor({ task, inputBytes }: SizedTask): number {
  // Five hundred pages in a small file take no less than in a large one.
  const longBytes = isLongTask(task) ? 256 * megabyte : 0;
  return (task.isWhole ? 512 * megabyte + 3 * inputBytes : rangedBytes(inputBytes)) + longBytes;
}

/** A process takes some memory before it has read anything, and the objects of small files are most of them. */
export const rangedBytes = (inputBytes: number): number =>
  256 * megabyte + 3 * Math.min(inputBytes, smallFileBytesMax);
