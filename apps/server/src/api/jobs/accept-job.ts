import {
  type Idempotency,
  idempotencyFailures,
  type Job,
  type Jobs,
  type KeyedRequest,
  type Ledger,
  type Reservation,
} from '@pagesmith/accounts';
import { sealText } from '../../sealing/sealing.ts';
import { type CallRequest, keyedRequest, receivedBy } from '../call.ts';
import { claimSteps, withSteps } from '../claim-steps.ts';
import type { Deletion } from '../deletion.ts';
import { pathsOf, withFileNames } from '../file-names.ts';
import type { Upload } from '../upload.ts';
import type { JobRequest } from './job-request.ts';
import type { JobRunner } from './runner.ts';
import type { Vault } from './vault.ts';

export interface AcceptDeps {
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly jobs: Jobs;
  readonly runner: JobRunner;
  readonly deletion: Deletion;
  readonly vault: Vault;
}

/** A job, and what its call has reserved by now. */
export interface AcceptedJob {
  readonly job: Job;
  readonly reservation: Reservation;
}

/** Reports now what is wrong with the request; the work comes later. The same idempotency key gets the same job. */
export async function acceptJob(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
  key: Uint8Array,
  deps: AcceptDeps,
): Promise<AcceptedJob> {
  const planned = call.callable.plan(upload.parts, call.query);
  const begun = withSteps(reservation, planned);
  const { accountId } = reservation;
  const keyed = keyedRequest(call, upload, reservation);
  if (!keyed) return accept(call, upload, await claimSteps(begun, deps), key, deps);
  const beginning = await deps.idempotency.beginInTurn(keyed, call.signal);
  // A synchronous and an asynchronous call are different requests, so their hashes differ.
  if (beginning.state === 'replay') throw idempotencyFailures.idempotencyKeyReused();
  if (beginning.state === 'first') return acceptKeyed(call, upload, begun, key, keyed, deps);
  const { inputBytes } = upload;
  const received = receivedBy(call, deps);
  const success = { httpStatus: 202, responseTimeMs: call.elapsedMs(), inputBytes, received };
  await deps.ledger.replay(begun, success);
  await call.files.remove();
  if (received) {
    deps.deletion.afterCall({ id: reservation.id, accountId, keptResult: undefined, isDelivered: true });
  }
  return { job: await deps.jobs.find(accountId, beginning.jobId), reservation: begun };
}

async function acceptKeyed(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
  key: Uint8Array,
  keyed: KeyedRequest,
  deps: AcceptDeps,
): Promise<AcceptedJob> {
  try {
    return await accept(call, upload, await claimSteps(reservation, deps), key, deps);
  } catch (error) {
    await deps.idempotency.fail(keyed);
    throw error;
  }
}

async function accept(
  { callable, query, language, password, output, idempotencyKey, secrecy, files, spent }: CallRequest,
  { parts: received, inputBytes }: Upload,
  reservation: Reservation,
  key: Uint8Array,
  { jobs, runner, vault }: AcceptDeps,
): Promise<AcceptedJob> {
  const parts = withFileNames(received);
  const deliverTo = output.kind === 'delivery' ? output.url : undefined;
  const request: JobRequest = { reservation, query, language, password, deliverTo, ...spent, parts };
  const requestEncrypted = sealText(JSON.stringify(request), key);
  try {
    for (const path of pathsOf(received)) await vault.keep(reservation.id, path);
    await files.remove();
    const job = await jobs.accept({
      reservation,
      operation: callable.id,
      key,
      requestEncrypted,
      inputBytes,
      idempotencyKey,
      received: secrecy?.received,
    });
    runner.wake();
    return { job, reservation };
  } catch (error) {
    await vault.remove(reservation.id).catch(() => undefined);
    throw error;
  }
}
