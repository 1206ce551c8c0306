import { accounts, type Database } from '@pagesmith/database';
import { type Clock, fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { emailAddress } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { identityFailures } from './failures.ts';
import { endSessions } from './sessions.ts';

/** What the operator sees of an account. */
export interface AccountState {
  readonly id: string;
  readonly email: string;
  readonly status: 'active' | 'blocked';
  /** Since when its owner has closed it; erased some days later. */
  readonly closedAt: Date | null;
}

/** What the terms let us do with an account, and what its owner may ask of us. Input comes from outside of this process. */
interface AccountDoor {
  show(given: unknown): Promise<AccountState>;
  /** Nobody signs in to it, and its keys are inactive. */
  block(given: unknown): Promise<AccountState>;
  /** Opens one that was blocked, and brings back one that its owner has closed. A paid plan that ended stays ended. */
  restore(given: unknown): Promise<AccountState>;
}

const parameters = { email: emailAddress };
const shown = {
  id: accounts.id,
  email: accounts.email,
  status: accounts.status,
  closedAt: accounts.closedAt,
};

export function createAccountDoor(database: Database, clock: Clock): AccountDoor {
  const change = (given: unknown, changes: Partial<Pick<AccountState, 'status' | 'closedAt'>>) => {
    const { email } = readArguments(parameters, given);
    return database.transaction(async (transaction) => {
      const [account] = await transaction.orm
        .update(accounts)
        .set({ ...changes, updatedAt: clock.now() })
        .where(eq(accounts.email, email))
        .returning(shown);
      if (!account) throw identityFailures.accountAbsent({ email });
      if (account.status === 'blocked') await endSessions(transaction, account.id);
      return account;
    });
  };
  return {
    show: async (given) => {
      const { email } = readArguments(parameters, given);
      const [account] = await database.orm.select(shown).from(accounts).where(eq(accounts.email, email));
      return account ?? fail(identityFailures.accountAbsent({ email }));
    },
    block: (given) => change(given, { status: 'blocked' }),
    restore: (given) => change(given, { status: 'active', closedAt: null }),
  };
}
