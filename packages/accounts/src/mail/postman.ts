import { createRounds } from '../rounds.ts';
import type { Mailbox } from './mailbox.ts';

export interface Postman {
  /** Mail was queued: it goes out at once, and nobody waits for it. */
  wake(): void;
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
}

const roundMs = 15_000;

/** Empties the mailbox for as long as the server runs. */
export function startPostman(mailbox: Mailbox, onError: (error: unknown) => void): Postman {
  const rounds = createRounds(mailbox.deliver, onError);
  if (mailbox.canSend) {
    rounds.repeat(roundMs);
    rounds.wake();
  }
  return rounds;
}
