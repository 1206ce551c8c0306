import { renameSync, rmSync } from 'node:fs';
import { type BulkTask, stepFile } from '@pagesmith/operations';
import { type Outcome, type RunOptions, runBulk, runOperation, runSteps } from '@pagesmith/operations/run';
import type { Result, Task } from './protocol.ts';
import { ResultFile } from './result-file.ts';
import { resultName } from './task-folder.ts';

/** In an engine process: works on a task in its folder. What several steps make for each other never leaves it. */
export async function runTask(task: Task, given: RunOptions): Promise<Result> {
  const { steps, answer, bulk, sealedWith, heldBytesMax } = task;
  if (bulk) return runBulkTask(bulk, sealedWith, given);
  if (answer !== undefined) return runPipeline({ ...task, answer }, given);
  const [step] = steps;
  if (!step) throw new Error('a task without a step');
  const result = new ResultFile(resultName, { key: sealedWith, heldBytesMax });
  try {
    const { operation, input, options } = step;
    const outcome = await runOperation(operation, input, options, { ...given, sink: result });
    result.close();
    return resultOf(outcome, result);
  } finally {
    result.close();
  }
}

/** Where nothing was written, what is said of it is all there is. */
async function runBulkTask(
  bulk: BulkTask,
  sealedWith: Uint8Array | undefined,
  given: RunOptions,
): Promise<Result> {
  const result = new ResultFile(resultName, { key: sealedWith });
  try {
    const told = await runBulk(bulk, given, result);
    result.close();
    const { sizeBytes } = result;
    return sizeBytes === 0
      ? { kind: 'json', text: JSON.stringify(told), warnings: [] }
      : { kind: 'file', sizeBytes, warnings: 'times' in told ? told.warnings : [], told };
  } finally {
    result.close();
  }
}

async function runPipeline(
  { steps, answer, sealedWith }: Task & { readonly answer: number },
  given: RunOptions,
): Promise<Result> {
  const files = steps.map((_, index) => new ResultFile(stepFile(index), { key: sealedWith }));
  const fileOf = (index: number) => files[index] as ResultFile;
  const remove = (index: number) => rmSync(stepFile(index), { force: true });
  const outcome = await runSteps(steps, answer, { open: fileOf, remove }, given);
  if (!('json' in outcome.content)) renameSync(stepFile(answer), resultName);
  return resultOf(outcome, fileOf(answer));
}

const resultOf = ({ content, warnings }: Outcome, { sizeBytes, bytes }: ResultFile): Result =>
  'json' in content
    ? { kind: 'json', text: JSON.stringify(content.json), warnings }
    : { kind: 'file', sizeBytes, bytes, warnings };
