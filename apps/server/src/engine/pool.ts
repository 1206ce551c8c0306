import { Failure, fail } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { longProcessFlags, processFlags } from '@pagesmith/operations/process-flags';
import type { Cage } from './cage/cage.ts';
import type { DeadlineLimits } from './deadline.ts';
import type { OnProgress } from './engine-process.ts';
import { engineFailures } from './failures.ts';
import { FairQueue, type Waiting } from './fair-queue.ts';
import { ProcessShelf } from './process-shelf.ts';
import type { Job, Result } from './protocol.ts';
import type { TaskFiles } from './task-folder.ts';

export interface PoolOptions {
  readonly processes: number;
  /** How many are started at once; the others when they are needed. */
  readonly warmProcesses: number;
  readonly memoryBytes: number;
  /** The longest deadline, to which long work adds by its pages; small files get a shorter one. */
  readonly timeoutMs: number;
  readonly cage: Cage;
  readonly onCrash: (error: unknown) => void;
}

export interface Work extends TaskFiles {
  readonly account: string;
  readonly job: Job;
  /** Ends the work, queued or running, and frees its place. */
  readonly signal: AbortSignal;
  /** Hears how far it is, if the job tells. */
  readonly onProgress?: OnProgress | undefined;
}

export interface EnginePool {
  run(work: Work): Promise<Result>;
  /** Whether more work would be taken now: better asked before an upload than after it. */
  readonly hasRoom: boolean;
  /** Rejects when no process can be started. */
  check(): Promise<void>;
  counts(): { readonly running: number; readonly waiting: number };
  close(): void;
}

const megabyte = 1_048_576;
const waitingPerProcess = 32;
const retryAfterSeconds = 5;

export const engineBusy = (): Failure =>
  engineFailures.engineBusy({ retryAfterSeconds }, { facts: { retryAfterSeconds } });

const deadlineMs = (inputBytes: number, timeoutMs: number): number =>
  Math.min(timeoutMs, 15_000 + Math.round((inputBytes / megabyte) * 200));

// Three times what the slowest pages of ordinary documents take.
const msPerLongPage = 1_000;

const timeFor = ({ job, inputBytes }: Work, timeoutMs: number): DeadlineLimits =>
  isLong(job)
    ? { deadlineMs: timeoutMs, msPerPage: msPerLongPage }
    : { deadlineMs: deadlineMs(inputBytes, timeoutMs) };

const isLong = (job: Job): boolean => operations.find(({ id }) => id === job.operation)?.isLong ?? false;

/** A process takes some memory before it has read anything; the work takes about three times its input. */
const memoryBudget = (inputBytes: number): number => 512 * megabyte + 3 * inputBytes;

/** Five hundred pages in a small file take no less than in a large one. */
const budgetOf = ({ job, inputBytes }: Work): number =>
  memoryBudget(inputBytes) + (isLong(job) ? 256 * megabyte : 0);

/** How many of the processes one account may have at once. */
const shareOf = (processes: number): number => Math.max(1, Math.floor(processes / 2));

export function createEnginePool(options: PoolOptions): EnginePool {
  const { processes, warmProcesses, memoryBytes, timeoutMs, cage, onCrash } = options;
  const usualSize = { warm: warmProcesses, idleMax: processes };
  const usual = new ProcessShelf(() => cage.confine(processFlags), usualSize, onCrash);
  // Others wait for no more of these than one account may have.
  const longSize = { warm: 0, idleMax: shareOf(processes) };
  const long = new ProcessShelf(() => cage.confine(longProcessFlags), longSize, onCrash);
  const queue = new FairQueue({
    running: processes,
    runningPerAccount: shareOf(processes),
    waiting: waitingPerProcess * processes,
    memoryBytes,
  });

  async function runNow(work: Work): Promise<Result> {
    const { job, onProgress } = work;
    const shelf = isLong(job) ? long : usual;
    const engine = shelf.take();
    const limits = { ...timeFor(work, timeoutMs), memoryBytes: budgetOf(work) };
    const tellsProgress = job.tellsProgress || limits.msPerPage !== undefined;
    try {
      await engine.ready.catch((cause: unknown) => fail(engineFailures.engineCrashed({ cause })));
      return await engine.inFolder(work, work.signal, (signal) =>
        engine.run({ ...job, tellsProgress }, limits, signal, onProgress),
      );
    } catch (error) {
      if (error instanceof Failure && error.code === engineFailures.engineCrashed.code) onCrash(error.cause);
      throw error;
    } finally {
      shelf.giveBack(engine);
    }
  }

  return {
    run: (work) => enqueue(queue, work, () => runNow(work)),
    get hasRoom() {
      return !queue.isFull;
    },
    check: () => usual.check(),
    counts: () => ({ running: queue.runningCount, waiting: queue.waitingCount }),
    close: () => {
      usual.close();
      long.close();
    },
  };
}

function enqueue(queue: FairQueue, work: Work, runNow: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { signal, account } = work;
    if (signal.aborted) return reject(signal.reason);
    const onAbort = () => queue.remove(entry) && reject(signal.reason);
    const entry: Waiting = {
      account,
      memoryBytes: budgetOf(work),
      start: () => {
        signal.removeEventListener('abort', onAbort);
        runNow()
          .finally(() => queue.done(entry))
          .then(resolve, reject);
      },
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (!queue.add(entry)) reject(engineBusy());
  });
}
