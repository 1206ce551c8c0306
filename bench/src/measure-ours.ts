import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processFlags } from '@pagesmith/operations/process-flags';
import { folder } from './inputs/index.ts';
import { type Measurement, measureProgram, middle } from './measure.ts';
import { outputPath, type Task } from './tasks.ts';

export interface Ours {
  /** With the start of Node and of the engines. */
  readonly fresh: Measurement;
  /** The same work once more in a process that has done it before, as an engine process of the server has. */
  readonly warm: Measurement;
}

export function measureOurs(bundle: string, task: Task, inputs: readonly string[]): Ours {
  const runs = task.isLarge ? 1 : 3;
  const freshRuns = Array.from({ length: runs }, () =>
    measureProgram(process.execPath, [
      ...processFlags,
      bundle,
      requestFile(task, inputs, { warmUps: 0, runs: 1 }),
    ]),
  );
  const fresh = middle(freshRuns);
  const repeats = task.isLarge ? { warmUps: 1, runs: 2 } : { warmUps: 5, runs: 7 };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...processFlags, bundle, requestFile(task, inputs, repeats)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Our own process ended with ${status}: ${stderr.slice(-1_000)}`);
  const cpuMs = stdout
    .trim()
    .split('\n')
    .map((line): number => JSON.parse(line).cpuMs);
  return { fresh, warm: middle(cpuMs.map((each) => ({ cpuMs: each, peakBytes: undefined }))) };
}

function requestFile(
  { operation, filePart, parts }: Task,
  files: readonly string[],
  repeats: { warmUps: number; runs: number },
): string {
  const path = join(folder, 'request.json');
  writeFileSync(path, JSON.stringify({ operation, filePart, parts, files, output: outputPath, ...repeats }));
  return path;
}
