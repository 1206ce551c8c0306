import { type Language, languages, type Words } from '@pagesmith/kernel';
import type { Mail } from './mailbox.ts';

interface Recipient {
  readonly email: string;
  readonly language: Language | null;
}

/** In the account's language; in both where none is known, so its texts should be short. */
export function accountMail(
  { email, language }: Recipient,
  { subject, body }: { readonly subject: Words; readonly body: Words },
): Mail {
  const told = language ? [language] : languages;
  const inAll = (words: Words, between: string) => told.map((one) => words[one]).join(between);
  return { to: email, subject: inAll(subject, ' / '), text: `${inAll(body, '\n\n———\n\n')}\n` };
}
