import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './inputs/index.ts';

export interface Measurement {
  /** User and system time together, all threads. */
  readonly cpuMs: number;
  readonly peakBytes: number | undefined;
}

export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const hasTime = isInstalled('/usr/bin/time');

/** Runs a program until it ends. Bash counts its CPU time in milliseconds, GNU time its peak memory. */
export function measureProgram(program: string, args: readonly string[]): Measurement {
  const memoryFile = join(folder, 'peak.txt');
  const command = hasTime
    ? ['/usr/bin/time', '-f', '%M', '-o', memoryFile, program, ...args]
    : [program, ...args];
  const script = `TIMEFORMAT='cpu %3U %3S'; time "$@"`;
  const { status, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  // qpdf ends with 3 when it has only warnings.
  if ((status !== 0 && status !== 3) || user === undefined || system === undefined) {
    throw new Error(`${program} ended with ${status}: ${stderr.slice(-500)}`);
  }
  const peakBytes = hasTime
    ? Number(readFileSync(memoryFile, 'utf8').trim().split('\n').at(-1)) * 1024
    : undefined;
  rmSync(memoryFile, { force: true });
  return { cpuMs: (Number(user) + Number(system)) * 1000, peakBytes };
}

/** Whole milliseconds, and two digits of fewer than ten. */
export const roundedMs = (ms: number): number => (ms < 9.95 ? Number(ms.toPrecision(2)) : Math.round(ms));

/** The middle one of several runs, by CPU time. */
export function middle(runs: readonly Measurement[]): Measurement {
  const sorted = runs.toSorted((one, other) => one.cpuMs - other.cpuMs);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}
