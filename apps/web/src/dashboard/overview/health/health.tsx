import type { CallFigures } from '@pagesmith/contract';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber, localeOf } from '../../../language/numbers.ts';
import { Card } from '../../../paper/card.tsx';
import { ErrorState, Skeleton } from '../../../paper/states.tsx';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import type { Loaded } from '../../documents/use-loaded.ts';
import { LatestFailures } from './latest-failures.tsx';
import { OperationBars } from './operation-bars.tsx';
import { successRate } from './success-rate.ts';
import { healthWords } from './words.ts';

interface HealthProps {
  figures: Loaded<CallFigures>;
  onOpenLogs: () => void;
}

/** How the latest calls went: how many succeeded, how long they took, what was called, what failed. */
export function Health({ figures: { value, hasFailed, isLoading }, onOpenLogs }: HealthProps) {
  const words = useWords(healthWords);
  const { refresh } = useDashboard();
  if (!value && hasFailed)
    return <ErrorState title={words.notLoaded} onRetry={refresh} isRetrying={isLoading} />;
  if (!value) return <Skeleton className="h-84" />;
  if (value.calls === 0) return null;
  return (
    <Card className="grid min-h-84 content-start gap-6">
      <Title figures={value} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        <Times figures={value} />
        <OperationBars operations={value.operations} />
        <LatestFailures failures={value.failures} onOpenLogs={onOpenLogs} />
      </div>
    </Card>
  );
}

function Title({ figures: { days, calls, callsMax } }: { figures: CallFigures }) {
  const words = useWords(healthWords);
  const { language } = useLanguage();
  return (
    <div>
      <h3 className="text-lg">{words.heading}</h3>
      <p className="text-ink-soft text-sm">
        {calls < callsMax ? words.days(days) : words.latest(formatNumber(callsMax, language))}
      </p>
    </div>
  );
}

function Times({ figures: { calls, successes, medianMs, slowMs } }: { figures: CallFigures }) {
  const words = useWords(healthWords);
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 1 });
  const time = (ms: number | null) => {
    if (ms === null) return '–';
    return ms < 1_000
      ? words.ms(formatNumber(ms, language))
      : words.seconds(formatNumber(Math.round(ms / 100) / 10, language));
  };
  const count = words.calls(formatNumber(successes, language), formatNumber(calls, language));
  return (
    <dl className="grid gap-5 max-sm:grid-cols-2 sm:max-lg:grid-cols-3 lg:w-52">
      <Figure term={words.successRate} help={count} isLarge>
        {percent.format(successRate(successes, calls))}
      </Figure>
      <Figure term={words.median} help={words.medianHelp}>
        {time(medianMs)}
      </Figure>
      <Figure term={words.slow} help={words.slowHelp}>
        {time(slowMs)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  term: string;
  help: string;
  isLarge?: boolean;
  children: ReactNode;
}

function Figure({ term, help, isLarge, children }: FigureProps) {
  return (
    <div className={isLarge ? 'max-sm:col-span-2' : undefined}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className={isLarge ? 'font-semibold font-serif text-3xl' : 'font-semibold font-serif text-xl'}>
        <span className="tabular-nums">{children}</span>
        <span className="block font-normal font-sans text-ink-soft text-xs">{help}</span>
      </dd>
    </div>
  );
}
