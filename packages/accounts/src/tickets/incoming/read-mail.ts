import { createHash } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { ticketFailures } from '../failures.ts';
import { mailTextMax } from '../limits.ts';
import { isAutomatic } from './is-automatic.ts';
import { withoutQuotes } from './without-quotes.ts';

const megabyte = 1_048_576;
export const incomingBytesMax = 10 * megabyte;

/** What an answer by mail says, and to whom. */
export interface IncomingMail {
  /** The address it was delivered to, if that is known, and those it names. */
  readonly recipients: readonly string[];
  readonly mailFrom: string;
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

const deliveryHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);

function namedRecipients({ headers, to = [], cc = [] }: Email): string[] {
  const delivered = headers.filter(({ key }) => deliveryHeaders.has(key)).map(({ value }) => value);
  return [...delivered, ...addressesOf([...to, ...cc])].slice(0, 100).map((text) => text.slice(0, 1_000));
}

const addressesOf = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) => (address ? [address] : addressesOf(group ?? [])));
