import { endOfDay, endOfMonth, endOfYear, parseISO, startOfDay, startOfMonth, startOfYear } from 'date-fns';
import { type Period, type RequestStatus, requestStatuses } from '../documents/documents.ts';

export const periodIds = ['day', 'month', 'year', 'custom'] as const;
export type PeriodId = (typeof periodIds)[number];

export const statusIds = ['all', ...requestStatuses] as const;

export interface Filters {
  readonly period: PeriodId;
  /** `YYYY-MM-DD`, as date inputs give them; empty when none is chosen. */
  readonly from: string;
  readonly to: string;
  readonly status: 'all' | RequestStatus;
  readonly endpoint: string;
  /** Ids; empty for all. */
  readonly apiKey: string;
  readonly operation: string;
}

export const firstFilters: Filters = {
  period: 'month',
  from: '',
  to: '',
  status: 'all',
  endpoint: '',
  apiKey: '',
  operation: '',
};

/** In the browser's own time. A custom period that lacks either date is the current month; its ends may come in any order. */
export function periodOf({ period, from, to }: Pick<Filters, 'period' | 'from' | 'to'>, now: Date): Period {
  if (period === 'day') return { start: startOfDay(now), end: endOfDay(now) };
  if (period === 'year') return { start: startOfYear(now), end: endOfYear(now) };
  const [first, last] = [from, to].filter((date) => Number.isFinite(parseISO(date).getTime())).sort();
  if (period === 'custom' && first && last) {
    return { start: startOfDay(parseISO(first)), end: endOfDay(parseISO(last)) };
  }
  return { start: startOfMonth(now), end: endOfMonth(now) };
}
