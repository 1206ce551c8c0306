import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Process ids mean something only within one boot of one machine, and there within one namespace. */
export function placeOfThisProcess(): string {
  const facts = [hostname(), attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())];
  return [...facts, attempt(() => readlinkSync('/proc/self/ns/pid'))].join(' ');
}

/**
 * When a running process started, so that a reused process id is not taken for the same process;
 * `undefined` when there is no such process (or the system does not tell).
 */
export function startOfProcess(pid: number): string | undefined {
  if (process.platform === 'linux') return attempt(() => linuxStart(pid));
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim());
}

/** proc(5): field 22 of /proc/pid/stat; the second field may hold spaces and parentheses. */
function linuxStart(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isZombie = fields[0] === 'Z';
  return isZombie ? undefined : fields[19];
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
