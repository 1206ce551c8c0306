import { useCallback, useState } from 'react';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import type { ApiRequest } from '../documents/documents.ts';
import { useLoaded } from '../documents/use-loaded.ts';
import { loadCall } from './load-logs.ts';
import { LogDetails } from './log-details.tsx';
import { LogStatus, RowChevron, useMessageOf } from './log-status.tsx';
import { type LogRowsProps, LogTable } from './log-table.tsx';
import { logsWords } from './words.ts';

/** A table where there is room; on narrow screens the same rows in two lines each. One row at a time is open. */
export function LogList({ rows }: { rows: readonly ApiRequest[] }) {
  const [opened, setOpened] = useState<string>();
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const load = useCallback(
    async () => (opened === undefined ? undefined : loadCall(opened, language)),
    [opened, language],
  );
  const call = useLoaded(load, attempt);
  const toggle = (id: string) => setOpened(opened === id ? undefined : id);
  const details = (row: ApiRequest) => (
    <LogDetails row={row} call={call} onRetry={() => setAttempt(attempt + 1)} />
  );
  const props = { rows, opened, onToggle: toggle, details };
  return (
    <>
      <LogTable {...props} />
      <NarrowList {...props} />
    </>
  );
}

function NarrowList({ rows, opened, onToggle, details }: LogRowsProps) {
  const words = useWords(logsWords);
  return (
    <ul
      aria-label={words.heading}
      className="divide-y divide-rule overflow-hidden rounded-sheet border border-rule bg-sheet md:hidden"
    >
      {rows.map((row) => (
        <li key={row.$id}>
          <NarrowRow row={row} isOpen={row.$id === opened} onToggle={onToggle} />
          {row.$id === opened && <div className="border-rule border-t bg-paper p-4">{details(row)}</div>}
        </li>
      ))}
    </ul>
  );
}

interface NarrowRowProps {
  row: ApiRequest;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

function NarrowRow({ row, isOpen, onToggle }: NarrowRowProps) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const message = useMessageOf()(row);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(row.$id)}
      className="grid w-full cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-3 gap-y-0.5 px-4 py-3 text-left text-sm focus-visible:-outline-offset-2"
    >
      <span className="truncate font-mono">{row.endpoint}</span>
      <LogStatus row={row} />
      <RowChevron isOpen={isOpen} />
      <span className="truncate text-ink-soft text-xs tabular-nums">
        {`${formatDateTime(row.createdAt)} · ${row.apiKeyName}`}
      </span>
      <span className="col-span-2 text-right text-ink-soft text-xs tabular-nums">
        {words.ms(formatNumber(row.responseTime, language))}
      </span>
      {message && <span className="col-span-3 truncate text-ink-soft text-xs">{message}</span>}
    </button>
  );
}
