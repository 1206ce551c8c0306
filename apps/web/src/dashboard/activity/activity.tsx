import { Query } from 'appwrite';
import { useCallback } from 'react';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../paper/states.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { type ApiRequest, list } from '../documents/documents.ts';
import { useLoaded } from '../documents/use-loaded.ts';
import { TabHeading } from '../tab-heading.tsx';
import { Jobs } from './jobs.tsx';
import { activityWords } from './words.ts';

const recentRequestsMax = 10;

export function Activity() {
  const words = useWords(activityWords);
  return (
    <div className="grid gap-10">
      <section className="grid gap-5">
        <TabHeading title={words.heading} lead={words.lead(recentRequestsMax)} />
        <LatestRequests />
      </section>
      <Jobs />
    </div>
  );
}

const latest = [Query.orderDesc('createdAt'), Query.limit(recentRequestsMax)];

function LatestRequests() {
  const words = useWords(activityWords);
  const { account, version, refresh } = useDashboard();
  const load = useCallback(() => list('api_requests', account.$id, latest), [account.$id]);
  const { value, hasFailed, isLoading } = useLoaded(load, version);
  if (!value) {
    return hasFailed ? (
      <ErrorState title={words.failed} onRetry={refresh} isRetrying={isLoading} />
    ) : (
      <Skeleton className="h-96" />
    );
  }
  if (value.documents.length === 0) {
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
    <ul className="divide-y divide-rule rounded-sheet border border-rule bg-sheet">
      {value.documents.map((request) => (
        <RequestRow key={request.$id} request={request} />
      ))}
    </ul>
  );
}

function RequestRow({ request }: { request: ApiRequest }) {
  const words = useWords(activityWords);
  const isSuccess = request.status === 'success';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
      <div className="min-w-0">
        <p className="break-all font-mono text-sm">{request.endpoint}</p>
        <p className="text-ink-soft text-sm tabular-nums">
          <time dateTime={request.createdAt}>{formatDateTime(request.createdAt)}</time>
        </p>
      </div>
      <Badge tone={isSuccess ? 'good' : 'bad'}>{isSuccess ? words.status.success : words.status.error}</Badge>
    </li>
  );
}
