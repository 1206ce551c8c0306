import {
  type Identity,
  type Conversation as KeptConversation,
  type TicketMessage as KeptMessage,
  type Ticket as KeptTicket,
  type Postman,
  stateOf,
  type Tickets,
  wireTime,
} from '@pagesmith/accounts';
import { firstAnswerHours } from '@pagesmith/catalog';
import type { Conversation, ReceivedMessage, Ticket, TicketList, TicketMessage } from '@pagesmith/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActive, requireSignedIn, visitorOf } from '../wire/visitor.ts';

interface TicketRoutesDeps {
  readonly identity: Identity;
  readonly tickets: Tickets;
  readonly postman: Postman;
}

const timeOrNull = (time: Date | null) => time && wireTime(time);

const ticketBody = (ticket: KeptTicket): Ticket => ({
  $id: ticket.id,
  $createdAt: wireTime(ticket.createdAt),
  $updatedAt: wireTime(ticket.updatedAt),
  number: ticket.number,
  reason: ticket.reason,
  requestId: ticket.requestId,
  state: stateOf(ticket),
  dueAt: timeOrNull(ticket.dueAt),
  firstAnsweredAt: timeOrNull(ticket.firstAnsweredAt),
  answerHours: firstAnswerHours(ticket.plan),
});

const messageBody = ({ id, createdAt, author, text }: KeptMessage): TicketMessage => ({
  $id: String(id),
  $createdAt: wireTime(createdAt),
  author,
  text,
});

const conversationBody = ({ ticket, messages }: KeptConversation): Conversation => ({
  ...ticketBody(ticket),
  messages: messages.map(messageBody),
});

/** The ticket that the address names, if it is the signed-in account's: the room asks for both. */
async function ticketIn(identity: Identity, request: FastifyRequest) {
  const { number = '' } = request.params as { number?: string };
  const { account } = await requireSignedIn(identity, request);
  return { accountId: account.id, number: /^\d{1,15}$/.test(number) ? Number(number) : 0 };
}

/** POST /v1/contact, for everybody, and /v1/tickets, for whoever is signed in: ours, not the SDK's. */
export function addTickets(wire: FastifyInstance, { identity, tickets, postman }: TicketRoutesDeps): void {
  wire.post('/contact', { config: { isOutsideProject: true } }, async (request, reply) => {
    const account = (await findActive(identity, request))?.account;
    const ticket = await tickets.receive(request.body, visitorOf(request), account);
    postman.wake();
    const { $id, $createdAt, number, answerHours } = ticketBody(ticket);
    const body: ReceivedMessage = { $id, $createdAt, number, answerHours };
    return reply.status(201).send(body);
  });
  wire.get('/tickets', async (request): Promise<TicketList> => {
    const { account } = await requireSignedIn(identity, request);
    const listed = await tickets.list(account.id, request.query);
    return { tickets: listed.map((ticket) => ({ ...ticketBody(ticket), beginning: ticket.beginning })) };
  });
  wire.post('/tickets', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request);
    const ticket = await tickets.open(account, request.body, visitorOf(request));
    postman.wake();
    return reply.status(201).send(ticketBody(ticket));
  });
  wire.get('/tickets/:number', async (request) =>
    conversationBody(await tickets.read(await ticketIn(identity, request))),
  );
  wire.post('/tickets/:number/messages', async (request, reply) => {
    const conversation = await tickets.answer(await ticketIn(identity, request), request.body);
    postman.wake();
    return reply.status(201).send(conversationBody(conversation));
  });
}
