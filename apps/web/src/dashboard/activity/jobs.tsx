import type { JobBody } from '@pagesmith/contract';
import { useCallback, useEffect, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useWords } from '../../language/language-context.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../paper/states.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { TabHeading } from '../tab-heading.tsx';
import { isUnfinished, listJobs } from './job-calls.ts';
import { JobRow } from './job-row.tsx';
import { activityWords } from './words.ts';

const askAgainMs = 2_000;

export function Jobs() {
  const { jobs: words } = useWords(activityWords);
  return (
    <section className="grid gap-5">
      <TabHeading title={words.heading} lead={words.lead} />
      <LatestJobs />
    </section>
  );
}

function LatestJobs() {
  const { jobs: words } = useWords(activityWords);
  const { version, refresh } = useDashboard();
  const [asked, setAsked] = useState(0);
  const { value, hasFailed, isLoading } = useLoaded(listJobs, version + asked);
  const askAgain = useCallback(() => setAsked((former) => former + 1), []);
  useWhileUnfinished(value, askAgain);
  if (!value) {
    return hasFailed ? (
      <ErrorState title={words.failed} onRetry={refresh} isRetrying={isLoading} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  if (value.length === 0) {
    return (
      <EmptyState
        drawing={<OperationDrawing operation="merge-pdf" className="size-20" />}
        title={words.empty}
        action={<TextLink to={`${addresses.documentation}#jobs`}>{words.emptyLink}</TextLink>}
      >
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-rule rounded-sheet border border-rule bg-sheet">
      {value.map((job) => (
        <JobRow key={job.id} job={job} onChange={askAgain} />
      ))}
    </ul>
  );
}

/** The end of a job is told by the server; that it has begun is not. */
function useWhileUnfinished(jobs: readonly JobBody[] | undefined, askAgain: () => void): void {
  useEffect(() => {
    if (!jobs?.some(isUnfinished)) return;
    const timer = setTimeout(askAgain, askAgainMs);
    return () => clearTimeout(timer);
  }, [jobs, askAgain]);
}
