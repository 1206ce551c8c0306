// An engine process: the only place where a customer's PDF is parsed. It holds no secret, reaches its code and its own
// folder alone (close-doors.ts is loaded before it), and is replaced when it takes too long, too much memory, or enough
// tasks.
import { Failure } from '@pagesmith/kernel';
import { warmUp } from '@pagesmith/operations/run';
import { isDiskFull } from '../disk/failures.ts';
import { sealOf } from '../sealing/sealed-file.ts';
import { collectGarbage } from './collect.ts';
import { wholeMs } from './deadline.ts';
import { MemoryNeeded, smallFileBytesMax } from './memory-needed.ts';
import { throttled } from './progress.ts';
import type { Ending, Progress, Reply, Task } from './protocol.ts';
import { runTask } from './run-task.ts';

const answer = (reply: Reply) => process.send?.(reply);

/** How long the processor has worked from here on. */
function processorClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}

async function work(task: Task, processorMs: () => number): Promise<Ending> {
  const { password, watermark, isPictured, reportsProgress, sealedWith, isWhole, time } = task;
  const tell = (told: Progress) => answer({ kind: 'progress', ...told, processorMs: processorMs() });
  const progress = reportsProgress ? throttled(tell) : undefined;
  try {
    const seals = sealedWith && { sealOf: (path: string) => sealOf(path, sealedWith) };
    const beforeWhole = (lengthBytes: number) => {
      if (!isWhole && lengthBytes > smallFileBytesMax) throw new MemoryNeeded();
    };
    const msFor = time && ((pages: number) => wholeMs(time, pages));
    return await runTask(task, { password, watermark, isPictured, progress, msFor, beforeWhole, ...seals });
  } catch (error) {
    if (error instanceof MemoryNeeded) return { kind: 'whole' };
    if (isDiskFull(error)) return { kind: 'full' };
    if (!(error instanceof Failure)) {
      return { kind: 'crash', report: error instanceof Error ? String(error.stack) : String(error) };
    }
    const { code, status, words, facts } = error;
    return { kind: 'failure', code, status, title: error.kind.title, words, facts };
  }
}

/** Evaluates what most tasks need. */
export const prepare = warmUp;

export function start(): void {
  process.on('message', async (task: Task) => {
    const processorMs = processorClock();
    const ending = await work(task, processorMs);
    answer({ processorMs: processorMs(), ...ending });
    // Until this turn of the loop is over, V8 keeps whatever a weak reference was followed to.
    setImmediate(collectGarbage);
  });
  process.on('disconnect', () => process.exit(0));
  void prepare().then(() => {
    collectGarbage();
    answer({ kind: 'ready' });
  });
}
