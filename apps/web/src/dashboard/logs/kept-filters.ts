import { useState } from 'react';
import { type Filters, firstFilters, periodIds, statusIds } from './filters.ts';

const storageKey = 'pagesmith_log_filters';

/** What an earlier version of this page stored may lack something, or hold values that no longer exist. */
export function readFilters(text: string | null): Filters {
  const kept = parsed(text);
  const textOf = (name: keyof Filters) => (typeof kept[name] === 'string' ? kept[name] : firstFilters[name]);
  return {
    period: periodIds.find((id) => id === kept.period) ?? firstFilters.period,
    status: statusIds.find((id) => id === kept.status) ?? firstFilters.status,
    from: textOf('from'),
    to: textOf('to'),
    endpoint: textOf('endpoint'),
    apiKey: textOf('apiKey'),
    operation: textOf('operation'),
  };
}

function parsed(text: string | null): Partial<Record<keyof Filters, unknown>> {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Kept for this window, as the chosen tab is: a reload finds them as they were. */
export function useKeptFilters(): [Filters, (filters: Filters) => void] {
  const [filters, setFilters] = useState(() => readFilters(sessionStorage.getItem(storageKey)));
  const change = (changed: Filters) => {
    sessionStorage.setItem(storageKey, JSON.stringify(changed));
    setFilters(changed);
  };
  return [filters, change];
}
