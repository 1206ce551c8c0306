import { policy } from '@pagesmith/catalog';
import { type Database, deletionProofs } from '@pagesmith/database';
import { and, asc, count, desc, eq, gt, isNotNull, lt, max, min } from 'drizzle-orm';
import { page } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { deleteOlder } from '../delete-older.ts';
import type { DeletionProof } from './deletion-proof.ts';

const { id, sequence, operation, filesSha256, receivedAt, destroyedAt, signedProof, userId } = deletionProofs;
const shown = { id, sequence, operation, filesSha256, receivedAt, destroyedAt, signedProof };

export async function findProof(
  { orm }: Database,
  accountId: string,
  callId: string,
): Promise<DeletionProof | undefined> {
  const [row] = await orm
    .select(shown)
    .from(deletionProofs)
    .where(and(eq(id, callId), eq(userId, accountId)));
  return row;
}

const isIssuedTo = (accountId: string) => and(eq(userId, accountId), isNotNull(signedProof));

export async function listProofs(
  { orm }: Database,
  accountId: string,
  given: unknown = {},
): Promise<DeletionProof[]> {
  const { limit, before } = readArguments(page, given);
  return orm
    .select(shown)
    .from(deletionProofs)
    .where(and(isIssuedTo(accountId), lt(sequence, before)))
    .orderBy(desc(sequence))
    .limit(limit);
}

const pageSize = 1_000;

export async function* pagesOfProofs({ orm }: Database, accountId: string) {
  let last = 0;
  for (;;) {
    const rows: DeletionProof[] = await orm
      .select(shown)
      .from(deletionProofs)
      .where(and(isIssuedTo(accountId), gt(sequence, last)))
      .orderBy(asc(sequence))
      .limit(pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.sequence ?? last;
  }
}

export interface ProofFacts {
  readonly count: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly operations: readonly { readonly operation: string | null; readonly count: number }[];
}

export async function factsOf({ orm }: Database, accountId: string): Promise<ProofFacts> {
  const rows = await orm
    .select({ operation, count: count(), firstAt: min(receivedAt), lastAt: max(receivedAt) })
    .from(deletionProofs)
    .where(isIssuedTo(accountId))
    .groupBy(operation)
    .orderBy(desc(count()), asc(operation));
  const times = rows.flatMap(({ firstAt, lastAt }) => (firstAt && lastAt ? [+firstAt, +lastAt] : []));
  const atOrNull = (ms: number) => (times.length > 0 ? new Date(ms) : null);
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    firstAt: atOrNull(Math.min(...times)),
    lastAt: atOrNull(Math.max(...times)),
    operations: rows.map((row) => ({ operation: row.operation, count: row.count })),
  };
}

export const sweepProofs = (database: Database, now: Date): Promise<void> =>
  deleteOlder(
    database,
    { table: 'deletion_proofs', since: 'destroyed_at', keptDays: policy.deletionProofDays },
    now,
  );
