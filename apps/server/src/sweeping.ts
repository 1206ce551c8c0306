import {
  createRounds,
  type Idempotency,
  type Ledger,
  meteringLimits,
  type Reports,
} from '@pagesmith/accounts';
import type { Deletion } from './api/deletion.ts';
import type { KeptFiles } from './api/files/kept-files.ts';
import type { RunningJobs } from './api/jobs/start.ts';
import type { KeptResults } from './api/kept-results.ts';
import type { Spool } from './api/spool.ts';

const sweepMs = 15_000;
const sweepFilesMs = 3_600_000;

interface Repeated {
  stop(): Promise<void>;
}

/** Holds the lease of this process; nothing else, such as an unavailable store, can delay it. */
export async function startLeasing(ledger: Ledger, onError: (error: unknown) => void): Promise<Repeated> {
  const renew = async () => {
    await ledger.sweep();
  };
  await renew();
  const leasing = createRounds(renew, onError);
  leasing.repeat(meteringLimits.leaseRenewalMs);
  return leasing;
}

interface Swept {
  readonly ledger: Ledger;
  readonly spool: Spool;
  readonly kept: KeptResults;
  readonly files: KeptFiles;
  readonly idempotency: Idempotency;
  readonly reports: Reports;
  readonly deletion: Deletion;
  readonly running: RunningJobs;
  onError(error: unknown): void;
}

/** Takes up what dead processes left, and removes what nobody needs any more: now and at regular intervals. */
export async function startSweeping(swept: Swept): Promise<Repeated> {
  const { ledger, spool, kept, files, idempotency, running, reports, deletion, onError } = swept;
  const sweep = async () => {
    const living = await ledger.living();
    await spool.sweep(living);
    await kept.remove(await idempotency.sweep());
    await files.sweep();
    await running.sweep();
    await reports.sweep();
    await deletion.sweep(living);
  };
  const sweepFiles = async () => {
    await kept.sweep();
    await files.sweepFiles();
    await running.sweepFiles();
  };
  await running.recover();
  await sweep();
  const all = [
    { work: () => running.recover(), everyMs: meteringLimits.leaseRenewalMs },
    { work: sweep, everyMs: sweepMs },
    { work: sweepFiles, everyMs: sweepFilesMs },
    // A long log takes a while, so nothing else waits for it.
    { work: () => ledger.cleanLogs(), everyMs: sweepMs },
  ].map(({ work, everyMs }) => {
    const rounds = createRounds(work, onError);
    rounds.repeat(everyMs);
    return rounds;
  });
  return {
    stop: async () => {
      await Promise.all(all.map((rounds) => rounds.stop()));
    },
  };
}
