import {
  createJobs,
  type JobLimits,
  type Jobs,
  jobLimits,
  jobsChannel,
  type Secrets,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { bulkFill, operations } from '@pagesmith/operations';
import type { Role } from '../../config.ts';
import type { OpenStore } from '../../store/open-store.ts';
import { pipelinesId } from '../pipelines/pipelines-id.ts';
import { JobRunner } from './runner.ts';
import { createVault, type Vault } from './vault.ts';
import type { WorkDeps } from './work-on-job.ts';

interface StartDeps extends Omit<WorkDeps, 'jobs' | 'vault'> {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly processId: string;
  readonly store: OpenStore;
  readonly engineProcesses: number;
  readonly role: Role;
  readonly limits?: JobLimits | undefined;
}

export interface RunningJobs {
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly runner: JobRunner;
  /** Takes up what dead processes left; to be called after the ledger's sweep. */
  recover(): Promise<void>;
  sweep(): Promise<void>;
  /** Deletes what no job refers to. */
  sweepFiles(): Promise<void>;
  stop(): Promise<void>;
}

/** How often each process looks for queued jobs; only cancellations are announced. */
const lookMs = 2_000;
/** Longer than any upload takes. */
const orphanIdleMs = 86_400_000;

/** As many as the engine queue lets run at once: a job waiting there would take the place of another. */
function jobPlaces(engineProcesses: number, role: Role) {
  const half = Math.floor(engineProcesses / 2);
  const share = role === 'jobs' ? half : Math.max(1, Math.floor(engineProcesses / 4));
  // What a pipeline does is sealed until somebody takes it, and a table may have ten thousand rows.
  const long = operations.filter(({ isLong }) => isLong).map(({ id }): string => id);
  const longOperations = [...long, pipelinesId, bulkFill.id];
  const claims = { perAccount: share, long: share, free: share, longOperations };
  return { places: { all: half, calls: 0, jobs: engineProcesses }[role], claims };
}

export async function startJobs(deps: StartDeps): Promise<RunningJobs> {
  const { database, engineProcesses, role, limits = jobLimits, onError } = deps;
  const vault = createVault(deps.store);
  const jobs = createJobs({ ...deps, place: vault.place, limits });
  const runner = new JobRunner({ ...deps, jobs, vault, ...jobPlaces(engineProcesses, role) });
  const stopListening = await database.listen(jobsChannel, (id) => runner.giveUp(id));
  const looking = setInterval(() => runner.wake(), lookMs).unref();
  const sweep = async () => {
    for (const id of await jobs.forgetExpired()) await vault.remove(id);
  };
  const sweepFiles = (idleMs = orphanIdleMs) => vault.sweep(idleMs, (ids) => jobs.withFiles(ids));
  // The embedded database admits one process to its folder, so files that no job has were left by a dead one.
  await sweepFiles(database.kind === 'embedded' ? 0 : orphanIdleMs).catch(onError);
  return {
    jobs,
    vault,
    runner,
    recover: () => runner.recover(),
    sweep,
    sweepFiles,
    stop: async () => {
      clearInterval(looking);
      await stopListening();
      await runner.stop();
    },
  };
}
