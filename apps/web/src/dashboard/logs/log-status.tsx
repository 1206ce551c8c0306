import { ChevronRight } from 'lucide-react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Badge } from '../../paper/badge.tsx';
import { classNames } from '../../paper/class-names.ts';
import type { ApiRequest } from '../documents/documents.ts';
import { logsWords } from './words.ts';

/** With a second badge where a test key made the call. */
export function LogStatus({ row: { status, mode } }: { row: ApiRequest }) {
  const { statuses, test } = useWords(logsWords);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={status === 'success' ? 'good' : 'bad'}>{statuses[status]}</Badge>
      {mode === 'test' && <Badge tone="info">{test}</Badge>}
    </span>
  );
}

/** What went wrong, in the words that the caller got; of several in one row, how many. */
export function useMessageOf(): (row: ApiRequest) => string | null {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  return ({ errorMessage, occurrences }) =>
    occurrences > 1 ? words.moreRefused(formatNumber(occurrences, language)) : errorMessage;
}

export function RowChevron({ isOpen }: { isOpen: boolean }) {
  return (
    <ChevronRight
      aria-hidden
      className={classNames('size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-90')}
    />
  );
}
