import { readFileSync } from 'node:fs';

/** The length of a tick in /proc, on every Linux. */
const msPerTick = 10;

/** Ticks of user and system time (proc(5)): after the name, which may hold spaces, the 12th and 13th. */
function processorMsOf(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}

/**
 * How long the processor has worked in a process from here on, seen from outside. Where that cannot be seen, all of the
 * time counts.
 */
export function processorClockOf(pid: number | undefined): () => number {
  const startedAt = performance.now();
  const startMs = processorMsOf(pid);
  return () => {
    const nowMs = processorMsOf(pid);
    return startMs === undefined || nowMs === undefined ? performance.now() - startedAt : nowMs - startMs;
  };
}
