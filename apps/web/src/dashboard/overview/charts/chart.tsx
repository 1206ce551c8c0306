import { useCallback } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { Spinner } from '../../../paper/spinner.tsx';
import { ErrorState } from '../../../paper/states.tsx';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { countRequests, within } from '../../documents/documents.ts';
import { useLoaded } from '../../documents/use-loaded.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { type ChartKind, chartPeriods, loadSeries, type Point } from './series.ts';
import { chartsWords } from './words.ts';

export function Chart({ kind }: { kind: ChartKind }) {
  const words = useWords(chartsWords);
  const { account, version, refresh } = useDashboard();
  const load = useCallback(
    () => loadSeries(kind, (period) => countRequests(account.$id, within(period))),
    [account.$id, kind],
  );
  const { value: points, isLoading } = useLoaded(load, version);
  return (
    <Card className="grid min-w-0 content-start gap-4">
      <div>
        <h3 className="text-lg">{words[kind]}</h3>
        <p className="text-ink-soft text-sm">{words.lead[kind](chartPeriods[kind])}</p>
      </div>
      {points?.some(({ isSample }) => isSample) && (
        <ErrorState title={words.sampleTitle} onRetry={refresh} isRetrying={isLoading}>
          <p>{words.sampleText}</p>
        </ErrorState>
      )}
      {points ? <ChartDrawing kind={kind} points={points} /> : <Loading />}
      {points && <ChartTable kind={kind} points={points} />}
    </Card>
  );
}

function Loading() {
  const { loading } = useWords(chartsWords);
  return (
    <p role="status" className="flex h-[300px] items-center justify-center gap-2 text-ink-soft text-sm">
      <Spinner />
      {loading}
    </p>
  );
}

function ChartTable({ kind, points }: { kind: ChartKind; points: readonly Point[] }) {
  const words = useWords(chartsWords);
  return (
    <table className="sr-only">
      <caption>{words[kind]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.period}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, value, isSample }) => (
          <tr key={label}>
            <th scope="row" lang="fr">
              {label}
            </th>
            <td>{isSample ? `${value} (${words.sample})` : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
