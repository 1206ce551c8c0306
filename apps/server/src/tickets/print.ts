import type { Conversation, QueuedTicket } from '@pagesmith/accounts';
import { plans } from '@pagesmith/catalog';

/** Through the door every time becomes a text. */
type Sent<T> = T extends Date ? string : T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T;

/** A customer's text must not move the cursor, or ring the bell, on the terminal of whoever reads it. */
const harmless = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (/[\n\t]/.test(sign) ? sign : '\u{fffd}'));
export const oneLine = (text: string) => harmless(text).replace(/\s+/g, ' ');
const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

export function queueText(queue: Sent<QueuedTicket[]>): string {
  if (queue.length === 0) return 'No tickets are waiting for an answer.';
  const rows = queue.map((ticket) => [
    `T${ticket.number}`,
    ticket.accountId ? plans[ticket.plan].name : 'no account',
    ticket.dueAt ? `${ticket.isOverdue ? 'OVERDUE since' : 'due'} ${minute(ticket.dueAt)}` : ticket.state,
    oneLine(ticket.reason),
    oneLine(`${ticket.name} <${ticket.email}>`),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

export function conversationText({ ticket, messages }: Sent<Conversation>): string {
  const facts = [
    `T${ticket.number} · ${oneLine(ticket.reason)} · ${ticket.accountId ? plans[ticket.plan].name : 'no account'}`,
    oneLine(`${ticket.name} <${ticket.email}>`),
    ...(ticket.requestId ? [`Call ${oneLine(ticket.requestId)}`] : []),
    ticket.dueAt ? `Answer due ${minute(ticket.dueAt)}` : ticket.closedAt ? 'Closed' : 'Answered',
  ];
  const said = messages.map(({ author, createdAt, mailFrom, text }) => {
    const who = author === 'support' ? 'Support' : 'Customer';
    const way = mailFrom ? `, by e-mail from ${oneLine(mailFrom)}` : '';
    return `--- ${who}, ${minute(createdAt)}${way}\n${harmless(text)}`;
  });
  return [facts.join('\n'), ...said].join('\n\n');
}
