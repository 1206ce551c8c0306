import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReportedWarning } from '@pagesmith/accounts';
import { fail } from '@pagesmith/kernel';
import { bulkFailures, directory } from '@pagesmith/operations';
import { sealing } from '../../sealing/sealing.ts';
import { runOnEngine } from '../call.ts';
import { type DoneTurn, fillInTurns, type RowsWork, type TurnDeps } from './turns.ts';

/** What a table came to. */
export interface FinishedRows {
  readonly sizeBytes: number;
  readonly warnings: readonly ReportedWarning[];
  readonly filled: number;
  readonly failed: number;
}

/** From the rows to the one file that was asked for, at `resultPath`. */
export async function workOnRows(work: RowsWork, resultPath: string, deps: TurnDeps): Promise<FinishedRows> {
  const turns = await fillInTurns(work, deps);
  const failures = turns.flatMap(({ failed }) => failed.map((row) => ({ ...row, isRowFailed: true })));
  const filled = turns.reduce((sum, turn) => sum + turn.filled, 0);
  const [first] = failures;
  if (filled === 0)
    fail(bulkFailures.everyRowFailed({ count: failures.length, first: first?.words ?? none }));
  const made = turns.filter((turn) => turn.filled > 0);
  const finish = work.planned.output === 'zip' ? writeZip : mergePages;
  const { sizeBytes, warnings } = await finish(made, work, resultPath, deps);
  return {
    sizeBytes,
    filled,
    failed: failures.length,
    warnings: [...failures, ...work.planned.warnings, ...warnings, ...turns.flatMap((turn) => turn.warnings)],
  };
}

const none = { en: '', fr: '' };

/** The entries of all turns one after the other, and their directory. */
async function writeZip(turns: readonly DoneTurn[], { job }: RowsWork, path: string, { vault }: TurnDeps) {
  let sizeBytes = 0;
  async function* bytes() {
    const entries = [];
    for (const turn of turns) {
      for (const entry of turn.entries) entries.push({ ...entry, at: sizeBytes + entry.at });
      for await (const chunk of await vault.readPart(job.id, turn.part, job.key)) yield* counted(chunk);
    }
    for (const record of directory(entries, sizeBytes)) yield* counted(record);
  }
  function* counted(chunk: Uint8Array) {
    sizeBytes += chunk.length;
    yield chunk;
  }
  await pipeline(Readable.from(bytes()), sealing(job.key), createWriteStream(path, { mode: 0o600 }));
  return { sizeBytes, warnings: [] };
}

/** One document of those of all turns, in which what they have in common is there once. */
async function mergePages(
  turns: readonly DoneTurn[],
  work: RowsWork,
  path: string,
  { vault, pool }: TurnDeps,
) {
  const { job, request, planned, files, spent, signal } = work;
  const paths: string[] = [];
  for (const { part } of turns) {
    const copy = files.next();
    await vault.copyPart(job.id, part, copy);
    paths.push(copy);
  }
  const input = { files: paths.map((source) => ({ part: 'rows', source: basename(source) })) };
  const result = await runOnEngine(pool, {
    planned: {
      steps: [{ operation: 'merge-pdf', input, options: planned.mergeOptions }],
      fileCount: paths.length,
    },
    password: request.password,
    watermark: work.watermark,
    accountId: job.accountId,
    plan: request.reservation.plan,
    isJob: true,
    inputBytes: turns.reduce((sum, { part }) => sum + part.sizeBytes, 0),
    files: paths,
    resultPath: path,
    sealedWith: job.key,
    signal,
    onSpent: (processorMs) => {
      spent.processorMs += processorMs;
    },
  });
  return { sizeBytes: result.kind === 'file' ? result.sizeBytes : 0, warnings: result.warnings };
}
