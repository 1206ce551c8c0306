import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type {
  ClaimedJob,
  DeletionProofs,
  JobSuccess,
  Jobs,
  Ledger,
  ReportedWarning,
  Reports,
} from '@pagesmith/accounts';
import type { Clock } from '@pagesmith/kernel';
import { operations, type ReceivedPart, type Turn } from '@pagesmith/operations';
import type { Disk } from '../../disk/disk.ts';
import type { EnginePool } from '../../engine/pool.ts';
import type { Progress, Result } from '../../engine/protocol.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import { readSealed, sealing } from '../../sealing/sealing.ts';
import { resultHeaders } from '../answer.ts';
import { bulkFillCall } from '../bulk/bulk-fill-call.ts';
import { formValuesCall } from '../bulk/form-values-call.ts';
import { workOnRows } from '../bulk/work-on-rows.ts';
import { runOnEngine, timesOf, watermarkOf } from '../call.ts';
import { type Callable, operationCall, type PlannedCall } from '../callable.ts';
import { pathsOf, withFileNames } from '../file-names.ts';
import { deliver } from '../outputs/hand-over.ts';
import { pipelineCall } from '../pipelines/pipeline-call.ts';
import type { CallFiles, Spool } from '../spool.ts';
import type { JobRequest } from './job-request.ts';
import { keepProgress } from './keep-progress.ts';
import type { Vault } from './vault.ts';

export interface WorkDeps {
  readonly jobs: Jobs;
  readonly ledger: Ledger;
  readonly pool: EnginePool;
  readonly spool: Spool;
  readonly vault: Vault;
  readonly reports: Reports;
  readonly proofs: DeletionProofs;
  readonly outgoing: Outgoing;
  readonly disk: Disk;
  /** How much of a table is filled at a time. */
  readonly turn: Turn;
  readonly clock: Clock;
  onError(error: unknown): void;
}

/** From the sealed files to the sealed result. The job has ended when this resolves, and has not when it throws. */
export async function workOnJob(
  job: ClaimedJob,
  request: JobRequest,
  signal: AbortSignal,
  spent: { processorMs: number },
  deps: WorkDeps,
): Promise<void> {
  const { reservation, query } = request;
  spent.processorMs += request.processorMs ?? 0;
  const callable = callableOf(job.operation);
  const files = deps.spool.filesOf(job.id);
  const progress = keepProgress((report) => deps.jobs.keepProgress(job, report), deps.onError);
  const { hasGdprMode } = reservation;
  if (hasGdprMode) await deps.proofs.hold(job.id);
  try {
    const spooled = await inSpool(job, request.parts, files, deps.vault);
    const planned = callable.plan(withFileNames(spooled), query);
    const { inputBytes } = job;
    const { retentionMinutes } = reservation;
    const resultPath = files.next();
    const input = { files, paths: pathsOf(spooled), resultPath, report: progress.report };
    const { sizeBytes, warnings, rows, times } = await produce(
      job,
      request,
      planned,
      { ...input, signal, spent },
      deps,
    );
    // A report quotes the document.
    if (!hasGdprMode) await deps.reports.keep(reservation, warnings);
    const headers = { ...resultHeaders(planned, warnings, job.id), ...rowHeaders(rows) };
    if (request.deliverTo !== undefined) {
      const finished = { headers, sizeBytes, open: () => readSealed(resultPath, job.key) };
      await deliver(finished, request.deliverTo, signal, deps.outgoing);
    }
    await deps.vault.keepResult(job.id, job.attempt, resultPath);
    const ending: JobSuccess = { attempt: job.attempt, retentionMinutes, headers, sizeBytes };
    const responseTimeMs = deps.clock.now().getTime() - job.createdAt.getTime();
    const success = {
      httpStatus: 200,
      responseTimeMs,
      inputBytes,
      ...spent,
      times,
      received: receivedBy(job, request, deps),
    };
    const { isFirst } = await deps.ledger.settle(reservation, { ...success, job: ending });
    // Otherwise it was cancelled, or another process took it over: that one's files are not ours to remove.
    const tidy = isFirst ? deps.vault.keepOnlyResult : deps.vault.removeResult;
    await tidy(job.id, job.attempt).catch(deps.onError);
  } finally {
    await progress.end();
    await files.remove();
    if (hasGdprMode) await deps.proofs.handOver(job.id);
  }
}

interface Producing {
  readonly files: CallFiles;
  readonly paths: readonly string[];
  readonly resultPath: string;
  readonly signal: AbortSignal;
  readonly spent: { processorMs: number };
  report(progress: Progress): void;
}

interface Produced {
  readonly sizeBytes: number;
  readonly warnings: readonly ReportedWarning[];
  /** How often its steps were done, if not as often as was reserved. */
  readonly times: number | undefined;
  /** Of a table. */
  readonly rows?: { readonly filled: number; readonly failed: number };
}

/** The result, sealed, at its path. */
async function produce(
  job: ClaimedJob,
  request: JobRequest,
  planned: PlannedCall,
  { files, paths, resultPath, signal, spent, report }: Producing,
  deps: WorkDeps,
): Promise<Produced> {
  const { reservation, password } = request;
  const watermark = watermarkOf(reservation);
  if (planned.rows) {
    const work = { job, request, planned: planned.rows, watermark, inputPaths: paths, files, signal, spent };
    const rows = await workOnRows({ ...work, report }, resultPath, deps);
    return { ...rows, rows, times: rows.filled };
  }
  const { accountId, inputBytes } = job;
  const { plan } = reservation;
  const work = { planned, password, watermark, accountId, plan, inputBytes };
  const placed = { files: paths, resultPath, sealedWith: job.key };
  const listener = {
    onProgress: report,
    onSpent: (processorMs: number) => {
      spent.processorMs += processorMs;
    },
  };
  const result = await runOnEngine(deps.pool, { ...work, ...placed, isJob: true, signal, ...listener });
  return {
    sizeBytes: await sealResult(job, result, resultPath),
    warnings: result.warnings,
    times: timesOf(result),
  };
}

const rowHeaders = (rows: Produced['rows']): Record<string, string> =>
  rows ? { 'x-rows-filled': String(rows.filled), 'x-rows-failed': String(rows.failed) } : {};

/** What was received is known since it was accepted; only its fee is new. */
const receivedBy = ({ createdAt }: ClaimedJob, { reservation }: JobRequest, { vault }: WorkDeps) =>
  reservation.hasGdprMode
    ? { filesSha256: null, receivedAt: createdAt, place: vault.place, isJob: true }
    : undefined;

function callableOf(id: string): Callable {
  const found = [pipelineCall, bulkFillCall, formValuesCall].find((one) => one.id === id);
  if (found) return found;
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`a job asks for ${id}, which is no operation any more`);
  return operationCall(operation);
}

/** They stay sealed: engines open them in memory. */
function inSpool(
  { id }: ClaimedJob,
  received: readonly ReceivedPart[],
  files: CallFiles,
  vault: Vault,
): Promise<ReceivedPart[]> {
  return Promise.all(
    received.map(async ({ name, content }) => {
      if (typeof content === 'string') return { name, content };
      const source = files.next();
      await vault.copyOut(id, String(content.source), source);
      return { name, content: { source } };
    }),
  );
}

/** Its size; the engine has sealed a file already. */
async function sealResult({ key }: ClaimedJob, result: Result, path: string): Promise<number> {
  if (result.kind === 'file') return result.sizeBytes;
  const text = Buffer.from(result.text);
  await pipeline(Readable.from([text]), sealing(key), createWriteStream(path, { mode: 0o600 }));
  return text.length;
}
