import type { ContactReason } from '@pagesmith/catalog';
import type { Conversation, ListedTicket, Ticket, TicketList } from '@pagesmith/contract';
import { callBackend } from '../../session/backend.ts';

export const ticketsPerPage = 25;

/** Newest first; `before` is the last that is there. */
export async function listTickets(before?: ListedTicket): Promise<readonly ListedTicket[]> {
  const page = { limit: ticketsPerPage, ...(before && { before: before.number }) };
  return (await callBackend<TicketList>('GET', '/tickets', page)).tickets;
}

export const readTicket = (number: number) => callBackend<Conversation>('GET', `/tickets/${number}`);

export interface TicketWish {
  readonly reason: ContactReason;
  readonly message: string;
  readonly requestId: string;
}

export const openTicket = (wish: TicketWish) => callBackend<Ticket>('POST', '/tickets', wish);

export const answerTicket = (number: number, message: string) =>
  callBackend<Conversation>('POST', `/tickets/${number}/messages`, { message });
