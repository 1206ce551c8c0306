import type { Conversation, TicketMessage } from '@pagesmith/contract';
import { useCallback, useState } from 'react';
import { reasonWords } from '../../contact/reason-words.ts';
import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { classNames } from '../../paper/class-names.ts';
import { Notice } from '../../paper/notice.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { AnswerForm } from './answer-form.tsx';
import { SupportHead } from './support-head.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { readTicket } from './ticket-calls.ts';
import { supportWords } from './words.ts';

interface TicketViewProps {
  number: number;
  /** It was opened just now. */
  isNew: boolean;
  onBack: () => void;
}

export function TicketView({ number, isNew, onBack }: TicketViewProps) {
  const words = useWords(supportWords);
  const reasons = useWords(reasonWords);
  const [version, setVersion] = useState(0);
  const load = useCallback(() => readTicket(number), [number]);
  const { value, hasFailed, isLoading } = useLoaded(load, version);
  const again = () => setVersion((former) => former + 1);
  return (
    <div className="grid gap-5">
      <SupportHead title={words.ticket(number)} onBack={onBack}>
        {value && <TicketBadge state={value.state} />}
        {value && <span className="text-ink-soft text-sm">{reasons[value.reason]}</span>}
      </SupportHead>
      {isNew && <Notice tone="good" title={words.opened(number)} />}
      {!value && !hasFailed && <Skeleton className="h-48" />}
      {!value && hasFailed && <ErrorState title={words.failed} onRetry={again} isRetrying={isLoading} />}
      {value && <Facts conversation={value} />}
      {value && <Messages messages={value.messages} />}
      {value && <AnswerForm conversation={value} onAnswered={again} />}
    </div>
  );
}

/** What was promised, and which call it is about. */
function Facts({ conversation }: { conversation: Conversation }) {
  const words = useWords(supportWords);
  const { dueAt, firstAnsweredAt, answerHours, requestId } = conversation;
  const promise = firstAnsweredAt ? words.nextAnswerDue : words.firstAnswerDue;
  return (
    <div className="grid gap-1 text-sm">
      {dueAt && <p className="tabular-nums">{promise(formatDateTime(dueAt), answerHours)}</p>}
      {requestId && (
        <p>
          <span className="text-ink-soft">{words.call}</span>{' '}
          <code className="wrap-anywhere font-mono">{requestId}</code>
        </p>
      )}
    </div>
  );
}

function Messages({ messages }: { messages: readonly TicketMessage[] }) {
  const words = useWords(supportWords);
  return (
    <ol aria-label={words.conversation} className="grid gap-3">
      {messages.map(({ $id, $createdAt, author, text }) => (
        <li
          key={$id}
          className={classNames(
            'grid gap-1 rounded-sheet border border-rule p-4',
            author === 'support' && 'border-l-4 border-l-accent bg-paper',
          )}
        >
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span className="font-medium">{words.author[author]}</span>
            <time dateTime={$createdAt} className="text-ink-soft tabular-nums">
              {formatDateTime($createdAt)}
            </time>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
