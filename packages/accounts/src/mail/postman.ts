import type { Mailbox } from './mailbox.ts';

export interface Postman {
  /** Mail was queued: it goes out at once, and nobody waits for it. */
  wake(): void;
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
}

const roundMs = 15_000;

/** Empties the mailbox, again and again while the server runs. */
export function startPostman(mailbox: Mailbox, onError: (error: unknown) => void): Postman {
  let round: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const go = async () => {
    do {
      isWanted = false;
      await mailbox.deliver().catch(onError);
    } while (isWanted && !isStopped);
    round = undefined;
  };
  const wake = () => {
    isWanted = true;
    if (!isStopped) round ??= go();
  };
  const timer = mailbox.canSend ? setInterval(wake, roundMs) : undefined;
  timer?.unref();
  if (mailbox.canSend) wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
