import type { CallFigures } from '@pagesmith/contract';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Progress } from '../../../paper/progress.tsx';
import { healthWords } from './words.ts';

const shownMax = 6;

/** The longest bar is the operation that is called most. By their addresses: all their words would be a tenth of the dashboard. */
export function OperationBars({ operations }: Pick<CallFigures, 'operations'>) {
  const words = useWords(healthWords);
  const { language } = useLanguage();
  const most = operations[0]?.calls ?? 0;
  return (
    <div className="grid content-start gap-3">
      <h4 className="font-medium text-sm">{words.operations}</h4>
      <ul className="grid gap-3 text-sm">
        {operations.slice(0, shownMax).map(({ id, calls, errors }) => (
          <li key={id} className="grid gap-1">
            <p className="flex items-baseline justify-between gap-3">
              <span className="truncate font-mono">/{id}</span>
              <span className="whitespace-nowrap tabular-nums">
                {errors > 0 && (
                  <span className="text-ink-soft text-xs">
                    {words.failed(formatNumber(errors, language))}
                    {' · '}
                  </span>
                )}
                {formatNumber(calls, language)}
              </span>
            </p>
            <Progress label={id} value={calls} max={most} />
          </li>
        ))}
      </ul>
    </div>
  );
}
