import type { ThrottleRule } from '../throttle/throttle.ts';

export interface TicketLimits {
  /** New tickets: of one network, or of one account. */
  readonly messages: ThrottleRule;
  /** What its customer adds to one ticket. */
  readonly ticketAnswers: ThrottleRule;
}

const hourMs = 3_600_000;

export const ticketLimits: TicketLimits = {
  messages: { name: 'contact', eventsMax: 10, windowMs: hourMs },
  ticketAnswers: { name: 'ticket answer', eventsMax: 30, windowMs: hourMs },
};

/** In characters: what is written elsewhere than in a form, and then sent. */
export const mailTextMax = 20_000;

/** Of what a mail server says about a sender. */
export const authenticationMax = 4_000;
