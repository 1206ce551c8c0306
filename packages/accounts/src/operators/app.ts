import { operators } from '@pagesmith/database';
import { and, eq, lt } from 'drizzle-orm';
import { password, textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { newTotpSecret, stepOf, totpUri } from '../factors/totp.ts';
import { refuseWeakPassword } from '../identity/weak-passwords.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorFailures } from './failures.ts';
import type { OperatorRow } from './operator.ts';

/** For the authenticator app, as text and as the address that its picture holds. */
export interface NewApp {
  readonly secret: string;
  readonly uri: string;
}

/** An app counts only together with a password: neither without the other. */
export const withoutApp = { passwordHash: null, secretEncrypted: null, secretKeyId: null };

/** A new secret for the app; the one that was shown before counts no more. */
export async function beginApp({ secrets, database }: OperatorDeps, row: OperatorRow): Promise<NewApp> {
  const secret = newTotpSecret();
  await database.orm
    .update(operators)
    .set({ secretEncrypted: secrets.encrypt(secret), secretKeyId: secrets.keyId })
    .where(eq(operators.id, row.id));
  return { secret, uri: totpUri(secret, row.email) };
}

/** A new password and a code of the app that has just been set up, as the columns that they become. */
export async function readApp(deps: OperatorDeps, row: OperatorRow, given: unknown) {
  const wanted = readArguments({ password, code: textUpTo(16) }, given);
  await refuseWeakPassword(wanted.password, { email: row.email, name: '' });
  const step = stepOfCode(deps, row, wanted.code);
  if (step === undefined) throw operatorFailures.codeWrong();
  return { passwordHash: await deps.passwords.hash(wanted.password), lastUsedStep: step };
}

/** The time step of a code of the operator's app; undefined when it is wrong. */
function stepOfCode({ secrets, clock }: OperatorDeps, row: OperatorRow, code: string) {
  const { secretEncrypted, secretKeyId } = row;
  if (!secretEncrypted || !secretKeyId) return undefined;
  return stepOf(secrets.decrypt(secretEncrypted, secretKeyId), code.trim(), clock.now());
}

/** The step is written in the statement that compares it: of two that bring the same code, one is right. */
export async function spendCode(deps: OperatorDeps, row: OperatorRow, code: string): Promise<boolean> {
  const step = stepOfCode(deps, row, code);
  if (step === undefined) return false;
  const spent = await deps.database.orm
    .update(operators)
    .set({ lastUsedStep: step })
    .where(and(eq(operators.id, row.id), lt(operators.lastUsedStep, step)))
    .returning({ id: operators.id });
  return spent.length > 0;
}
