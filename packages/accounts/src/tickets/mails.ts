import { firstAnswerHours, plans } from '@pagesmith/catalog';
import type { Language, Words } from '@pagesmith/kernel';
import type { Mail } from '../mail/mailbox.ts';
import type { TicketDeps } from './deps.ts';
import { replyAddressOf } from './reply-address.ts';
import { labelOf, type TicketRow } from './ticket.ts';

/** Everything below it in an answer is our own mail. */
export const answerAbove: Words = {
  en: '— Please write your answer above this line —',
  fr: '— Veuillez écrire votre réponse au-dessus de cette ligne —',
};

/** By this header our own mail is known when it comes back. */
export const ownMailHeader = 'x-pagesmith-ticket';

interface Phrases {
  readonly received: (label: string) => string;
  readonly answered: (label: string) => string;
  readonly hours: (hours: number) => string;
  readonly byMail: string;
  readonly byAccount: string;
}

const phrases: Record<Language, Phrases> = {
  en: {
    received: (label) => `We have received your message: ticket ${label}`,
    answered: (label) => `Our answer to your ticket ${label}`,
    hours: (hours) => `A person reads it and answers within ${hours} hours.`,
    byMail: 'To add something, reply to this e-mail. Attachments are not kept.',
    byAccount: 'The whole conversation is in your account, under Support in the menu.',
  },
  fr: {
    received: (label) => `Nous avons reçu votre message\u00a0: ticket ${label}`,
    answered: (label) => `Notre réponse à votre ticket ${label}`,
    hours: (hours) => `Une personne le lit et y répond sous ${hours}\u00a0heures.`,
    byMail: 'Pour ajouter quelque chose, répondez à cet e-mail. Les pièces jointes ne sont pas conservées.',
    byAccount: 'Toute la conversation se trouve dans votre compte, sous Assistance dans le menu.',
  },
};

type Addresses = Pick<TicketDeps, 'ticketEmail' | 'supportEmail'>;

/** Tells a signed-in customer that the message has come. */
export function receivedMail(addresses: Addresses, ticket: TicketRow): Mail {
  const { received, hours } = phrases[ticket.language];
  const subject = received(labelOf(ticket));
  const mail = customersMail(
    addresses,
    ticket,
    subject,
    `${subject}. ${hours(firstAnswerHours(ticket.plan))}`,
  );
  return { ...mail, headers: { ...mail.headers, 'auto-submitted': 'auto-replied' } };
}

export const answeredMail = (addresses: Addresses, ticket: TicketRow, text: string): Mail =>
  customersMail(addresses, ticket, phrases[ticket.language].answered(labelOf(ticket)), text);

function customersMail(
  { ticketEmail, supportEmail }: Addresses,
  ticket: TicketRow,
  subject: string,
  text: string,
): Mail {
  const { byMail, byAccount } = phrases[ticket.language];
  const ways = [ticketEmail && byMail, ticket.accountId && byAccount].filter(Boolean).join('\n');
  return {
    to: ticket.email,
    replyTo: ticketEmail ? replyAddressOf(ticketEmail, ticket) : supportEmail,
    subject,
    text: [...(ticketEmail ? [answerAbove[ticket.language]] : []), text, ways]
      .join('\n\n')
      .trim()
      .concat('\n'),
    headers: { [ownMailHeader]: labelOf(ticket) },
  };
}

/** Tells our own people what a customer wrote. */
export function teamMail(
  to: string,
  { team, ticketEmail }: Pick<TicketDeps, 'team' | 'ticketEmail'>,
  ticket: TicketRow,
  text: string,
): Mail {
  const { name, email, reason, requestId, plan, dueAt, number } = ticket;
  const facts = [
    `${name} <${email}>`,
    `${labelOf(ticket)}, ${reason}, ${ticket.accountId ? plans[plan].name : 'no account'}`,
    requestId && `Call ${requestId}`,
    dueAt && `Answer due ${dueAt.toISOString()}`,
  ];
  const command = `npm run tickets -- answer ${number}`;
  const answersByMail = team && ticketEmail;
  return {
    to,
    replyTo: answersByMail ? replyAddressOf(ticketEmail, ticket) : email,
    subject: `[${labelOf(ticket)} ${reason}] ${name.replace(/\s+/g, ' ')}`,
    text: [
      ...(answersByMail ? [answerAbove.en] : []),
      facts.filter(Boolean).join('\n'),
      text,
      answersByMail
        ? `Reply to this e-mail, or answer with: ${command}\nWhat you write is added to the ticket and sent to the customer.\n`
        : `Answer with: ${command}\nA reply by e-mail reaches the customer, but does not get into the ticket.\n`,
    ].join('\n\n'),
    headers: { [ownMailHeader]: labelOf(ticket) },
  };
}
