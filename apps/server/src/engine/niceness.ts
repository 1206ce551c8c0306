import { constants, getPriority, setPriority } from 'node:os';

/** How much lower its priority is than the server's (nice(2)): normally, and once its task takes long. */
export interface Niceness {
  readonly usual: number;
  readonly background: number;
}

export const paidNiceness: Niceness = { usual: 0, background: 10 };
/** Below paid work of the same kind: short below short, long below long. */
const freeNiceness: Niceness = { usual: 5, background: 13 };
const noNiceness: Niceness = { usual: 0, background: 0 };

export const enginePriorities = ['by-plan', 'equal'] as const;
/** On a machine shared with other programs, work that gives way gives way to those too: `equal` keeps it going. */
export type EnginePriority = (typeof enginePriorities)[number];

export const nicenessFor: Readonly<Record<EnginePriority, Readonly<Record<'paid' | 'free', Niceness>>>> = {
  'by-plan': { paid: paidNiceness, free: freeNiceness },
  equal: { paid: noNiceness, free: noNiceness },
};

/** False when the process has just ended, or when the system does not allow it. */
export function setNiceness(pid: number | undefined, niceness: number): boolean {
  const priority = Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW);
  try {
    if (pid !== undefined) setPriority(pid, priority);
    return true;
  } catch {
    return false;
  }
}
