import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pageBytes = 4_096;

/** The real memory of a process, WASM and buffers included; 0 when it has ended. */
export function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}

function fromPs(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(stdout) || 0) * 1_024;
}

/** The process that this one has started and waits for; undefined until it has. */
export function childOf(pid: number | undefined): number | undefined {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
