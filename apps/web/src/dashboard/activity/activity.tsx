import { useCallback, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { formatDate } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Prose } from '../../paper/prose.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../paper/states.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useAskAgain, useLoaded } from '../documents/use-loaded.ts';
import { TabHeading } from '../tab-heading.tsx';
import { HappeningRow } from './happening-row.tsx';
import { isUnfinished } from './job-calls.ts';
import { type Happening, loadActivity, recentRequestsMax } from './load-activity.ts';
import { activityWords } from './words.ts';

const askAgainMs = 2_000;

export function Activity() {
  const words = useWords(activityWords);
  return (
    <section className="grid gap-6">
      <TabHeading title={words.heading} lead={words.lead(recentRequestsMax)} />
      <Timeline />
    </section>
  );
}

function Timeline() {
  const words = useWords(activityWords);
  const { account, version, refresh } = useDashboard();
  const [asked, setAsked] = useState(0);
  const load = useCallback(() => loadActivity(account.$id), [account.$id]);
  const { value, hasFailed, isLoading } = useLoaded(load, version + asked);
  const askAgain = useCallback(() => setAsked((former) => former + 1), []);
  // The server announces when a job is accepted and when it ends, not how far it is.
  useAskAgain(!value?.some(isUnfinishedJob), isLoading, askAgain, askAgainMs);
  if (!value && hasFailed)
    return <ErrorState title={words.failed} onRetry={refresh} isRetrying={isLoading} />;
  if (!value) return <Skeleton className="h-96" />;
  if (value.length === 0) {
    return (
      <EmptyState
        drawing={<OperationDrawing operation="detect-page" className="size-20" />}
        title={words.empty}
      >
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-roomy gap-8">
      {byDay(value).map(([day, happenings]) => (
        <section key={day} aria-label={day} className="grid gap-4">
          <h3 className="border-rule border-b pb-2 font-sans font-medium text-ink-soft text-sm tabular-nums">
            {day}
          </h3>
          <ol>
            {happenings.map((happening) => (
              <HappeningRow key={happening.key} happening={happening} onChange={askAgain} />
            ))}
          </ol>
        </section>
      ))}
      {!value.some(({ kind }) => kind === 'job') && <NoJobs />}
    </div>
  );
}

function NoJobs() {
  const { jobs: words } = useWords(activityWords);
  return (
    <p className="border-rule border-t pt-4 text-ink-soft text-sm">
      <span className="font-medium text-ink">{words.empty}</span> · <Prose>{words.emptyText}</Prose>{' '}
      <TextLink to={`${addresses.documentation}#jobs`} className="inline-block">
        {words.emptyLink}
      </TextLink>
    </p>
  );
}

function byDay(happenings: readonly Happening[]): [string, Happening[]][] {
  const days = new Map<string, Happening[]>();
  for (const happening of happenings) {
    const day = formatDate(happening.at);
    days.set(day, [...(days.get(day) ?? []), happening]);
  }
  return [...days];
}

const isUnfinishedJob = (happening: Happening): boolean =>
  happening.kind === 'job' && isUnfinished(happening.job);
