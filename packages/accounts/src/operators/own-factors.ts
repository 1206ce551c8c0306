import { operatorPasskeys, operators, type Transaction } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, eq } from 'drizzle-orm';
import { factorFailures } from '../factors/failures.ts';
import { beginApp, type NewApp, readApp, withoutApp } from './app.ts';
import { appendAudit } from './audit/append.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorFailures } from './failures.ts';
import type { OperatorRow } from './operator.ts';
import {
  askNewOperatorPasskey,
  keepOperatorPasskey,
  passkeysOfOperator,
  readNewOperatorPasskey,
} from './passkeys.ts';
import type { OperatorSession } from './sessions.ts';

/** By what an operator can sign in. */
interface OwnFactors {
  /** With a password, always. */
  readonly hasAuthenticator: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date | null;
  }[];
}

/** What an operator can do with their own ways in. Changes need a confirmation, and each is a row of the audit. */
export function ownFactors(deps: OperatorDeps, session: OperatorSession) {
  const requireRow = async () => {
    if (!session.actor.isConfirmed) throw operatorFailures.confirmationRequired();
    return rowOf(deps.database, session.operatorId);
  };
  const change = (deed: Deed, work: (transaction: Transaction) => Promise<void>) =>
    deps.database.transaction(async (transaction) => {
      await work(transaction);
      const { email: subject } = session.operator;
      await appendAudit(transaction, session.actor, { subject, ...deed }, deps.clock.now());
    });
  return {
    list: () => listFactors(deps, session.operatorId),
    askPasskey: async () => askNewOperatorPasskey(deps, await requireRow()),
    addPasskey: async (given: unknown): Promise<void> => {
      const passkey = await readNewOperatorPasskey(deps, await requireRow(), given);
      const after = { name: passkey.name };
      await change({ action: 'add-passkey', after }, (transaction) =>
        keepOperatorPasskey(deps, transaction, passkey),
      );
    },
    removePasskey: async (id: string): Promise<void> => {
      const { id: operatorId } = await requireRow();
      const isThis = and(eq(operatorPasskeys.id, id), eq(operatorPasskeys.operatorId, operatorId));
      const [found] = await deps.database.orm.select().from(operatorPasskeys).where(isThis);
      const before = { name: (found ?? fail(factorFailures.passkeyNotFound())).name };
      await change({ action: 'remove-passkey', before }, async (transaction) => {
        await rowOf(transaction, operatorId);
        await transaction.orm.delete(operatorPasskeys).where(isThis);
        await requireOne(transaction, operatorId);
      });
    },
    beginAuthenticator: async (): Promise<NewApp> => beginApp(deps, withoutOne(await requireRow())),
    addAuthenticator: async (given: unknown): Promise<void> => {
      const row = withoutOne(await requireRow());
      const app = await readApp(deps, row, given);
      await change({ action: 'add-authenticator' }, async ({ orm }) => {
        await orm.update(operators).set(app).where(eq(operators.id, row.id));
      });
    },
    removeAuthenticator: async (): Promise<void> => {
      const { id, passwordHash } = await requireRow();
      if (passwordHash === null) throw factorFailures.userAuthenticatorNotFound();
      await change({ action: 'remove-authenticator' }, async (transaction) => {
        await transaction.orm.update(operators).set(withoutApp).where(eq(operators.id, id));
        await requireOne(transaction, id);
      });
    },
  };
}

interface Deed {
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

async function rowOf({ orm }: OperatorDeps['database'] | Transaction, id: string): Promise<OperatorRow> {
  const [row] = await orm.select().from(operators).where(eq(operators.id, id)).for('update');
  return row ?? fail(operatorFailures.operatorSignedOut());
}

function withoutOne(row: OperatorRow): OperatorRow {
  if (row.passwordHash !== null) throw operatorFailures.authenticatorPresent();
  return row;
}

/** Asked after a removal, in its transaction: whoever could no longer sign in keeps what they have. */
async function requireOne(transaction: Transaction, id: string): Promise<void> {
  const { passwordHash } = await rowOf(transaction, id);
  const passkeys = await passkeysOfOperator(transaction, id);
  if (passwordHash === null && passkeys.length === 0) throw operatorFailures.factorLast();
}

async function listFactors({ database }: OperatorDeps, operatorId: string): Promise<OwnFactors> {
  const { passwordHash } = await rowOf(database, operatorId);
  const passkeys = await passkeysOfOperator(database, operatorId);
  return {
    hasAuthenticator: passwordHash !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
  };
}
