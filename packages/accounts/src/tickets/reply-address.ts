import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TicketRow } from './ticket.ts';

/** Lower case and digits alone: mail servers may change the case of what stands before the @. */
export const newReplyToken = (): string => randomBytes(12).toString('hex');

/** `support@example.com` becomes `support+T123-<token>@example.com`. */
export function replyAddressOf(
  ticketEmail: string,
  { number, replyToken }: Pick<TicketRow, 'number' | 'replyToken'>,
): string {
  const at = ticketEmail.lastIndexOf('@');
  return `${ticketEmail.slice(0, at)}+T${number}-${replyToken}${ticketEmail.slice(at)}`;
}

export interface ReplyAddress {
  readonly number: number;
  readonly token: string;
}

/** The first of the addresses that names a ticket. */
export function readReplyAddress(addresses: readonly string[]): ReplyAddress | undefined {
  for (const address of addresses) {
    const [, number, token = ''] = /\+t(\d{1,15})-([0-9a-f]{1,64})@/i.exec(address) ?? [];
    if (number) return { number: Number(number), token: token.toLowerCase() };
  }
  return undefined;
}

/** Takes as long for a wrong token as for the right one. */
export const isToken = (given: string, token: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(token));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
