import { createHash } from 'node:crypto';
import { type Database, deletionProofs } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { changesChannel } from '../realtime/publish.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { DeletionProof, ProofStatement, ReceiptStatement, ReceivedFiles } from './deletion-proof.ts';
import {
  factsOf,
  findProof,
  listProofs,
  type ProofFacts,
  pagesOfProofs,
  sweepProofs,
} from './read-proofs.ts';
import { type PublicKey, type SigningKey, signStatement } from './signed-statement.ts';
import { currentSigningKey, publicSigningKeys } from './signing-keys.ts';

export interface DeletionProofsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Who destroys: unique to this start of this process. */
  readonly processId: string;
  /** The address of this service: who signs. */
  readonly issuer: string;
}

export interface DeletionProofs {
  /** A signed receipt that goes with the answer; the proof follows once everything is destroyed. */
  receipt(callId: string, received: ReceivedFiles, proofPath: string): Promise<string>;
  /** Call when no stored copy is left: signs and stores the proof and charges its fee, once. */
  issue(callId: string): Promise<void>;
  /** This process has copies of a job's files: nobody else can say that they are destroyed. */
  hold(callId: string): Promise<void>;
  /** It no longer has any; what is left belongs to a job or a kept result in the data folder. */
  handOver(callId: string): Promise<void>;
  /** Whether a proof is pending and no process has copies any more. */
  isUnheld(callId: string): Promise<boolean>;
  /** Calls of this data folder that nobody is working on or keeping anything of, and that have no proof yet. */
  due(place: string, living: ReadonlySet<string>): Promise<string[]>;
  find(accountId: string, callId: string): Promise<DeletionProof | undefined>;
  /** Newest first; `before` is the id of the last one of the page before. */
  list(accountId: string, given?: unknown): Promise<DeletionProof[]>;
  /** Every issued proof, oldest first, in pages. */
  all(accountId: string): AsyncIterable<DeletionProof[]>;
  /** The figures for a record of processing. */
  facts(accountId: string): Promise<ProofFacts>;
  keys(): Promise<PublicKey[]>;
  /** Deletes those whose time has ended. */
  sweep(): Promise<void>;
}

const keyMs = 3_600_000;

export function createDeletionProofs(deps: DeletionProofsDeps): DeletionProofs {
  const { database, clock } = deps;
  let known: { readonly key: Promise<SigningKey>; readonly untilMs: number } | undefined;
  const signingKey = () => {
    if (!known || known.untilMs <= clock.now().getTime()) {
      known = { key: currentSigningKey(deps), untilMs: clock.now().getTime() + keyMs };
      known.key.catch(() => {
        known = undefined;
      });
    }
    return known.key;
  };
  return {
    receipt: async (callId, { filesSha256, receivedAt }, proof) => {
      const sha256 = hashOfHashes(filesSha256 ?? []);
      const received = { at: receivedAt.toISOString(), sha256 };
      const statement: ReceiptStatement = { iss: deps.issuer, sub: callId, received, proof };
      return signStatement(await signingKey(), 'deletion-receipt', statement);
    },
    issue: async (callId) => {
      const destroyedAt = clock.now();
      const statement = await statementOf(deps, callId, destroyedAt);
      if (!statement) return;
      const signed = signStatement(await signingKey(), 'deletion-proof', statement);
      const values = [callId, signed, destroyedAt, clock.now(), changesChannel];
      await database.call('issue_proof', values);
    },
    hold: (callId) => setHolder(database, callId, deps.processId),
    handOver: (callId) => setHolder(database, callId, null),
    isUnheld: async (callId) => (await pending(database, callId))?.processId === null,
    due: async (place, living) => {
      const rows = await database.query<{ id: string }>(dueStatement, [place, [...living], dueMax]);
      return rows.map(({ id }) => id);
    },
    find: (accountId, callId) => findProof(database, accountId, callId),
    list: (accountId, given) => listProofs(database, accountId, given),
    all: (accountId) => pagesOfProofs(database, accountId),
    facts: (accountId) => factsOf(database, accountId),
    keys: async () => {
      await signingKey();
      return publicSigningKeys(database);
    },
    sweep: () => sweepProofs(database, clock.now()),
  };
}

const dueMax = 500;
/** A job or a kept result has files until its key is gone. */
const dueStatement = `
SELECT id FROM deletion_proofs
WHERE signed_proof IS NULL AND (place = $1 OR place IS NULL) AND (process_id IS NULL OR NOT process_id = ANY($2))
  AND NOT EXISTS (SELECT FROM jobs WHERE jobs.id = deletion_proofs.id AND key_encrypted IS NOT NULL)
  AND NOT EXISTS (SELECT FROM idempotency_records AS kept
    WHERE kept.user_id = deletion_proofs.user_id AND kept.result_file = deletion_proofs.id)
ORDER BY sequence LIMIT $3`;

/** Each in hexadecimal, with a line feed after it. */
const hashOfHashes = (hashes: readonly string[]): string =>
  createHash('sha256')
    .update(hashes.map((hash) => `${hash}\n`).join(''))
    .digest('hex');

async function setHolder({ orm }: Database, callId: string, processId: string | null): Promise<void> {
  await orm.update(deletionProofs).set({ processId }).where(isPendingProof(callId));
}

const isPendingProof = (callId: string) =>
  and(eq(deletionProofs.id, callId), isNull(deletionProofs.signedProof));

async function pending({ orm }: Database, callId: string) {
  const [row] = await orm.select().from(deletionProofs).where(isPendingProof(callId));
  return row;
}

async function statementOf(
  { database, issuer, processId }: DeletionProofsDeps,
  callId: string,
  destroyedAt: Date,
): Promise<ProofStatement | undefined> {
  const row = await pending(database, callId);
  return (
    row && {
      iss: issuer,
      sub: callId,
      account: row.userId,
      operation: row.operation,
      received: { at: row.receivedAt.toISOString(), sha256: row.filesSha256 },
      destroyed: { at: destroyedAt.toISOString(), by: processId },
    }
  );
}
