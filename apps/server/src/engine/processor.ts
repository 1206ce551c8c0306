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

/** For so long all of the time counts: most tasks are over by then, and looking takes longer than starting a timer. */
const lookAfterMs = 250;

interface ProcessorClock {
  spentMs(): number;
  stop(): void;
}

/**
 * How long the processor has worked in a process from here on, seen from outside. Where that cannot be seen, all of the
 * time counts; what has ended works no longer.
 */
export function processorClockOf(pid: number | undefined): ProcessorClock {
  const startedAt = performance.now();
  let seen: { readonly beforeMs: number; readonly atMs: number; lastMs: number } | undefined;
  const look = () => {
    const atMs = processorMsOf(pid);
    if (atMs !== undefined) seen = { beforeMs: performance.now() - startedAt, atMs, lastMs: atMs };
  };
  const timer = setTimeout(look, lookAfterMs);
  return {
    spentMs: () => {
      if (!seen) return performance.now() - startedAt;
      seen.lastMs = processorMsOf(pid) ?? seen.lastMs;
      return Math.min(seen.beforeMs, lookAfterMs) + seen.lastMs - seen.atMs;
    },
    stop: () => clearTimeout(timer),
  };
}
