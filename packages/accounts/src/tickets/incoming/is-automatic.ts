import type { Email } from 'postal-mime';
import { ownMailHeader } from '../mails.ts';

/** By header: which of its values say that no person wrote the mail. */
const signs: Readonly<Record<string, RegExp>> = {
  // RFC 3834, 5: anything but "no".
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(bulk|junk|list|auto_reply)$/i,
  'return-path': /^<>$/,
  'content-type': /^multipart\/report/i,
  from: /\b(mailer-daemon|postmaster)@/i,
  'list-id': /./,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-loop': /./,
  [ownMailHeader]: /./,
};

/** Sent by a program: an answer to it could be answered by the program, and so on without end. */
export const isAutomatic = ({ headers }: Pick<Email, 'headers'>): boolean =>
  headers.some(({ key, value }) => signs[key]?.test(value.trim()) ?? false);
