import { availabilityPercentOf, serviceLevel } from '@pagesmith/catalog';
import type { ComponentStatus } from '@pagesmith/contract';

const dayMs = 86_400_000;
const minutesPerDay = 1_440;

export interface MeasuredDay {
  readonly day: string;
  /** Undefined where nothing was measured. */
  readonly percent: number | undefined;
}

export interface Measured {
  readonly days: readonly MeasuredDay[];
  readonly percent: number | undefined;
  /** How much of the shown time was measured. */
  readonly sharePercent: number;
}

/** All days that are shown, oldest first, also those without a probe. */
export function measuredDays({ days }: Pick<ComponentStatus, 'days'>, at: string): Measured {
  const byDay = new Map(days.map((one) => [one.day, one]));
  const today = Math.floor(new Date(at).getTime() / dayMs) * dayMs;
  const sum = (pick: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  const [up, probed] = [sum(({ upMinutes }) => upMinutes), sum(({ probedMinutes }) => probedMinutes)];
  return {
    days: Array.from({ length: serviceLevel.shownDays }, (_, index) => {
      const day = new Date(today - (serviceLevel.shownDays - 1 - index) * dayMs).toISOString().slice(0, 10);
      const found = byDay.get(day);
      return { day, percent: found && availabilityPercentOf(found.upMinutes, found.probedMinutes) };
    }),
    percent: availabilityPercentOf(up, probed),
    sharePercent: (100 * probed) / (serviceLevel.shownDays * minutesPerDay),
  };
}

/** Cut, not rounded: what was down for a moment is never shown as 100. */
export const cutPercent = (percent: number): number => Math.floor(percent * 100) / 100;
