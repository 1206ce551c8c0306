import { isFree, type PlanId, planIds } from '@pagesmith/catalog';
import { Failure, fail } from '@pagesmith/kernel';
import { longProcessFlags, processFlags } from '@pagesmith/operations/process-flags';
import type { Cage } from './cage/cage.ts';
import type { Listener } from './engine-process.ts';
import { engineFailures } from './failures.ts';
import { FairQueue, type Waiting } from './fair-queue.ts';
import { type EnginePriority, nicenessFor } from './niceness.ts';
import { queueLimits } from './places.ts';
import { ProcessPool } from './process-pool.ts';
import type { Result, Task } from './protocol.ts';
import type { TaskFiles } from './task-folder.ts';
import { isLongTask, memoryFor, timeFor } from './task-limits.ts';
import { Waits } from './waits.ts';

export interface PoolOptions {
  readonly processes: number;
  /** False where the process works on jobs alone. */
  readonly takesCalls?: boolean;
  /** How many are started up front, for paid and for free plans; the others are started when needed. */
  readonly warmProcesses: { readonly paid: number; readonly free: number };
  readonly memoryBytes: number;
  /** The longest deadline, to which long work adds by its pages; small files get a shorter one. */
  readonly timeoutMs: number;
  readonly priority: EnginePriority;
  readonly cage: Cage;
  readonly onCrash: (error: unknown) => void;
}

export interface Work extends Listener, TaskFiles {
  readonly account: string;
  readonly plan: PlanId;
  /** Nobody waits for it. */
  readonly isJob: boolean;
  readonly task: Task;
  /** Ends the work, queued or running, and frees its place. */
  readonly signal: AbortSignal;
  /** It has a place. */
  readonly onStart?: () => void;
}

export interface EnginePool {
  run(work: Work): Promise<Result>;
  /** Whether more such work of this account would be taken now: better asked before an upload than after it. */
  hasRoom(work: Pick<Work, 'account' | 'plan'> & { readonly isLong?: boolean | undefined }): boolean;
  /** Resolves when what is started up front can work; rejects when none of it can. */
  warm(): Promise<void>;
  /** Rejects when no process can be started, or when all are busy while a call of a paid plan waits too long. */
  check(): Promise<void>;
  /** What its processes hold at the moment, together. */
  memoryBytes(): number;
  counts(): { readonly running: number; readonly waiting: Readonly<Record<PlanId, number>> };
  close(): void;
}

const retryAfterSeconds = 5;

export const engineBusy = (): Failure =>
  engineFailures.engineBusy({ retryAfterSeconds }, { facts: { retryAfterSeconds } });

export function createEnginePool(options: PoolOptions): EnginePool {
  const { processes, memoryBytes, timeoutMs, onCrash } = options;
  const pools = createProcessPools(options);
  const queue = new FairQueue(queueLimits(processes, memoryBytes, options.takesCalls));

  const waits = new Waits();

  async function runNow(work: Work): Promise<Result> {
    const { task, plan } = work;
    const pool = pools[isFree(plan) ? 'free' : 'paid'][isLongTask(task) ? 'long' : 'short'];
    const engine = pool.take();
    const time = timeFor(work, timeoutMs);
    const limits = { memoryBytes: memoryFor(work), ...time };
    const reportsProgress = task.reportsProgress || time.msPerPage !== undefined;
    const isOneStep = task.steps.length === 1 && task.answer === undefined;
    try {
      await engine.ready.catch((cause: unknown) => fail(engineFailures.engineCrashed({ cause })));
      const { files, resultPath, inputBytes, signal, onProgress, onSpent } = work;
      return await engine.inFolder({ files, resultPath, inputBytes, isOneStep }, (look) =>
        engine.run({ time, ...task, reportsProgress }, limits, signal, { onProgress, onSpent, look }),
      );
    } catch (error) {
      if (error instanceof Failure && error.code === engineFailures.engineCrashed.code) onCrash(error.cause);
      throw error;
    } finally {
      pool.giveBack(engine);
    }
  }

  function runInTurn(work: Work): Promise<Result> {
    // Free calls and jobs may wait for a long time without anything being wrong.
    if (!isFree(work.plan) && !work.isJob) waits.begin(work);
    const start = () => {
      waits.end(work);
      work.onStart?.();
      return runNow(work);
    };
    return enqueue(queue, work, start).finally(() => waits.end(work));
  }

  return {
    // Whether a file has to be held whole is known only to whoever has begun to read it.
    run: (work) =>
      runInTurn(work).catch((error: unknown) => {
        const isTooLarge = error instanceof Failure && error.code === engineFailures.workTooLarge.code;
        if (!isTooLarge || work.task.isWhole) throw error;
        return runInTurn({ ...work, task: { ...work.task, isWhole: true } });
      }),
    hasRoom: ({ account, plan, isLong = false }) => queue.hasRoom({ account, plan, isLong }),
    warm: async () => {
      await Promise.all([pools.paid.short.warm(), pools.free.short.warm()]);
    },
    check: async () => {
      if (queue.runningCount >= processes) waits.check();
      await pools.paid.short.check();
    },
    memoryBytes: () =>
      Object.values(pools).reduce((sum, { short, long }) => sum + short.memoryBytes + long.memoryBytes, 0),
    counts: () => {
      const waiting = planIds.map((plan) => [plan, queue.waitingOf(plan)] as const);
      return { running: queue.runningCount, waiting: Object.fromEntries(waiting) as Record<PlanId, number> };
    },
    close: () => {
      for (const { short, long } of Object.values(pools)) {
        short.close();
        long.close();
      }
    },
  };
}

/** Free plans have their own processes: where a priority cannot be raised again, a process keeps the low one for good. */
function createProcessPools({ processes, warmProcesses, priority, cage, onCrash }: PoolOptions) {
  const usual = () => cage.confine(processFlags);
  const large = () => cage.confine(longProcessFlags);
  const half = Math.floor(processes / 2);
  const niceness = nicenessFor[priority];
  const paid = { warm: warmProcesses.paid, idleMax: processes, niceness: niceness.paid };
  const free = { warm: warmProcesses.free, idleMax: half, niceness: niceness.free };
  return {
    paid: {
      short: new ProcessPool(usual, paid, onCrash),
      long: new ProcessPool(large, { ...paid, warm: 0, idleMax: half }, onCrash),
    },
    free: {
      short: new ProcessPool(usual, free, onCrash),
      long: new ProcessPool(large, { ...free, warm: 0, idleMax: 1 }, onCrash),
    },
  };
}

function enqueue(queue: FairQueue, work: Work, runNow: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { signal, account, plan, isJob, task } = work;
    if (signal.aborted) return reject(signal.reason);
    const onAbort = () => queue.remove(entry) && reject(signal.reason);
    let hasStarted = false;
    const entry: Waiting = {
      account,
      plan,
      isJob,
      isLong: isLongTask(task),
      memoryBytes: memoryFor(work),
      start: () => {
        hasStarted = true;
        signal.removeEventListener('abort', onAbort);
        runNow()
          .finally(() => queue.done(entry))
          .then(resolve, reject);
      },
    };
    if (!queue.add(entry)) return reject(engineBusy());
    if (!hasStarted) signal.addEventListener('abort', onAbort, { once: true });
  });
}
