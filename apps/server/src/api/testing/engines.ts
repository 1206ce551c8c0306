import { spawnSync } from 'node:child_process';

/** The engine processes of a server in this process. */
export function enginePids(): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'engine.js'], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

export function signalEngines(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of enginePids()) process.kill(pid, signal);
}
