import type { ContactReason } from '@pagesmith/catalog';
import type { ReceivedMessage } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { withoutParameterName } from '../session/parameter-name.ts';

/** The sending state is shown for at least this long. */
export const sendingMs = 2_000;

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly reason: ContactReason | '';
  readonly message: string;
}

export type Sent = Pick<ReceivedMessage, 'number' | 'answerHours'>;

/** `sent`, or why not; where the server says it in words, with them. */
export type Sending =
  | { outcome: 'sent'; ticket: Sent }
  | { outcome: 'failed' | 'too-many' }
  | { outcome: 'refused'; reason: string };

/** Takes at least the time that the sending state is shown for. */
export async function sendMessage(message: ContactMessage, language: Language): Promise<Sending> {
  const shown = new Promise((resolve) => setTimeout(resolve, sendingMs));
  const [sending] = await Promise.all([post(message, language), shown]);
  return sending;
}

async function post(message: ContactMessage, language: Language): Promise<Sending> {
  try {
    const response = await fetch('/v1/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-appwrite-project': 'pagesmith',
        'x-appwrite-locale': language,
      },
      body: JSON.stringify(message),
    });
    if (response.ok) return { outcome: 'sent', ticket: await response.json() };
    if (response.status === 429) return { outcome: 'too-many' };
    if (response.status !== 400) return { outcome: 'failed' };
    const { message: reason } = (await response.json()) as { message: string };
    return { outcome: 'refused', reason: withoutParameterName(reason) };
  } catch {
    return { outcome: 'failed' };
  }
}
