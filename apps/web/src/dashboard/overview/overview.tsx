import { RotateCw } from 'lucide-react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Button } from '../../paper/button.tsx';
import { Skeleton } from '../../paper/states.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { DashboardData } from '../documents/dashboard-data.ts';
import { useLoaded } from '../documents/use-loaded.ts';
import { FigureCard } from '../figure-card.tsx';
import { planOf } from '../subscription/plan-of.ts';
import { Chart } from './charts/chart.tsx';
import { useFigures } from './load-figures.ts';
import { UsageSummary } from './usage-summary.tsx';
import { overviewWords } from './words.ts';

/** It comes after the numbers. */
const loadHealth = async () => (await import('./health/health.tsx')).Health;

export function Overview({ onOpenLogs }: { onOpenLogs: () => void }) {
  const words = useWords(overviewWords);
  const { data, version, refresh } = useDashboard();
  const { value: Health } = useLoaded(loadHealth, version);
  const figures = useFigures();
  if (!data.value) return null;
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{words.heading}</h2>
        <Button size="small" isBusy={data.isLoading} onClick={refresh}>
          {!data.isLoading && <RotateCw aria-hidden className="size-4" />}
          {words.refresh}
        </Button>
      </div>
      <Figures data={data.value} />
      {Health && <Health figures={figures} onOpenLogs={onOpenLogs} />}
      {!Health && data.value.totalRequests > 0 && <Skeleton className="h-84" />}
      <div className="grid gap-4 lg:grid-cols-2">
        <Chart kind="months" />
        <Chart kind="days" />
      </div>
      <UsageSummary data={data.value} allowance={figures.value?.allowance} />
    </section>
  );
}

function Figures({ data }: { data: DashboardData }) {
  const words = useWords(overviewWords);
  const { language } = useLanguage();
  const activeKeys = data.apiKeys.filter(({ status }) => status === 'active').length;
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      <FigureCard term={words.monthly}>{formatNumber(data.monthlyRequests, language)}</FigureCard>
      <FigureCard term={words.total}>{formatNumber(data.totalRequests, language)}</FigureCard>
      <FigureCard term={words.activeKeys}>{formatNumber(activeKeys, language)}</FigureCard>
      <FigureCard term={words.plan}>{planOf(data.subscription).name}</FigureCard>
    </dl>
  );
}
