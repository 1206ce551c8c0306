import type { Ticket as ShownTicket } from '@pagesmith/contract';
import type { ticketMessages, tickets } from '@pagesmith/database';

export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof ticketMessages.$inferSelect;

/** Never with its token: what is not there cannot be sent. */
export type Ticket = Omit<TicketRow, 'replyToken'>;
export type TicketMessage = Omit<MessageRow, 'ticketId' | 'mailId'>;

export interface Conversation {
  readonly ticket: Ticket;
  /** The oldest first. */
  readonly messages: readonly TicketMessage[];
}

export function stateOf({ dueAt, closedAt }: Pick<Ticket, 'dueAt' | 'closedAt'>): ShownTicket['state'] {
  if (closedAt) return 'closed';
  return dueAt ? 'open' : 'answered';
}

export const labelOf = ({ number }: Pick<Ticket, 'number'>): string => `T${number}`;

export function withoutToken({ replyToken: _token, ...ticket }: TicketRow): Ticket {
  return ticket;
}

export function messageOf({ ticketId: _ticketId, mailId: _mailId, ...message }: MessageRow): TicketMessage {
  return message;
}
