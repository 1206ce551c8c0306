import { createHash } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import PostalMime, { addressParser } from 'postal-mime';
import { ticketFailures } from '../failures.ts';
import { authenticationMax, mailTextMax } from '../limits.ts';
import { isAutomatic } from './is-automatic.ts';
import { withoutQuotes } from './without-quotes.ts';

const megabyte = 1_048_576;
export const incomingBytesMax = 10 * megabyte;

/** What an answer by mail says, and to whom. */
export interface IncomingMail {
  /** The address it was delivered to, if that is known, and those it names. */
  readonly recipients: readonly string[];
  readonly mailFrom: string;
  /** What the mail server that handed it over found out about the sender (RFC 8601); empty when it says nothing. */
  readonly authentication: string;
  readonly mailId: string;
  readonly text: string;
}

/** Reads what a mail server hands over. Attachments are left out; quotations of our own mail are cut. */
export async function readMail(raw: Uint8Array, deliveredTo: readonly string[] = []): Promise<IncomingMail> {
  if (raw.length > incomingBytesMax) {
    throw ticketFailures.mailTooLarge({ megabytes: incomingBytesMax / megabyte });
  }
  const mail = await parse(raw);
  if (!mail.from) throw ticketFailures.mailUnreadable();
  if (isAutomatic(mail)) throw ticketFailures.mailAutomatic();
  const text = withoutQuotes(await textOf(mail)).replaceAll('\0', '');
  if (text === '') throw ticketFailures.mailEmpty();
  if (text.length > mailTextMax) throw ticketFailures.mailTooLong();
  return {
    recipients: [...deliveredTo, ...namedRecipients(mail)],
    mailFrom: addressesOf([mail.from]).join(', '),
    authentication: authenticationOf(mail),
    mailId: mail.messageId?.slice(0, 900) ?? createHash('sha256').update(raw).digest('hex'),
    text,
  };
}

const limits = { maxNestingDepth: 32, maxRfc822NestingDepth: 2, maxHeadersSize: megabyte };

async function parse(raw: Uint8Array | string): Promise<Email> {
  try {
    return await PostalMime.parse(raw, limits);
  } catch (error) {
    throw ticketFailures.mailUnreadable({ cause: error });
  }
}

/** The library turns HTML into text only beside a part that is text already: such a part is put beside it. */
async function textOf({ text, html }: Email): Promise<string> {
  if (text?.trim() || !html) return text ?? '';
  const boundary = createHash('sha256').update(html).digest('hex');
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${content}\r\n`;
  const parts = `${part('plain', '')}${part('html', html)}--${boundary}--`;
  const both = await parse(`Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${parts}`);
  return both.text ?? '';
}

/** The topmost header alone: those below it may have come with the mail. With two senders it is not known whose it is. */
function authenticationOf({ headers }: Email): string {
  const valuesOf = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  const [sender = '', ...others] = valuesOf('from');
  const hasOneSender = others.length === 0 && addressParser(sender).length === 1;
  return hasOneSender ? (valuesOf('authentication-results')[0]?.slice(0, authenticationMax) ?? '') : '';
}

const deliveryHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);

function namedRecipients({ headers, to = [], cc = [] }: Email): string[] {
  const delivered = headers.filter(({ key }) => deliveryHeaders.has(key)).map(({ value }) => value);
  return [...delivered, ...addressesOf([...to, ...cc])].slice(0, 100).map((text) => text.slice(0, 1_000));
}

const addressesOf = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) => (address ? [address] : addressesOf(group ?? [])));
