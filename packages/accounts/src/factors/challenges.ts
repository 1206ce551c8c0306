import { challenges } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import { and, eq, gt } from 'drizzle-orm';
import type { IdentityDeps } from '../identity/deps.ts';

type Row = typeof challenges.$inferSelect;
export type ChallengeKind = Row['kind'];

/** Long enough to find one's phone. */
const lifetimeMs = 600_000;

interface NewChallenge {
  readonly kind: ChallengeKind;
  readonly accountId?: string | null;
  readonly operatorId?: string | null;
  readonly nonce?: string;
}

export async function createChallenge(
  { database, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  challenge: NewChallenge,
): Promise<Row> {
  const now = clock.now();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) };
  const nobody = { accountId: null, operatorId: null };
  const row: Row = { id: uniqueId(clock), nonce: null, ...nobody, ...challenge, ...times };
  await database.orm.insert(challenges).values(row);
  return row;
}

export async function findChallenge(
  { database: { orm }, clock }: IdentityDeps,
  id: string,
): Promise<Row | undefined> {
  const [row] = await orm
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), gt(challenges.expiresAt, clock.now())));
  return row;
}

/** Whoever gets it is the only one: it can be answered once. */
export async function takeChallenge(
  { database: { orm }, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  id: string,
  kind: ChallengeKind,
): Promise<Row | undefined> {
  const [row] = await orm
    .delete(challenges)
    .where(and(eq(challenges.id, id), eq(challenges.kind, kind), gt(challenges.expiresAt, clock.now())))
    .returning();
  return row;
}
