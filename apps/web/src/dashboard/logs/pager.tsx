import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Button } from '../../paper/button.tsx';
import { type Cursor, type LoadedLogs, requestLogsMax } from './load-logs.ts';
import { logsWords } from './words.ts';

interface PagerProps {
  logs: LoadedLogs;
  cursors: readonly Cursor[];
  onCursors: (cursors: readonly Cursor[]) => void;
}

/** From a page to the next by the last call of it: what is called meanwhile moves nothing. */
export function Pager({ logs: { rows, total }, cursors, onCursors }: PagerProps) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const last = rows.at(-1);
  const before = cursors.length * requestLogsMax;
  const hasOlder = before + rows.length < total;
  if (cursors.length === 0 && !hasOlder) return null;
  const shown = [before + 1, before + rows.length, total].map((count) => formatNumber(count, language));
  const [from = '', to = '', of = ''] = shown;
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft text-sm tabular-nums">{words.range(from, to, of)}</p>
      <div className="flex gap-2">
        <Button size="small" disabled={cursors.length === 0} onClick={() => onCursors(cursors.slice(0, -1))}>
          <ChevronLeft aria-hidden className="size-4" />
          {words.newer}
        </Button>
        <Button
          size="small"
          disabled={!hasOlder || !last}
          onClick={() => last && onCursors([...cursors, { $id: last.$id, createdAt: last.createdAt }])}
        >
          {words.older}
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
