import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childOf } from '../../engine/memory.ts';

/** The engine processes of a server in this process; each may have been started by a wrapper that waits for it. */
export function enginePids(): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'engine.js'], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((pid) => childOf(Number(pid)) ?? Number(pid));
}

export function signalEngines(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of enginePids()) process.kill(pid, signal);
}

/** Processor time in hundredths of a second (proc(5)): after the name, which may hold spaces, the 12th and 13th. */
export function cpuTicksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
