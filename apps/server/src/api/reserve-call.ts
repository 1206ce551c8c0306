import type { Call, Ledger, Reservation } from '@pagesmith/accounts';
import type { Failure } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import { type EnginePool, engineBusy } from '../engine/pool.ts';
import { keepVersion } from '../versions/versions.ts';
import {
  authenticate,
  callerOf,
  type KeyDeps,
  keyHashesOf,
  keyRefused,
  refuseUnknownKey,
} from './authenticate.ts';
import type { Callable } from './callable.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { wantsJob } from './jobs/job-request.ts';
import { isJson } from './upload.ts';

export interface ReserveDeps {
  readonly ledger: Ledger;
  readonly pool: EnginePool;
  readonly keys: KeyDeps;
}

/** Refused calls are logged too, so that their owner can see why nothing happened. */
export async function reserveCall(
  { id, endpoint, isProTool, isLong, isJob, scopes, stepsFollow }: Callable,
  request: FastifyRequest,
  elapsedMs: () => number,
  { ledger, pool, keys }: ReserveDeps,
): Promise<Reservation> {
  const called = {
    id: request.id,
    operation: id,
    endpoint,
    method: request.method,
    isProTool,
    // A JSON body does not say how large the files are that it refers to.
    inputBytesMax: isJson(request.raw) ? undefined : Number(request.headers['content-length']) || undefined,
    caller: callerOf(request),
  };
  const refuse = async (call: Call, failure: Failure) => {
    await ledger.refuse(call, { failure, inputBytes: 0, responseTimeMs: elapsedMs() });
    throw failure;
  };
  const hashes = await keyHashesOf(request, scopes, keys);
  // Paid plans have the most room: if there is none even for them, there is no need to look up the account.
  const paidCall = { account: '', plan: 'enterprise', isLong } as const;
  if (!pool.hasRoom(paidCall) && !isJob && !wantsJob(request)) {
    const key = await authenticate(request, scopes, keys);
    return refuse({ ...called, key }, engineBusy());
  }
  const entry = await ledger.enter({
    scopes,
    stepsFollow,
    idempotencyKey: idempotencyKeyOf(request),
    ...called,
    ...hashes,
  });
  if (entry.state === 'reserved') {
    await keepVersion(keys.database, request, entry.reservation.call.key);
    return entry.reservation;
  }
  if (entry.state === 'refused') return refuse(entry.call, entry.failure);
  if (entry.state === 'keyRefused') throw keyRefused(entry.refusal);
  return refuseUnknownKey(request, keys);
}
