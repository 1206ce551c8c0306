// Libraries that can do the same work again in a process that has done it before, as our engine processes do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folder } from '../inputs/index.ts';
import { type Measurement, middle } from '../measure.ts';

export type LibraryName = 'MuPDF' | 'pikepdf';
type Start = readonly [program: string, ...args: string[]];

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const mupdf = 'mupdf@1.28.1';

/** Each that is there, and a sentence on each that is not. */
export function findLibraries(): { starts: Map<LibraryName, Start>; absences: string[] } {
  const starts = new Map<LibraryName, Start>();
  const absences: string[] = [];
  if (hasMupdf()) starts.set('MuPDF', [process.execPath, beside('with-mupdf.mjs')]);
  else absences.push(`MuPDF's library is left out: npm could not put ${mupdf} into bench/data.`);
  const python = ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', 'import pikepdf']).status === 0,
  );
  if (python) starts.set('pikepdf', [python, beside('with-pikepdf.py')]);
  else absences.push('pikepdf is left out: install python3-pikepdf to see it.');
  return { starts, absences };
}

/** Its licence is not ours: it is never a dependency, and git ignores where it lies. */
function hasMupdf(): boolean {
  const isThere = () => existsSync(join(folder, 'node_modules/mupdf'));
  const install = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', mupdf];
  if (!isThere()) spawnSync('npm', install, { stdio: 'ignore', timeout: 120_000 });
  return isThere();
}

export interface Repeats {
  readonly warmUps: number;
  readonly runs: number;
  /** In an engine process: the warm-ups go on until they took so much processor time. */
  readonly warmUpMsMin?: number;
  /** In an engine process: a run repeats the work until that took so much processor time, and counts its mean. */
  readonly runMsMin?: number;
  /** Of processor time, for the warm-ups and for the runs; one of each is always done. */
  readonly secondsMax?: number;
}

/** Runs a program that prints a measurement for each run, and takes the middle one; its peak is the last. */
export function measureRepeated([program, ...args]: Start, options: readonly string[] = []): Measurement {
  const { status, stdout, stderr } = spawnSync(program, [...args, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(-1_000)}`);
  const lines = stdout.trim().split('\n');
  const measured = lines.map((line): Measurement => JSON.parse(line));
  return { ...middle(measured), peakBytes: measured.at(-1)?.peakBytes };
}

/** Cold: the only run of a process; its start does not count, as that of a server's process does not. */
export const measureLibrary = (start: Start, { warmUps, runs }: Repeats, args: readonly string[]) => ({
  cold: measureRepeated(start, ['0', '1', ...args]),
  warm: measureRepeated(start, [String(warmUps), String(runs), ...args]),
});
