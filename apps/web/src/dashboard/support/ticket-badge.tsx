import type { Ticket } from '@pagesmith/contract';
import { useWords } from '../../language/language-context.tsx';
import { Badge, type Tone } from '../../paper/badge.tsx';
import { supportWords } from './words.ts';

const tones: Record<Ticket['state'], Tone> = { open: 'info', answered: 'good', closed: 'neutral' };

export function TicketBadge({ state }: Pick<Ticket, 'state'>) {
  const words = useWords(supportWords);
  return <Badge tone={tones[state]}>{words.state[state]}</Badge>;
}
