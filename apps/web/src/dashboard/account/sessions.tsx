import { policy } from '@pagesmith/catalog';
import type { Models } from 'appwrite';
import { useState } from 'react';
import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { Button } from '../../paper/button.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { useToast } from '../../paper/toast.tsx';
import { backend } from '../../session/backend.ts';
import { messageOf } from '../../session/backend-errors.ts';
import { signOut } from '../../session/session.ts';
import { useLoaded } from '../documents/use-loaded.ts';
import { accountWords } from './words.ts';

const loadSessions = () => backend().account.listSessions();

export function Sessions() {
  const words = useWords(accountWords);
  const [version, setVersion] = useState(0);
  const again = () => setVersion((former) => former + 1);
  const { value, hasFailed, isLoading } = useLoaded(loadSessions, version);
  if (!value && hasFailed) {
    return <ErrorState title={words.failed} onRetry={again} isRetrying={isLoading} />;
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{words.sessionsText(policy.sessionDays)}</p>
      {value ? (
        <ul className="grid gap-3">
          {value.sessions.map((session) => (
            <SessionRow key={session.$id} session={session} onEnd={again} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-20" />
      )}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: Models.Session; onEnd: () => void }) {
  const words = useWords(accountWords);
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  // Where the server does not tell the device, the address stands for it.
  const name = [session.clientName, session.osName].filter(Boolean).join(' · ') || words.from(session.ip);
  const end = async () => {
    setIsBusy(true);
    try {
      if (session.current) return await signOut();
      await backend().account.deleteSession({ sessionId: session.$id });
      showToast({ tone: 'good', text: words.ended });
      onEnd();
    } catch (error) {
      showToast({ tone: 'bad', text: messageOf(error) });
    }
    setIsBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-rule p-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.current && <Badge tone="good">{words.thisSession}</Badge>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {words.since(formatDateTime(session.$createdAt))}
        </p>
      </div>
      <Button size="small" isBusy={isBusy} onClick={end} aria-label={words.endOf(name)}>
        {words.end}
      </Button>
    </li>
  );
}
