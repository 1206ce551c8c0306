import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { FigureCard } from '../figure-card.tsx';
import type { LoadedLogs } from './load-logs.ts';
import { logsWords } from './words.ts';

export function Counters({ logs }: { logs: LoadedLogs }) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const { total, successes, errors, averageMs } = logs;
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <FigureCard term={words.counters.total}>{formatNumber(total, language)}</FigureCard>
      <FigureCard term={words.counters.successes}>{formatNumber(successes, language)}</FigureCard>
      <FigureCard term={words.counters.errors}>{formatNumber(errors, language)}</FigureCard>
      <FigureCard term={words.counters.average}>
        {averageMs === null ? words.none : words.ms(formatNumber(averageMs, language))}
      </FigureCard>
    </dl>
  );
}
