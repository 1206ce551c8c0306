import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processFlags, processVariables } from '@pagesmith/operations/process-flags';
import { engineArgs } from './engine-args.ts';
import { folder } from './inputs/index.ts';
import { type Measurement, measureProgram, middle } from './measure.ts';
import { outputPath, type Task } from './tasks.ts';
import { measureRepeated, type Repeats } from './tools/libraries.ts';

const engine = fileURLToPath(new URL('../../dist/server/engine.js', import.meta.url));

export interface Ours {
  /** With the start of Node and of the engines. */
  readonly fresh: Measurement;
  /** The same work again in an engine process of the server that has done it before. */
  readonly warm: Measurement;
}

/** As the server starts its engine processes: with their flags and their environment. */
export const engineCommand = (...args: readonly string[]): [program: string, ...args: string[]] =>
  nodeCommand(...processFlags, ...args);

function nodeCommand(...args: readonly string[]): [program: string, ...args: string[]] {
  const variables = Object.entries(processVariables).map(([name, value]) => `${name}=${value}`);
  return ['env', ...variables, process.execPath, ...args];
}

function measureWith(...args: readonly string[]): Measurement {
  const [program, ...rest] = nodeCommand(...args);
  return measureProgram(program, rest);
}

export function measureOurs(bundle: string, task: Task, inputs: readonly string[]): Ours {
  const freshRuns = Array.from({ length: 3 }, () =>
    measureWith(...processFlags, bundle, requestFile(task, inputs, { warmUps: 0, runs: 1 })),
  );
  const fresh = middle(freshRuns);
  const request = requestFile(task, inputs, ourRepeats);
  const inEngine = join(dirname(bundle), 'in-engine.js');
  return { fresh, warm: measureRepeated([process.execPath, inEngine, request, engine]) };
}

/** The server's own engine, from its state. Nobody gives it work: it ends when it is ready. */
export const measureStart = (): Measurement =>
  middle(Array.from({ length: 5 }, () => measureWith(...engineArgs(engine))));

/**
 * V8 goes on compiling for dozens of runs, of large files too, and for a hundred of those that take milliseconds. Those are
 * also repeated within a run: alone, one would be mostly the error of the clock.
 */
const ourRepeats: Repeats = { warmUps: 20, warmUpMsMin: 2_000, runs: 9, runMsMin: 20 };

/** The libraries are native code, and need no more than a few on large files. */
export const repeatsOf = ({ isLarge }: Pick<Task, 'isLarge'>): Repeats =>
  isLarge ? { warmUps: 3, runs: 3 } : { warmUps: 20, runs: 9 };

export function requestFile(
  { operation, filePart, parts }: Pick<Task, 'operation' | 'filePart' | 'parts'>,
  files: readonly string[],
  repeats: Repeats,
): string {
  const path = join(folder, 'request.json');
  writeFileSync(path, JSON.stringify({ operation, filePart, parts, files, output: outputPath, ...repeats }));
  return path;
}
