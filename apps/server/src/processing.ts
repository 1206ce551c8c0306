import { setMaxListeners } from 'node:events';
import {
  createDeletionProofs,
  createFiles,
  createLedger,
  createReports,
  createSavedPipelines,
  createThrottle,
  type JobLimits,
  type MeteringLimits,
  startIdempotency,
  type Throttle,
  type ThrottleRule,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock, uniqueId } from '@pagesmith/kernel';
import type { Turn } from '@pagesmith/operations';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts.ts';
import { type KeyDeps, unknownKeysRule } from './api/authenticate.ts';
import { turnLimits } from './api/bulk/turns.ts';
import { createDeletion } from './api/deletion.ts';
import { Door } from './api/door.ts';
import { apiFailures } from './api/failures.ts';
import { createKeptFiles } from './api/files/kept-files.ts';
import type { ApiDeps } from './api/index.ts';
import { startJobs } from './api/jobs/start.ts';
import { createKeptResults } from './api/kept-results.ts';
import { createSpool } from './api/spool.ts';
import { type UploadLimits, uploadLimits } from './api/upload-limits.ts';
import type { Config } from './config.ts';
import { Disk, type DiskLimits } from './disk/disk.ts';
import { swapWarning } from './disk/swap.ts';
import { createCage } from './engine/cage/cage.ts';
import { sentenceOf } from './engine/cage/sentence.ts';
import { createEnginePool, type EnginePool } from './engine/pool.ts';
import type { HealthCheck } from './http/health.ts';
import type { CallMetrics } from './metrics/call-metrics.ts';
import type { WaitMetrics } from './metrics/waits.ts';
import { createOutgoing } from './outgoing/index.ts';
import { openStore } from './store/open-store.ts';
import type { S3Limits } from './store/s3/s3-client.ts';
import { startLeasing, startSweeping } from './sweeping.ts';
import type { Origins } from './wire/origins.ts';

/** No environment variable changes these; tests pass their own. */
export interface ProcessingLimits {
  readonly metering?: Partial<MeteringLimits>;
  readonly jobs?: JobLimits;
  /** Processes started up front, all for paid plans; if not given, one of them is for free plans. */
  readonly warmProcesses?: number;
  /** Below what may be configured, so that a test need not wait for a hanging file. */
  readonly taskTimeoutMs?: number;
  readonly unknownKeys?: ThrottleRule;
  readonly uploads?: Partial<UploadLimits>;
  readonly disk?: DiskLimits;
  /** How much of a table is filled at a time. */
  readonly turn?: Turn;
  readonly store?: S3Limits;
}

/** For an address to begin its answer; the file then has the time of an upload. */
const fetching = { timeoutMs: 30_000, answerBytesMax: 0 };

export interface ProcessingDeps {
  readonly config: Config;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly origins: Origins;
  readonly limits?: ProcessingLimits | undefined;
  /** Files may be fetched from this machine too; see the webhooks' receivers. */
  readonly mayReachLoopback: boolean;
  readonly clock?: Clock | undefined;
  readonly metrics: CallMetrics & WaitMetrics;
  readonly log: FastifyBaseLogger;
  /** Receives what an operator should know about this installation. */
  readonly say?: ((line: string) => void) | undefined;
}

export interface Processing extends ApiDeps {
  readonly health: Readonly<Record<'disk' | 'engine', HealthCheck>>;
  readonly checkStore: HealthCheck;
  /** Calls under way continue; their uploads get the time that a stopping server allows them. */
  beginStop(): void;
  /** Stops the processes and all background work; the database may be closed afterwards. */
  stop(): Promise<void>;
}

/** Everything that a call to the PDF API needs, set up from the configuration. */
export async function createProcessing(deps: ProcessingDeps): Promise<Processing> {
  const { config, database, limits, clock = systemClock, metrics, log } = deps;
  const { secrets } = deps.accounts;
  const processId = uniqueId();
  const onError = (err: unknown) => log.error({ err }, 'work in the background failed');
  const told = engineReport(config.engineProcesses);
  const metering = { database, clock, processId, limits: limits?.metering ?? {}, onError, engine: told.read };
  const ledger = metrics.watchLedger(createLedger(metering));
  const idempotency = await startIdempotency({ database, clock, processId, secrets });
  const store = metrics.watchStore(await openStore({ config, database, limits: limits?.store }));
  // The lease comes first: what belongs to no living process is deleted.
  const leasing = await startLeasing(ledger, onError);
  const uploads = uploadsUntilStop({ ...uploadLimits, ...limits?.uploads });
  const spool = createSpool(config.spoolDir, processId, uploads.limits.heldBytesMax);
  const kept = createKeptResults(store, spool.folder);
  const files = createKeptFiles(createFiles({ database, clock, secrets }), store, spool.folder);
  const outgoing = createOutgoing({ ...fetching, mayReachLoopback: deps.mayReachLoopback });
  const pool = told.watch(metrics.watchPool(await startPool(deps, spool.folder)));
  const disk = new Disk({ folders: [config.dataDir, spool.folder], database, limits: limits?.disk });
  const records = await createRecords({ database, clock, secrets, processId, issuer: config.publicUrl });
  const made = { pool, spool, outgoing, disk, turn: limits?.turn ?? turnLimits };
  const shared = { database, clock, secrets, ledger, processId, ...made, ...records, onError };
  const running = await startJobs({ ...shared, ...config, store, limits: limits?.jobs });
  const deletion = createDeletion({ ...records, idempotency, kept, ...running, onError });
  const sweeping = await startSweeping({ ...shared, kept, files, idempotency, running, deletion });
  return {
    ...shared,
    keys: keysFor(deps, createThrottle(database, clock)),
    door: new Door(),
    uploads: uploads.limits,
    uploadsEnd: uploads.end,
    idempotency,
    kept,
    files,
    deletion,
    pipelines: createSavedPipelines({ database, clock }),
    publicUrl: config.publicUrl,
    took: metrics.took,
    ...running,
    checkStore: store.check,
    health: { disk: () => disk.check(), engine: () => pool.check() },
    beginStop: uploads.beginStop,
    stop: async () => {
      await sweeping.stop();
      await running.stop();
      pool.close();
      await deletion.finish();
      await spool.close();
      await idempotency.close();
      await leasing.stop();
      await ledger.close();
    },
  };
}

async function createRecords(deps: Parameters<typeof createDeletionProofs>[0]) {
  const proofs = createDeletionProofs(deps);
  await proofs.keys();
  return { reports: createReports(deps), proofs };
}

/** The time left to uploads under way when the server begins to stop. */
function uploadsUntilStop(limits: UploadLimits) {
  const ending = new AbortController();
  // Every upload under way listens to it.
  setMaxListeners(0, ending.signal);
  const end = () => ending.abort(apiFailures.serverStopping());
  const beginStop = () => void setTimeout(end, limits.stopMs).unref();
  return { limits, end: ending.signal, beginStop };
}

const keysFor = ({ database, accounts, origins, limits }: ProcessingDeps, throttle: Throttle): KeyDeps => ({
  database,
  secrets: accounts.secrets,
  throttle,
  unknownKeys: limits?.unknownKeys ?? unknownKeysRule,
  dashboard: { database, identity: accounts.identity, origins },
});

async function startPool({ config, limits, log, say }: ProcessingDeps, folder: string): Promise<EnginePool> {
  const cage = await createCage({ folder, hiddenFolders: [config.dataDir, config.spoolDir] });
  say?.(sentenceOf(cage.protections));
  const swap = await swapWarning();
  if (swap) say?.(swap);
  const warmProcesses =
    limits?.warmProcesses === undefined
      ? { paid: config.engineWarmProcesses - 1, free: 1 }
      : { paid: limits.warmProcesses, free: 0 };
  const pool = createEnginePool({
    processes: config.engineProcesses,
    takesCalls: config.role !== 'jobs',
    warmProcesses,
    memoryBytes: config.engineMemoryMb * 1_048_576,
    timeoutMs: limits?.taskTimeoutMs ?? config.engineTimeoutMs,
    priority: config.enginePriority,
    cage,
    onCrash: (error) => log.error({ frames: framesOf(error) }, 'an engine process failed'),
  });
  // The server is not ready until its engines are.
  await pool.warm().catch((err: unknown) => log.error({ err }, 'no engine starts'));
  return pool;
}

/** Where it happened, without the message: that may quote the document. */
const framesOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.message.includes('\n    at ') ? error.message : (error.stack ?? ''))
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 12)
    : [];

/** What is told of this process's engine to whoever watches over all of them: nothing until there is one. */
function engineReport(places: number) {
  let watched: EnginePool | undefined;
  return {
    watch: (pool: EnginePool): EnginePool => {
      watched = pool;
      return pool;
    },
    read: () => {
      if (!watched) return undefined;
      const { running, waiting } = watched.counts();
      const waitingCalls = Object.values(waiting).reduce((sum, calls) => sum + calls, 0);
      return { places, running, waiting: waitingCalls, memoryBytes: watched.memoryBytes() };
    },
  };
}
