import { join } from 'node:path';
import {
  createLedger,
  createThrottle,
  type JobLimits,
  type MeteringLimits,
  meteringLimits,
  startIdempotency,
  type ThrottleRule,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock, uniqueId } from '@pagesmith/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts.ts';
import { unknownKeysRule } from './api/authenticate.ts';
import { Door } from './api/door.ts';
import type { ApiParts } from './api/index.ts';
import { startJobs } from './api/jobs/start.ts';
import { createKeptResults } from './api/kept-results.ts';
import { createSpool, type Spool } from './api/spool.ts';
import { uploadIdleMs } from './api/upload.ts';
import type { Config } from './config.ts';
import { createEnginePool, type EnginePool } from './engine/pool.ts';

/** No variable widens these: tests pass wider ones. */
export interface ProcessingLimits {
  readonly metering?: Partial<MeteringLimits>;
  readonly jobs?: JobLimits;
  /** Processes started at once; all of them unless given. */
  readonly warmProcesses?: number;
  readonly unknownKeys?: ThrottleRule;
  readonly uploadIdleMs?: number;
}

export interface ProcessingParts {
  readonly config: Config;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly limits?: ProcessingLimits | undefined;
  readonly clock?: Clock | undefined;
  readonly log: FastifyBaseLogger;
}

export interface Processing extends ApiParts {
  /** Ends the processes and what goes on in the background; the database may be closed after it. */
  stop(): Promise<void>;
}

const spoolIdleMs = 3_600_000;

/** Everything a call to the PDF API needs, furnished from the configuration. */
export async function createProcessing(parts: ProcessingParts): Promise<Processing> {
  const { config, database, accounts, limits, clock = systemClock, log } = parts;
  const processId = uniqueId();
  const onError = (err: unknown) => log.error({ err }, 'work in the background failed');
  const ledger = createLedger({ database, clock, processId, limits: limits?.metering ?? {}, onError });
  const idempotency = await startIdempotency({ database, clock, processId });
  const spool = createSpool(join(config.dataDir, 'spool'));
  const kept = createKeptResults(join(config.dataDir, 'kept'));
  const pool = poolFor(parts, spool);
  await ledger.sweep();
  const { secrets } = accounts;
  const { engineProcesses } = config;
  const folder = join(config.dataDir, 'jobs');
  const shared = { database, clock, secrets, ledger, processId, pool, spool, onError };
  const running = await startJobs({ ...shared, folder, engineProcesses, limits: limits?.jobs });
  const sweep = async () => {
    await ledger.sweep();
    await kept.remove(await idempotency.sweep());
    await running.sweep();
  };
  // The embedded database lets one process into its folder: whatever lies in the spool is a dead one's.
  await spool.sweep(database.kind === 'embedded' ? 0 : spoolIdleMs);
  await sweep();
  const sweepFiles = () => Promise.all([spool.sweep(spoolIdleMs), kept.sweep(), running.sweepFiles()]);
  const timers = [
    setInterval(() => void sweep().catch(onError), meteringLimits.leaseRenewalMs).unref(),
    setInterval(() => void sweepFiles().catch(onError), spoolIdleMs).unref(),
  ];
  const unknownKeys = limits?.unknownKeys ?? unknownKeysRule;
  const keys = { database, secrets, throttle: createThrottle(database, clock), unknownKeys };
  const stop = async () => {
    for (const timer of timers) clearInterval(timer);
    await running.stop();
    pool.close();
    await idempotency.close();
    await ledger.close();
  };
  return {
    keys,
    spool,
    door: new Door(),
    uploadIdleMs: limits?.uploadIdleMs ?? uploadIdleMs,
    ledger,
    idempotency,
    pool,
    kept,
    ...running,
    stop,
  };
}

const poolFor = ({ config, limits, log }: ProcessingParts, { folder }: Spool): EnginePool =>
  createEnginePool({
    processes: config.engineProcesses,
    warmProcesses: limits?.warmProcesses ?? config.engineProcesses,
    memoryBytes: config.engineMemoryMb * 1_048_576,
    timeoutMs: config.engineTimeoutMs,
    spoolFolder: folder,
    onCrash: (error) => log.error({ frames: framesOf(error) }, 'an engine process failed'),
  });

/** Where it happened, without the message: that may quote the document. */
const framesOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.message.includes('\n    at ') ? error.message : (error.stack ?? ''))
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 12)
    : [];
