import type { Database } from '@pagesmith/database';

/** Told by `end_call` when a result is kept, and by this room when a key is freed. */
export const idempotencyChannel = 'idempotency';

interface Turn {
  /** Resolves when the key's call has ended, and now and then without a reason: ask again. */
  readonly comes: Promise<void>;
  forget(): void;
}

export interface Turns {
  wait(accountId: string, key: string, signal?: AbortSignal): Turn;
  stop(): Promise<void>;
}

/** News can get lost while the database's connection is renewed, and a process can die without any. */
export async function startTurns(database: Database, askAgainMs: number): Promise<Turns> {
  const waiting = new Map<string, Set<() => void>>();
  const stop = await database.listen(idempotencyChannel, (payload) => {
    for (const wake of waiting.get(JSON.stringify(JSON.parse(payload))) ?? []) wake();
  });
  const wait = (accountId: string, key: string, signal?: AbortSignal): Turn => {
    const name = JSON.stringify([accountId, key]);
    const wakes = waiting.get(name) ?? new Set();
    waiting.set(name, wakes);
    let wake: () => void = () => undefined;
    const comes = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const timer = setTimeout(wake, askAgainMs);
    wakes.add(wake);
    signal?.addEventListener('abort', wake);
    const forget = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      wakes.delete(wake);
      if (wakes.size === 0) waiting.delete(name);
    };
    return { comes, forget };
  };
  return { wait, stop };
}
