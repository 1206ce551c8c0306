import type { Reservation } from '@pagesmith/accounts';
import type { Clock } from '@pagesmith/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from '../disk/disk.ts';
import { orStorageFull } from '../disk/failures.ts';
import { engineBusy } from '../engine/pool.ts';
import { orServerFailed } from '../http/failures.ts';
import { languageOf } from '../http/problem.ts';
import type { CallMetrics } from '../metrics/call-metrics.ts';
import { newFileKey } from '../sealing/sealing.ts';
import { limitHeaders, testHeaders, trialHeaders } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { lookInto } from './bulk/look-into.ts';
import { type CallDeps, type CallRequest, receivedBy, workOn } from './call.ts';
import type { Callable } from './callable.ts';
import type { Door } from './door.ts';
import { apiFailures } from './failures.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { withDelivery } from './inputs/input-kind.ts';
import { openReferences, type ReferenceDeps } from './inputs/references.ts';
import { Rooms } from './inputs/rooms.ts';
import { type AcceptDeps, type AcceptedJob, acceptJob } from './jobs/accept-job.ts';
import { jobBody, jobPath } from './jobs/job-body.ts';
import { queryOf, wantsJob } from './jobs/job-request.ts';
import { withDelivery as deliveredTo, outputOf } from './outputs/output.ts';
import { PrivateCall } from './private-call.ts';
import { type ReserveDeps, reserveCall } from './reserve-call.ts';
import type { CallFiles, Spool } from './spool.ts';
import { receiveUpload } from './upload.ts';

export interface AnswerDeps extends CallDeps, AcceptDeps, ReserveDeps, ReferenceDeps {
  readonly spool: Spool;
  readonly disk: Disk;
  readonly door: Door;
  /** Aborts the uploads that a stopping server no longer waits for. */
  readonly uploadsEnd: AbortSignal;
  readonly clock: Clock;
  took: CallMetrics['took'];
}

/** One call, from the key to the last byte of the answer. Whatever goes wrong in between is logged and costs nothing. */
export async function answerCall(
  callable: Callable,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AnswerDeps,
): Promise<FastifyReply> {
  const startedMs = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedMs);
  const signal = goneSignal(reply);
  const isAsync = wantsJob(request) || callable.isJob === true;
  const reservation = await deps.door.enter(() => reserveCall(callable, request, elapsedMs, deps));
  reply.headers(limitHeaders(reservation.rate, reservation.work));
  const begun: BegunCall = {
    callable,
    language: languageOf(request),
    isAsync,
    signal,
    elapsedMs,
    secrecy: reservation.hasGdprMode ? new PrivateCall(deps.clock.now()) : undefined,
    spent: { processorMs: 0 },
    rooms: new Rooms(deps.disk, reservation),
    inputBytes: 0,
  };
  try {
    return await takeCall(begun, request, reply, reservation, deps);
  } catch (thrown) {
    const { files, rooms, inputBytes, spent, secrecy } = begun;
    await files?.remove();
    rooms.giveBack();
    const error = orStorageFull(thrown);
    await deps.ledger.release(reservation, {
      failure: orServerFailed(error, request.id),
      inputBytes,
      responseTimeMs: elapsedMs(),
      ...spent,
      received: receivedBy(begun, deps),
    });
    if (secrecy) deps.deletion.afterCall({ ...callOf(reservation), isDelivered: false });
    throw error;
  }
}

/** A call in progress, with what it has reserved so far, which is given back however it ends. */
interface BegunCall
  extends Pick<
    CallRequest,
    'callable' | 'language' | 'isAsync' | 'signal' | 'elapsedMs' | 'secrecy' | 'spent'
  > {
  files?: CallFiles;
  readonly rooms: Rooms;
  inputBytes: number;
}

const callOf = ({ id, accountId }: Reservation) => ({ id, accountId });

async function takeCall(
  begun: BegunCall,
  request: FastifyRequest,
  reply: FastifyReply,
  reservation: Reservation,
  deps: AnswerDeps,
): Promise<FastifyReply> {
  const { callable, isAsync, secrecy, signal } = begun;
  const { rooms } = begun;
  await rooms.take(Number(request.headers['content-length']) || undefined);
  if (isAsync) await deps.jobs.requireRoom(reservation.accountId, reservation.plan);
  else requireEngine(callable, reservation, deps);
  const key = secrecy?.key ?? (isAsync ? newFileKey() : undefined);
  const files = deps.spool.filesOf(request.id, { key, holdsSmall: !isAsync });
  begun.files = files;
  const idempotencyKey = idempotencyKeyOf(request);
  const begunMs = performance.now();
  const requireScope = (scopes: readonly string[]) => authenticate(request, scopes, deps.keys);
  const { accountId, fileBytesMax, hasGdprMode } = reservation;
  const wanted = outputOf(request, { isAsync, hasGdprMode });
  const received = await receiveUpload(request.raw, files, {
    fileBytesMax,
    limits: deps.uploads,
    isKeyed: idempotencyKey !== undefined,
    secrecy,
    kindOf: withDelivery(callable.kindOf),
    open: openReferences({ accountId, fileBytesMax, requireScope, requireRoom: rooms.take }, deps),
    endings: [signal, deps.uploadsEnd],
  });
  deps.took('upload', performance.now() - begunMs);
  begun.inputBytes = received.inputBytes;
  const asked = { query: queryOf(request), password: passwordOf(request), idempotencyKey };
  const upload = await callable.complete(received, {
    accountId,
    query: asked.query,
    look: (bulk, sent) => lookInto(bulk, sent, { ...begun, ...asked, files, key }, reservation, deps),
  });
  if (secrecy) reply.headers(await deps.deletion.headersOf(request.id, secrecy.received));
  const output = deliveredTo(wanted, received.deliverTo);
  if (output.kind === 'delivery') await deps.outgoing.check(output.url);
  const call = { output, ...begun, ...asked, files };
  if (isAsync && key) {
    const accepted = await acceptJob(call, upload, reservation, key, deps);
    rooms.keep();
    return sendAccepted(request, reply, accepted);
  }
  const { body, headers, keptResult } = await workOn(call, upload, reservation, deps);
  onceClosed(reply, () => {
    const isDelivered = reply.raw.writableFinished;
    const removed = files.remove().then(() => {
      if (idempotencyKey === undefined) rooms.giveBack();
      else rooms.keep();
      if (secrecy) deps.deletion.afterCall({ ...callOf(reservation), keptResult, isDelivered });
    });
    removed.catch((err) => request.log.error({ err }));
  });
  return reply.headers(headers).send(body);
}

function requireEngine({ isLong }: Callable, { accountId, plan }: Reservation, { pool }: AnswerDeps): void {
  if (!pool.hasRoom({ account: accountId, plan, isLong })) throw engineBusy();
}

function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  { job, reservation }: AcceptedJob,
): FastifyReply {
  const headers = {
    location: jobPath(job.id),
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-credits-remaining': String(reservation.creditsRemaining),
    ...trialHeaders(reservation),
    ...testHeaders(reservation),
    ...(request.headers.prefer !== undefined && { 'preference-applied': 'respond-async' }),
  };
  return reply
    .status(202)
    .headers(headers)
    .send(jobBody(job, languageOf(request)));
}

const passwordOf = ({ headers }: FastifyRequest): string | undefined => {
  const password = headers['x-pdf-password'];
  // Header bytes arrive as Latin-1; callers send UTF-8.
  return typeof password === 'string' ? Buffer.from(password, 'latin1').toString('utf8') : undefined;
};

/** Fires when the caller disconnects before the whole answer is sent. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  onceClosed(reply, () => {
    if (!reply.raw.writableFinished) gone.abort(apiFailures.clientGone());
  });
  return gone.signal;
}

/** Runs at once if the connection is already closed: the event fires only once, perhaps before anyone listened. */
function onceClosed({ raw }: FastifyReply, act: () => void): void {
  if (raw.closed) act();
  else raw.once('close', act);
}
