import type { Reservation } from '@pagesmith/accounts';
import type { BulkTask } from '@pagesmith/operations';
import type { EnginePool } from '../../engine/pool.ts';
import { type CallRequest, runOnEngine } from '../call.ts';
import { pathsOf } from '../file-names.ts';
import type { Upload } from '../upload.ts';

interface Looking extends Pick<CallRequest, 'password' | 'files' | 'signal' | 'spent'> {
  /** With which the files are sealed, and the new one has to be. */
  readonly key: Uint8Array | undefined;
}

/** Has an engine look into the files of a request that is still being read; only engines open what customers send. */
export async function lookInto(
  bulk: BulkTask,
  { parts, inputBytes }: Pick<Upload, 'parts' | 'inputBytes'>,
  { password, files, signal, spent, key }: Looking,
  { accountId, plan }: Reservation,
  { pool }: { readonly pool: EnginePool },
): Promise<{ readonly told: unknown; readonly path: string }> {
  const path = files.next();
  const result = await runOnEngine(pool, {
    planned: { steps: [], bulk },
    password,
    watermark: undefined,
    accountId,
    plan,
    isJob: false,
    inputBytes,
    files: pathsOf(parts),
    resultPath: path,
    sealedWith: key,
    signal,
    onSpent: (processorMs) => {
      spent.processorMs += processorMs;
    },
  });
  return { told: result.kind === 'json' ? JSON.parse(result.text) : result.told, path };
}
