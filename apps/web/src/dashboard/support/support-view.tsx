import { useState } from 'react';
import { NewTicket } from './new-ticket.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketView } from './ticket-view.tsx';

type Place =
  | { at: 'list' }
  | { at: 'new'; requestId: string }
  | { at: 'ticket'; number: number; isNew: boolean };

/** The list, one ticket, or the form for a new one. */
export function SupportView({ requestId }: { requestId: string | undefined }) {
  const [place, setPlace] = useState<Place>(requestId ? { at: 'new', requestId } : { at: 'list' });
  const back = () => setPlace({ at: 'list' });
  if (place.at === 'new') {
    const show = (number: number) => setPlace({ at: 'ticket', number, isNew: true });
    return <NewTicket requestId={place.requestId} onOpened={show} onBack={back} />;
  }
  if (place.at === 'ticket') {
    return <TicketView key={place.number} number={place.number} isNew={place.isNew} onBack={back} />;
  }
  return (
    <TicketList
      onNew={() => setPlace({ at: 'new', requestId: '' })}
      onShow={(number) => setPlace({ at: 'ticket', number, isNew: false })}
    />
  );
}
