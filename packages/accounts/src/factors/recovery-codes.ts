import { createHash, randomBytes } from 'node:crypto';
import { type Queryable, recoveryCodes } from '@pagesmith/database';
import { and, count, eq } from 'drizzle-orm';
import type { SignedIn, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import { requireConfirmed } from './confirmed.ts';
import { factorFailures } from './failures.ts';

export const recoveryCodesCount = 10;

/** Crockford's base 32: no letter looks like a digit. 16 of them are 80 bits, which no slow hash need protect. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function newCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** However it was typed: capitals, blanks, a letter O for a zero. */
const normalised = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

const hashOf = (accountId: string, code: string): Uint8Array =>
  createHash('sha256')
    .update(`${accountId} ${normalised(code)}`)
    .digest();

export async function countRecoveryCodes({ orm }: Queryable, accountId: string): Promise<number> {
  const [row] = await orm
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.total ?? 0;
}

/** Shown at this moment alone. Those before are worth nothing from now on. */
export async function makeRecoveryCodes(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  { mayReplace }: { mayReplace: boolean },
  visitor: Visitor,
): Promise<string[]> {
  requireConfirmed(deps, session);
  const codes = Array.from({ length: recoveryCodesCount }, newCode);
  const at = deps.clock.now();
  const rows = codes.map((code) => ({
    accountId: account.id,
    codeHash: hashOf(account.id, code),
    createdAt: at,
  }));
  await deps.database.transaction(async (transaction) => {
    const left = await countRecoveryCodes(transaction, account.id);
    if (left > 0 && !mayReplace) throw factorFailures.userRecoveryCodesAlreadyExists();
    await transaction.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    await transaction.orm.insert(recoveryCodes).values(rows);
    const event = { accountId: account.id, kind: 'recovery_codes_made', visitor, at } as const;
    await recordSecurityEvent(transaction, event);
  });
  return codes;
}

/** Whether it was one of the account's; it never is again. */
export async function spendRecoveryCode(
  { orm }: Queryable,
  accountId: string,
  code: string,
): Promise<boolean> {
  const spent = await orm
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashOf(accountId, code))))
    .returning({ accountId: recoveryCodes.accountId });
  return spent.length > 0;
}
