import type { ClaimedJob, JobPart, Jobs } from '@pagesmith/accounts';
import { Failure } from '@pagesmith/kernel';
import type { FilledRows, RowProblem, Turn } from '@pagesmith/operations';
import type { Disk } from '../../disk/disk.ts';
import { engineFailures } from '../../engine/failures.ts';
import type { EnginePool } from '../../engine/pool.ts';
import type { Result } from '../../engine/protocol.ts';
import { openText, sealText } from '../../sealing/sealing.ts';
import { runOnEngine } from '../call.ts';
import type { JobRequest } from '../jobs/job-request.ts';
import type { Vault } from '../jobs/vault.ts';
import type { CallFiles } from '../spool.ts';
import type { PlannedRows } from './planned-rows.ts';

/** So much at a time: memory and the wait of others stay bounded, and a process that dies takes no more with it. */
export const turnLimits: Turn = { rowsMax: 200, bytesMax: 32 * 1_048_576, ms: 2_000 };

/** So many rows may end an engine process before the job is given up: each of them costs its whole deadline. */
const brokenRowsMax = 3;
const breaking: readonly string[] = [
  engineFailures.workTooSlow.code,
  engineFailures.workTooLarge.code,
  engineFailures.engineCrashed.code,
];

/** The job is not this process's any more: whoever has it goes on with what is done. */
class TakenOver extends Error {}

export interface RowsWork {
  readonly job: ClaimedJob;
  readonly request: JobRequest;
  readonly planned: PlannedRows;
  readonly watermark: string | undefined;
  readonly inputPaths: readonly string[];
  readonly files: CallFiles;
  readonly signal: AbortSignal;
  readonly spent: { processorMs: number };
  report(progress: { readonly done: number; readonly total: number }): void;
}

export interface TurnDeps {
  readonly jobs: Jobs;
  readonly pool: EnginePool;
  readonly vault: Vault;
  readonly disk: Disk;
  readonly turn: Turn;
}

/** A turn that is done, and where its documents are. */
export interface DoneTurn extends FilledRows {
  readonly part: Pick<JobPart, 'number' | 'attempt' | 'sizeBytes'>;
}

/** Fills the rows in turns, from the first that nobody has finished yet. */
export async function fillInTurns(work: RowsWork, deps: TurnDeps): Promise<readonly DoneTurn[]> {
  const { planned, signal } = work;
  const turns = await doneBefore(work, deps);
  let done = turns.reduce((sum, { filled, failed }) => sum + filled + failed.length, 0);
  let broken = 0;
  const isBrokenBy = (error: unknown): error is Failure =>
    error instanceof Failure && breaking.includes(error.code);
  for (let last = turns.at(-1); !last?.isLast; last = turns.at(-1)) {
    signal.throwIfAborted();
    const report = (more: number) => work.report({ done: done + more, total: planned.count });
    report(0);
    const from = last?.next ?? 0;
    const take = (turn: Turn, problem?: RowProblem) =>
      takeTurn({ ...work, turn, from, problem, report, number: turns.length + 1 }, deps);
    const one = { ...deps.turn, rowsMax: 1 };
    const turn = await take(deps.turn).catch((error) => {
      if (!isBrokenBy(error)) throw error;
      // One of them did it: alone, it fails alone.
      return take(one).catch((again) => {
        if (!isBrokenBy(again)) throw again;
        broken += 1;
        if (broken > brokenRowsMax) throw again;
        return take(one, { code: again.code, words: again.words });
      });
    });
    turns.push(turn);
    done += turn.filled + turn.failed.length;
  }
  return turns;
}

async function doneBefore({ job, spent }: RowsWork, { jobs }: TurnDeps): Promise<DoneTurn[]> {
  return (await jobs.parts(job)).map((part) => {
    spent.processorMs += part.processorMs;
    return { ...(JSON.parse(openText(part.outcomeEncrypted, job.key)) as FilledRows), part };
  });
}

interface OneTurn extends Omit<RowsWork, 'report'> {
  readonly number: number;
  readonly turn: Turn;
  readonly from: number;
  /** Of the one row that it is for: it is not tried again. */
  readonly problem: RowProblem | undefined;
  report(done: number): void;
}

async function takeTurn(one: OneTurn, deps: TurnDeps): Promise<DoneTurn> {
  const { job, request, spent, number } = one;
  const { reservation } = request;
  const path = one.files.next();
  const beforeMs = spent.processorMs;
  const result = await runTurn(one, path, deps);
  const { sizeBytes } = result.kind === 'file' ? result : { sizeBytes: 0 };
  const outcome = (result.kind === 'file' ? result.told : JSON.parse(result.text)) as FilledRows;
  const part = { number, attempt: job.attempt, sizeBytes };
  const room = await deps.disk.take(reservation, sizeBytes);
  try {
    if (sizeBytes > 0) await deps.vault.keepPart(job.id, part, path);
    const outcomeEncrypted = sealText(JSON.stringify(outcome), job.key);
    const kept = { ...part, outcomeEncrypted, processorMs: spent.processorMs - beforeMs };
    if (!(await deps.jobs.keepPart(job, kept))) throw new TakenOver();
  } catch (error) {
    room.giveBack();
    throw error;
  }
  room.keep();
  return { ...outcome, part };
}

function runTurn(one: OneTurn, resultPath: string, { pool }: TurnDeps): Promise<Result> {
  const { job, request, planned, spent, turn, from, problem } = one;
  const { template, rows, output, fillOptions: options } = planned;
  const { accountId, inputBytes } = job;
  return runOnEngine(pool, {
    planned: {
      steps: [],
      bulk: { kind: 'fillRows', template, rows, from, options, output, turn, problem },
    },
    password: request.password,
    watermark: output === 'zip' ? one.watermark : undefined,
    accountId,
    plan: request.reservation.plan,
    isJob: true,
    inputBytes,
    files: one.inputPaths,
    resultPath,
    sealedWith: job.key,
    signal: one.signal,
    onProgress: ({ done }) => one.report(done),
    onSpent: (processorMs) => {
      spent.processorMs += processorMs;
    },
  });
}
