import { operators } from '@pagesmith/database';
import { and, eq, lt } from 'drizzle-orm';
import { stepOf } from '../factors/totp.ts';
import type { OperatorDeps } from './deps.ts';

export type OperatorRow = typeof operators.$inferSelect;

/** Never with a secret: what is not there cannot be sent. */
export interface Operator {
  readonly email: string;
  readonly role: OperatorRow['role'];
  /** False while the invitation waits. */
  readonly hasAccepted: boolean;
  readonly createdAt: Date;
}

export const operatorOf = ({ email, role, passwordHash, createdAt }: OperatorRow): Operator => ({
  email,
  role,
  hasAccepted: passwordHash !== null,
  createdAt,
});

/** The time step of a code of the operator's app; undefined when it is wrong. */
export function stepOfCode({ secrets, clock }: OperatorDeps, row: OperatorRow, code: string) {
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
