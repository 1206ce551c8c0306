// An engine process: the only place where a customer's PDF is parsed. It holds no secret, reaches its code and its own
// folder alone (close-doors.ts is loaded before it), and is replaced when it takes too long, too much memory, or enough
// tasks.
import { writeFileSync } from 'node:fs';
import { Failure } from '@pagesmith/kernel';
import { runOperation, warmUp } from '@pagesmith/operations/run';
import { isDiskFull } from '../disk/failures.ts';
import { readSealedFile, writeSealedFile } from '../sealing/sealed-file.ts';
import { throttled } from './progress.ts';
import type { Ending, Progress, Reply, Task } from './protocol.ts';
import { resultName } from './task-folder.ts';

const answer = (reply: Reply) => process.send?.(reply);

/** How long the processor has worked from here on. */
function processorClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}

async function work(
  { operation, input, options, ...task }: Task,
  processorMs: () => number,
): Promise<Ending> {
  const { password, watermark, isPictured, reportsProgress, sealedWith } = task;
  const tell = (told: Progress) => answer({ kind: 'progress', ...told, processorMs: processorMs() });
  const progress = reportsProgress ? throttled(tell) : undefined;
  try {
    const readFile = sealedWith && ((path: string) => readSealedFile(path, sealedWith));
    const context = { password, watermark, isPictured, progress, readFile };
    const { content, warnings } = await runOperation(operation, input, options, context);
    if ('json' in content) return { kind: 'json', json: content.json };
    if (sealedWith) writeSealedFile(resultName, content.file, sealedWith);
    else writeFileSync(resultName, content.file, { mode: 0o600 });
    return { kind: 'file', sizeBytes: content.file.length, warnings };
  } catch (error) {
    if (isDiskFull(error)) return { kind: 'full' };
    if (!(error instanceof Failure)) {
      return { kind: 'crash', report: error instanceof Error ? String(error.stack) : String(error) };
    }
    const { code, status, words, facts } = error;
    return { kind: 'failure', code, status, title: error.kind.title, words, facts };
  }
}

process.on('message', async (task: Task) => {
  const processorMs = processorClock();
  const ending = await work(task, processorMs);
  answer({ ...ending, processorMs: processorMs() });
});
process.on('disconnect', () => process.exit(0));
void warmUp().then(() => answer({ kind: 'ready' }));
