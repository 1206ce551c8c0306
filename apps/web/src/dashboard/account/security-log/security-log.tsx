import { policy } from '@pagesmith/catalog';
import { useState } from 'react';
import { formatDateTime } from '../../../language/dates.ts';
import { useWords } from '../../../language/language-context.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../paper/states.tsx';
import { ActionButton } from '../../action-button.tsx';
import { useLoaded } from '../../documents/use-loaded.ts';
import { loadEvents, type SecurityEvent } from './load-events.ts';
import { isKnownKind, securityLogWords } from './words.ts';

const pageSize = 25;

const loadNewest = () => loadEvents(pageSize);

export function SecurityLog() {
  const words = useWords(securityLogWords);
  const [version, setVersion] = useState(0);
  const { value, hasFailed, isLoading } = useLoaded(loadNewest, version);
  const [older, setOlder] = useState<readonly SecurityEvent[]>([]);
  const [isWhole, setIsWhole] = useState(false);
  if (!value && hasFailed) {
    const again = () => setVersion(version + 1);
    return <ErrorState title={words.failed} onRetry={again} isRetrying={isLoading} />;
  }
  if (!value) return <Skeleton className="h-40" />;
  if (value.length === 0) return <EmptyState title={words.empty} />;
  const events = [...value, ...older];
  const more = async () => {
    const page = await loadEvents(pageSize, events.at(-1));
    setOlder([...older, ...page]);
    setIsWhole(page.length < pageSize);
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{words.text(policy.securityLogDays)}</p>
      <ul className="grid divide-y divide-rule border-rule border-y">
        {events.map((event) => (
          <EventRow key={event.$id} event={event} />
        ))}
      </ul>
      {!isWhole && value.length === pageSize && (
        <ActionButton act={more} className="justify-self-center">
          {words.more}
        </ActionButton>
      )}
    </div>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const words = useWords(securityLogWords);
  const { kind, facts, occurrences } = event;
  const what = isKnownKind(kind) ? words.kinds[kind] : kind;
  const place = [event.clientName, event.osName, event.ip].filter(Boolean).join('\u00a0· ');
  return (
    <li className="grid gap-0.5 py-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{what}</span>
        {facts.name !== undefined && `\u00a0· ${facts.name}`}
        {occurrences > 1 && `\u00a0· ${words.times(occurrences)}`}
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm tabular-nums">
        {[formatDateTime(event.$createdAt), place].filter(Boolean).join('\u00a0· ')}
      </p>
    </li>
  );
}
