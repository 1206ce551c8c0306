import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fail } from '@pagesmith/kernel';
import { BoundedQueue } from './bounded-queue.ts';
import { identityFailures } from './failures.ts';

export interface Passwords {
  /** Fails when too many wait already: a busy server does nothing for a call that it would refuse anyway. */
  requireRoom(): void;
  hash(password: string): Promise<string>;
  /**
   * An absent hash costs the same work, and never fits: who has no account is not told by the clock. When its turn
   * has come, `admit` may still refuse.
   */
  verify(passwordHash: string | undefined, password: string, admit?: () => Promise<void>): Promise<boolean>;
}

export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * Argon2id (RFC 9106), with one of the equally strong settings of the OWASP password storage cheat sheet: of those,
 * the larger ones spend a third more of the processor, on getting their memory.
 */
export const passwordCost: PasswordCost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/**
 * Hashing runs on the threads that Node also reads files with: it never gets all of them, nor all cores, and when
 * too many wait already it refuses rather than answer too late.
 */
const runningMax = Math.min(2, Math.max(1, availableParallelism() - 1));
const waitingMax = 100;

export async function createPasswords(cost = passwordCost): Promise<Passwords> {
  const queue = new BoundedQueue(runningMax, waitingMax, () => fail(identityFailures.generalServerBusy()));
  const nobodysHash = await hash(randomBytes(32), cost);
  return {
    requireRoom: () => queue.requireRoom(),
    hash: (password) => queue.run(() => hash(password, cost)),
    verify: (passwordHash, password, admit) =>
      queue.run(async () => {
        await admit?.();
        return (await verify(passwordHash ?? nobodysHash, password)) && passwordHash !== undefined;
      }),
  };
}
