// Support: whoever writes to us opens a ticket, and all that is said about it stays with it. `tickets` is what customers
// and strangers can do, `desk` what we can; mail that comes in is read here, and who hands it over is not known here.
export { createDesk, type Desk, type QueuedTicket } from './desk.ts';
export { ticketFailures } from './failures.ts';
export { type IncomingMail, incomingBytesMax, readMail } from './incoming/read-mail.ts';
export { type TicketLimits, ticketLimits } from './limits.ts';
export { type Conversation, labelOf, stateOf, type Ticket, type TicketMessage } from './ticket.ts';
export { createTickets, type Tickets } from './tickets.ts';
