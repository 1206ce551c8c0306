import type { DeletionProofs, Idempotency, Jobs, ReceivedFiles } from '@pagesmith/accounts';
import type { Vault } from './jobs/vault.ts';
import type { KeptResults } from './kept-results.ts';
import { reportPath } from './reports.ts';

interface DeletionDeps {
  readonly proofs: DeletionProofs;
  readonly idempotency: Idempotency;
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly kept: KeptResults;
  onError(error: unknown): void;
}

/** A call of the GDPR service whose answer was sent or abandoned. */
interface EndedCall {
  readonly id: string;
  readonly accountId: string;
  /** The result that its Idempotency-Key has, if there is one: its own, or that of the call it repeats. */
  readonly keptResult?: string | undefined;
  readonly isDelivered: boolean;
}

/** Destroys what a call of the GDPR service left behind, and proves it. */
export interface Deletion {
  /** Identifies the data folder that holds what is kept. */
  readonly place: string;
  /** The headers that announce the proof. */
  headersOf(callId: string, received: ReceivedFiles): Promise<Record<string, string>>;
  /** Its files in the spool are gone; a kept result is deleted once it has been delivered. */
  afterCall(call: EndedCall): void;
  /** The result of a job was delivered, or is not wanted any more. */
  afterJob(accountId: string, jobId: string): void;
  /** Proves what was destroyed in other ways: it expired, its owner deleted it, or its process died. */
  sweep(living: ReadonlySet<string>): Promise<void>;
  /** Resolves when nothing is in progress. */
  finish(): Promise<void>;
}

export function createDeletion(deps: DeletionDeps): Deletion {
  const { proofs, idempotency, jobs, vault, kept, onError } = deps;
  const underWay = new Set<Promise<void>>();
  /** Destroyed but not yet proven, because the database did not answer. */
  const unproven = new Set<string>();
  const prove = async (id: string) => {
    unproven.add(id);
    await proofs.issue(id);
    unproven.delete(id);
  };
  const inBackground = (work: Promise<void>) => {
    const done = work.catch(onError).finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const endCall = async ({ id, accountId, keptResult, isDelivered }: EndedCall) => {
    if (keptResult !== undefined && isDelivered) {
      await idempotency.forgetResult(accountId, keptResult);
      await kept.remove([keptResult]);
    }
    // The call that this one repeats may still be under way elsewhere; the next sweep finds out.
    if (keptResult === id && !isDelivered) await proofs.handOver(id);
    else await prove(id);
  };
  const endJob = async (accountId: string, jobId: string) => {
    if (!(await proofs.isUnheld(jobId))) return;
    await jobs.remove(accountId, jobId);
    await vault.remove(jobId);
    await prove(jobId);
  };
  return {
    place: vault.place,
    headersOf: async (callId, received) => ({
      'x-deletion-proof': callId,
      'x-deletion-receipt': await proofs.receipt(callId, received, reportPath(callId)),
      'x-report': reportPath(callId),
    }),
    afterCall: (call) => inBackground(endCall(call)),
    afterJob: (accountId, jobId) => inBackground(endJob(accountId, jobId)),
    sweep: async (living) => {
      for (const id of unproven) await prove(id);
      for (const id of await proofs.due(vault.place, living)) {
        await vault.remove(id);
        await kept.remove([id]);
        await prove(id);
      }
      await proofs.sweep();
    },
    finish: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
