import { endOfDay, endOfMonth, format, startOfDay, startOfMonth, subDays, subMonths } from 'date-fns';
import { fr } from 'date-fns/locale/fr';
import type { Period } from '../../documents/documents.ts';

/** How many periods a chart shows, the current one included. */
export const chartPeriods = { months: 6, days: 7 } as const;
/** Bounds, both included, of the marked sample values that stand in for a count that could not be loaded. */
export const chartSamples = { months: { min: 50, max: 349 }, days: { min: 10, max: 89 } } as const;

export type ChartKind = keyof typeof chartPeriods;

export interface Point {
  /** French in both languages. */
  readonly label: string;
  readonly value: number;
  /** Made up, because the count could not be loaded: drawn muted and said to be so. */
  readonly isSample: boolean;
}

interface LabelledPeriod extends Period {
  readonly label: string;
}

/** The last ones, the current one included, oldest first; in the browser's own time. */
export function periodsOf(kind: ChartKind, now: Date): LabelledPeriod[] {
  const count = chartPeriods[kind];
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (kind === 'days') {
      const day = subDays(now, back);
      return { label: format(day, 'EEE', { locale: fr }), start: startOfDay(day), end: endOfDay(day) };
    }
    const month = subMonths(startOfMonth(now), back);
    return { label: format(month, 'MMM', { locale: fr }), start: month, end: endOfMonth(month) };
  });
}

type CountIn = (period: Period) => Promise<number>;

/** A count that fails is replaced by a sample of its own; when all fail, by a fixed series. */
export async function loadSeries(
  kind: ChartKind,
  countIn: CountIn,
  now = new Date(),
  random = Math.random,
): Promise<Point[]> {
  const periods = periodsOf(kind, now);
  const counts = await Promise.allSettled(periods.map(countIn));
  const haveAllFailed = counts.every(({ status }) => status === 'rejected');
  const { min, max } = chartSamples[kind];
  return periods.map(({ label }, index) => {
    const count = counts[index];
    if (count?.status === 'fulfilled') return { label, value: count.value, isSample: false };
    // The fixed series rises and falls between the same bounds.
    const share = haveAllFailed ? ((index * 3 + 2) % periods.length) / periods.length : random();
    return { label, value: min + Math.floor(share * (max - min + 1)), isSample: true };
  });
}
