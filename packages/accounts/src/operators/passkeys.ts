import { operatorPasskeys, operators, type Queryable, type Transaction } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import { asc, eq } from 'drizzle-orm';
import { textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import {
  checkAnswer,
  credentialIdOf,
  newPasskeyOptions,
  passkeyOptions,
  readNewPasskey,
} from '../factors/ceremony.ts';
import { createChallenge, takeChallenge } from '../factors/challenges.ts';
import { factorFailures } from '../factors/failures.ts';
import { passkeyName } from '../factors/passkeys.ts';
import { networkOf } from '../throttle/network-of.ts';
import type { OperatorDeps } from './deps.ts';
import type { OperatorRow } from './operator.ts';

type Row = typeof operatorPasskeys.$inferSelect;
const challengeId = textUpTo(36);

export const passkeysOfOperator = ({ orm }: Queryable, operatorId: string): Promise<Row[]> =>
  orm
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.createdAt));

/** Whether somebody brings a passkey rather than what is typed. */
export const isPasskeyAnswer = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'response' in given;

/** The browser lists it apart from one that the same person may have as a customer. */
export async function askNewOperatorPasskey(deps: OperatorDeps, { id, email }: OperatorRow) {
  const existing = await passkeysOfOperator(deps.database, id);
  const name = `${email} (operator)`;
  const options = await newPasskeyOptions(deps.relyingParty, { id, name, displayName: name }, existing);
  const { challenge: nonce } = options;
  const challenge = await createChallenge(deps, { kind: 'new-passkey', operatorId: id, nonce });
  return { challengeId: challenge.id, options };
}

/** The passkey that the operator's browser made, not kept yet. */
export async function readNewOperatorPasskey(
  deps: OperatorDeps,
  { id: operatorId }: OperatorRow,
  given: unknown,
): Promise<Row> {
  const wanted = readArguments({ challengeId, name: passkeyName }, given);
  const challenge = await takeChallenge(deps, wanted.challengeId, 'new-passkey');
  if (!challenge?.nonce || challenge.operatorId !== operatorId) throw factorFailures.passkeyRefused();
  return {
    id: uniqueId(deps.clock),
    operatorId,
    ...(await readNewPasskey(deps.relyingParty, given, challenge.nonce)),
    name: wanted.name,
    lastUsedAt: null,
    createdAt: deps.clock.now(),
  };
}

/** The operator's row is locked, so that passkeys added at the same time are counted too. */
export async function keepOperatorPasskey(
  { limits: { passkeysMax } }: OperatorDeps,
  transaction: Transaction,
  row: Row,
): Promise<void> {
  const { orm } = transaction;
  await orm
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.id, row.operatorId))
    .for('update');
  const existing = await passkeysOfOperator(transaction, row.operatorId);
  if (existing.length >= passkeysMax) throw factorFailures.passkeyLimitExceeded({ passkeysMax });
  const kept = await orm.insert(operatorPasskeys).values(row).onConflictDoNothing().returning();
  if (kept.length === 0) throw factorFailures.passkeyRefused();
}

/** For whoever is signed in, one of their own; otherwise any, which names its operator. */
export async function askOperatorPasskey(
  deps: OperatorDeps,
  operatorId: string | undefined,
  address: string,
) {
  const { throttle, limits, relyingParty, database } = deps;
  await throttle.take({ rule: limits.passkeyChallenges, subject: `operator ${networkOf(address)}` });
  const own = operatorId === undefined ? [] : await passkeysOfOperator(database, operatorId);
  const options = await passkeyOptions(relyingParty, own);
  const { challenge: nonce } = options;
  const challenge = await createChallenge(deps, { kind: 'passkey', operatorId: operatorId ?? null, nonce });
  return { challengeId: challenge.id, options };
}

/** Whose passkey answered. `onWrong` is told whose it was when its answer is wrong. */
export async function checkOperatorPasskey(
  deps: OperatorDeps,
  given: unknown,
  onWrong: (row: OperatorRow) => Promise<void>,
): Promise<OperatorRow> {
  const wanted = readArguments({ challengeId }, given);
  const credentialId = credentialIdOf(given);
  const challenge = await takeChallenge(deps, wanted.challengeId, 'passkey');
  if (!challenge?.nonce) throw factorFailures.passkeyRefused();
  const [found] = await deps.database.orm
    .select({ passkey: operatorPasskeys, operator: operators })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.operatorId))
    .where(eq(operatorPasskeys.credentialId, credentialId));
  const isForAnother =
    challenge.accountId !== null ||
    (challenge.operatorId !== null && challenge.operatorId !== found?.operator.id);
  if (!found || isForAnother) throw factorFailures.passkeyRefused();
  const { passkey, operator } = found;
  const signatureCount = await checkAnswer(deps.relyingParty, given, challenge.nonce, passkey).catch(
    async (error: unknown) => {
      await onWrong(operator);
      throw error;
    },
  );
  await deps.database.orm
    .update(operatorPasskeys)
    .set({ signatureCount, lastUsedAt: deps.clock.now() })
    .where(eq(operatorPasskeys.id, passkey.id));
  return operator;
}
