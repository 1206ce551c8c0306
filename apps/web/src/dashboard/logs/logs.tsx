import { Download } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../paper/states.tsx';
import { useToast } from '../../paper/toast.tsx';
import { messageOf } from '../../session/backend-errors.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { type Loaded, useLoaded } from '../documents/use-loaded.ts';
import { TabHeading } from '../tab-heading.tsx';
import { Counters } from './counters.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Filters } from './filters.ts';
import { useKeptFilters } from './kept-filters.ts';
import { type Cursor, type LoadedLogs, loadLogs, requestLogsMax, saveLogs } from './load-logs.ts';
import { LogList } from './log-list.tsx';
import { Pager } from './pager.tsx';
import { useSettled } from './use-settled.ts';
import { logsWords } from './words.ts';

export function Logs() {
  const words = useWords(logsWords);
  const [filters, setFilters] = useKeptFilters();
  const { cursors, setCursors, logs } = usePages(filters);
  const change = (changed: Filters) => {
    setFilters(changed);
    setCursors([]);
  };
  const result = useRef<HTMLDivElement>(null);
  const turn = (turned: readonly Cursor[]) => {
    setCursors(turned);
    // Another page is read from its beginning, by whoever looks and by whoever listens.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  };
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TabHeading title={words.heading} lead={words.lead(requestLogsMax)} />
        <ExportButton filters={filters} isDisabled={(logs.value?.rows.length ?? 0) === 0} />
      </div>
      <FilterBar filters={filters} onChange={change} />
      <div ref={result} tabIndex={-1} className="grid scroll-mt-20 gap-5 outline-none">
        <Result logs={logs} />
      </div>
      {logs.value && <Pager logs={logs.value} cursors={cursors} onCursors={turn} />}
    </section>
  );
}

/** The last calls of the pages before this one. */
function usePages(filters: Filters) {
  const { language } = useLanguage();
  const { account, version } = useDashboard();
  const [cursors, setCursors] = useState<readonly Cursor[]>([]);
  const { period, from, to, status, apiKey, operation } = filters;
  const endpoint = useSettled(filters.endpoint);
  const cursor = cursors.at(-1);
  const load = useCallback(() => {
    const asked = { period, from, to, status, apiKey, operation, endpoint };
    return loadLogs(account.$id, asked, language, cursor);
  }, [account.$id, period, from, to, status, apiKey, operation, endpoint, language, cursor]);
  return { cursors, setCursors, logs: useLoaded(load, version) };
}

function ExportButton({ filters, isDisabled }: { filters: Filters; isDisabled: boolean }) {
  const words = useWords(logsWords);
  const showToast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await saveLogs(filters).catch((error: unknown) => showToast({ tone: 'bad', text: messageOf(error) }));
    setIsSaving(false);
  };
  return (
    <Button onClick={save} isBusy={isSaving} disabled={isDisabled}>
      {!isSaving && <Download aria-hidden className="size-4" />}
      {words.export}
    </Button>
  );
}

function Result({ logs: { value, hasFailed, isLoading } }: { logs: Loaded<LoadedLogs> }) {
  const words = useWords(logsWords);
  const { refresh } = useDashboard();
  if (!value && hasFailed) {
    return <ErrorState title={words.failed} onRetry={refresh} isRetrying={isLoading} />;
  }
  if (!value) {
    return (
      <>
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </>
    );
  }
  return (
    <>
      <Counters logs={value} />
      {value.rows.length > 0 ? (
        <LogList rows={value.rows} />
      ) : (
        <EmptyState
          drawing={<OperationDrawing operation="list-fields" className="size-20" />}
          title={words.empty}
        >
          {words.emptyText}
        </EmptyState>
      )}
    </>
  );
}
