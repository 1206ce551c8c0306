import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { bulkWords } from './words.ts';

interface CostLineProps {
  /** Absent where the browser cannot count them. */
  rowCount: number | undefined;
  apiKey: ApiKey | undefined;
}

/** What a run costs at the most, and what is left of the month. */
export function CostLine({ rowCount, apiKey }: CostLineProps) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  const subscription = useDashboard().data.value?.subscription;
  if (apiKey?.mode === 'test') return <p className="text-sm">{words.free}</p>;
  const credits = (count: number) =>
    count === 1 ? words.oneCredit : words.credits(formatNumber(count, language));
  const left = subscription && Math.max(0, subscription.monthlyLimit - subscription.currentUsage);
  return (
    <p role="status" className="text-sm tabular-nums">
      {rowCount === undefined ? words.costUnknown : words.cost(credits(rowCount))}{' '}
      {left !== undefined && words.left(formatNumber(left, language))}
    </p>
  );
}
