import { contactReasons } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';

/** `open`: we owe an answer. */
const ticketStates = ['open', 'answered', 'closed'] as const;
const messageAuthors = ['customer', 'support'] as const;

/** What the contact form is answered with. */
export const receivedMessage = z.object({
  $id: z.string(),
  $createdAt: time,
  number: count,
  answerHours: count,
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;

export const ticket = z.object({
  ...receivedMessage.shape,
  $updatedAt: time,
  reason: z.enum(contactReasons),
  /** The call it is about. */
  requestId: z.string().nullable(),
  state: z.enum(ticketStates),
  /** By when the next answer is due; null when none is. */
  dueAt: time.nullable(),
  firstAnsweredAt: time.nullable(),
});
export type Ticket = z.infer<typeof ticket>;

/** With how its first message begins. */
const listedTicket = ticket.extend({ beginning: z.string() });
export type ListedTicket = z.infer<typeof listedTicket>;

export const ticketList = z.object({ tickets: z.array(listedTicket).readonly() });
export type TicketList = z.infer<typeof ticketList>;

const ticketMessage = z.object({
  $id: z.string(),
  $createdAt: time,
  author: z.enum(messageAuthors),
  text: z.string(),
});
export type TicketMessage = z.infer<typeof ticketMessage>;

export const conversation = ticket.extend({ messages: z.array(ticketMessage).readonly() });
export type Conversation = z.infer<typeof conversation>;
