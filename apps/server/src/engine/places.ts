import { isFree } from '@pagesmith/catalog';
import type { Bound, QueueLimits, Room, Standing } from './fair-queue.ts';
import { rangedBytes } from './task-limits.ts';

const megabyte = 1_048_576;
const waitingPerProcess = 32;

const isLong = (work: Standing) => work.isLong;

/**
 * Reserves places for each kind of work that must not have to wait for another kind. Where no calls come, jobs have the
 * places of calls.
 */
export function queueLimits(processes: number, memoryBytes: number, takesCalls = true): QueueLimits {
  /** Work of free plans, and work that nobody waits for. */
  const isLowPriority = ({ plan, isJob }: Standing) => isFree(plan) || (isJob && takesCalls);
  const half = Math.floor(processes / 2);
  const quarter = Math.max(1, Math.floor(processes / 4));
  // Enough for a short call with an ordinary file, on the smallest machine too.
  const keptBytes = Math.max(memoryBytes / 4, rangedBytes(40 * megabyte));
  const running: Bound[] = [
    { places: processes, memoryBytes, holds: () => true },
    // The rest is for short calls of those who pay.
    {
      places: processes - quarter,
      memoryBytes: memoryBytes - keptBytes,
      holds: (work) => isLong(work) || isLowPriority(work),
    },
    // The rest is for short work.
    { places: half, holds: isLong },
    // The rest is for calls of those who pay.
    { places: half, memoryBytes: memoryBytes / 2, holds: isLowPriority },
    { places: quarter, holds: (work) => isLong(work) && isLowPriority(work) },
    { places: half, isForEachAccount: true, holds: () => true },
    { places: quarter, isForEachAccount: true, holds: isLong },
    { places: quarter, isForEachAccount: true, holds: ({ plan, isLong }) => isFree(plan) && !isLong },
  ];
  const places = waitingPerProcess * processes;
  const paid = roomsOf({ places, placesPerAccount: places / 2 });
  const free = roomsOf({ places: places / 4, placesPerAccount: places / 16 });
  const roomFor = ({ plan, isLong }: Pick<Standing, 'plan' | 'isLong'>) =>
    (isFree(plan) ? free : paid)[isLong ? 'long' : 'short'];
  return { running, roomFor };
}

/** Short work is not refused because long work waits. */
const roomsOf = (room: Room) => ({ short: room, long: { ...room } });
