import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
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
import { firstFilters } from './filters.ts';
import { type LoadedLogs, loadLogs, requestLogsMax, saveLogs } from './load-logs.ts';
import { LogTable } from './log-table.tsx';
import { useSettled } from './use-settled.ts';
import { logsWords } from './words.ts';

export function Logs() {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const { account, version } = useDashboard();
  const showToast = useToast();
  const [filters, setFilters] = useState(firstFilters);
  const { period, from, to, status } = filters;
  const endpoint = useSettled(filters.endpoint);
  const load = useCallback(
    () => loadLogs(account.$id, { period, from, to, status, endpoint }, language),
    [account.$id, period, from, to, status, endpoint, language],
  );
  const logs = useLoaded(load, version);
  const rows = logs.value?.rows ?? [];
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await saveLogs(filters).catch((error: unknown) => showToast({ tone: 'bad', text: messageOf(error) }));
    setIsSaving(false);
  };
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TabHeading title={words.heading} lead={words.lead(requestLogsMax)} />
        <Button onClick={save} isBusy={isSaving} disabled={rows.length === 0}>
          {!isSaving && <Download aria-hidden className="size-4" />}
          {words.export}
        </Button>
      </div>
      <FilterBar filters={filters} onChange={setFilters} />
      <Result logs={logs} />
    </section>
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
        <LogTable rows={value.rows} />
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
