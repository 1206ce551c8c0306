import type { ListedTicket } from '@pagesmith/contract';
import { useState } from 'react';
import { reasonWords } from '../../contact/reason-words.ts';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../paper/states.tsx';
import { ActionButton } from '../action-button.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { TicketBadge } from './ticket-badge.tsx';
import { listTickets, ticketsPerPage } from './ticket-calls.ts';
import { supportWords } from './words.ts';

interface TicketListProps {
  onNew: () => void;
  onShow: (number: number) => void;
}

const loadNewest = () => listTickets();

export function TicketList({ onNew, onShow }: TicketListProps) {
  const words = useWords(supportWords);
  const [version, setVersion] = useState(0);
  const { value, hasFailed, isLoading } = useLoaded(loadNewest, version);
  if (!value && hasFailed) {
    const again = () => setVersion(version + 1);
    return <ErrorState title={words.listFailed} onRetry={again} isRetrying={isLoading} />;
  }
  if (!value) return <Skeleton className="h-48" />;
  const write = (
    <Button variant="primary" onClick={onNew}>
      {words.new}
    </Button>
  );
  if (value.length === 0) {
    return (
      <EmptyState
        drawing={<OperationDrawing operation="extract-pages" className="size-20" />}
        title={words.empty}
        action={write}
      >
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <Tickets newest={value} onShow={onShow} />
      <div>{write}</div>
    </div>
  );
}

function Tickets({ newest, onShow }: Pick<TicketListProps, 'onShow'> & { newest: readonly ListedTicket[] }) {
  const words = useWords(supportWords);
  const [older, setOlder] = useState<readonly ListedTicket[]>([]);
  const [isWhole, setIsWhole] = useState(newest.length < ticketsPerPage);
  const tickets = [...newest, ...older];
  const more = async () => {
    const page = await listTickets(tickets.at(-1));
    setOlder([...older, ...page]);
    setIsWhole(page.length < ticketsPerPage);
  };
  return (
    <>
      <ul aria-label={words.list} className="divide-y divide-rule border-rule border-y">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.$id} ticket={ticket} onShow={onShow} />
        ))}
      </ul>
      {!isWhole && (
        <ActionButton act={more} className="justify-self-center">
          {words.more}
        </ActionButton>
      )}
    </>
  );
}

function TicketRow({ ticket, onShow }: Pick<TicketListProps, 'onShow'> & { ticket: ListedTicket }) {
  const reasons = useWords(reasonWords);
  return (
    <li>
      <button
        type="button"
        onClick={() => onShow(ticket.number)}
        className="grid w-full cursor-pointer gap-1 rounded-control px-2 py-3 text-left hover:bg-paper"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium tabular-nums">T{ticket.number}</span>
          <span>{reasons[ticket.reason]}</span>
          <TicketBadge state={ticket.state} />
          <time dateTime={ticket.$updatedAt} className="text-ink-soft text-sm tabular-nums sm:ml-auto">
            {formatDateTime(ticket.$updatedAt)}
          </time>
        </span>
        <span className="truncate text-ink-soft text-sm">{ticket.beginning}</span>
      </button>
    </li>
  );
}
