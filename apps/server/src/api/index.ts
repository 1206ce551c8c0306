// The PDF API: one address per operation, derived from its definition. No operation is named here.
import cookie from '@fastify/cookie';
import type { Call, Job, Reservation } from '@pagesmith/accounts';
import type { Failure } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Disk, Room } from '../disk/disk.ts';
import { orStorageFull } from '../disk/failures.ts';
import { engineBusy } from '../engine/pool.ts';
import { orServerFailed } from '../http/failures.ts';
import { languageOf } from '../http/problem.ts';
import { limitHeaders } from './answer.ts';
import { authenticate, type KeyDeps, keyHashOf, refuseKey } from './authenticate.ts';
import { type CallDeps, type KnownOperation, workOn } from './call.ts';
import type { Door } from './door.ts';
import { apiFailures } from './failures.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type AcceptDeps, acceptJob } from './jobs/accept-job.ts';
import { jobBody, jobPath } from './jobs/job-body.ts';
import { queryOf, wantsJob } from './jobs/job-request.ts';
import { addJobs, type JobDeps } from './jobs/routes.ts';
import { refuseMethods } from './refuse-methods.ts';
import { addReports } from './reports.ts';
import { newFileKey } from './sealing.ts';
import type { CallFiles, Spool } from './spool.ts';
import { receiveUpload } from './upload.ts';
import type { UploadLimits } from './upload-limits.ts';

export interface ApiDeps extends CallDeps, AcceptDeps, JobDeps {
  readonly keys: KeyDeps;
  readonly spool: Spool;
  readonly disk: Disk;
  readonly door: Door;
  readonly uploads: UploadLimits;
  /** Ends the uploads that a stopping server waits for no longer. */
  readonly uploadsEnd: AbortSignal;
}

export async function addPdfApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(async (api) => {
    await api.register(cookie);
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    addJobs(api, deps);
    addReports(api, deps);
    for (const operation of operations) {
      const url = `/${operation.id}`;
      api.post(url, (request, reply) => answerCall(operation, request, reply, deps));
      refuseMethods(api, url, ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST');
    }
  });
}

async function answerCall(
  operation: KnownOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ApiDeps,
): Promise<FastifyReply> {
  const startedMs = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedMs);
  const signal = goneSignal(reply);
  const isAsync = wantsJob(request);
  const reservation = await deps.door.enter(() => reserve(operation, request, elapsedMs, deps));
  reply.headers(limitHeaders(reservation.rate, reservation.work));
  const key = newFileKey();
  let files: CallFiles | undefined;
  let room: Room | undefined;
  let inputBytes = 0;
  const spent = { processorMs: 0 };
  try {
    room = await deps.disk.take(reservation, Number(request.headers['content-length']) || undefined);
    if (isAsync) await deps.jobs.requireRoom(reservation.accountId, reservation.plan);
    else requireRoom(operation, reservation, deps);
    files = isAsync ? await deps.vault.filesOf(request.id, key) : deps.spool.filesOf(request.id);
    const upload = await receiveUpload(request.raw, files, {
      fileBytesMax: reservation.fileBytesMax,
      limits: deps.uploads,
      endings: [signal, deps.uploadsEnd],
    });
    inputBytes = upload.inputBytes;
    const call = {
      operation,
      query: queryOf(request),
      language: languageOf(request),
      password: passwordOf(request),
      idempotencyKey: idempotencyKeyOf(request),
      isAsync,
      files,
      signal,
      elapsedMs,
      spent,
    };
    if (isAsync) {
      const job = await acceptJob(call, upload, reservation, key, deps);
      room.keep();
      return sendAccepted(request, reply, job, reservation);
    }
    const { body, headers } = await workOn(call, upload, reservation, deps);
    const [spooled, free] = [files, call.idempotencyKey === undefined ? room.giveBack : room.keep];
    onceClosed(reply, () => void spooled.remove().then(free, (err) => request.log.error({ err })));
    return reply.headers(headers).send(body);
  } catch (thrown) {
    await files?.remove();
    room?.giveBack();
    const error = orStorageFull(thrown);
    await deps.ledger.release(reservation, {
      failure: orServerFailed(error, request.id),
      inputBytes,
      responseTimeMs: elapsedMs(),
      ...spent,
    });
    throw error;
  }
}

function requireRoom({ id }: KnownOperation, { accountId, plan }: Reservation, { pool }: ApiDeps): void {
  if (!pool.hasRoom({ account: accountId, plan, task: { operation: id } })) throw engineBusy();
}

function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  job: Job,
  { creditsRemaining }: Reservation,
): FastifyReply {
  const headers = {
    location: jobPath(job.id),
    'cache-control': 'no-store',
    'x-credits-remaining': String(creditsRemaining),
    ...(request.headers.prefer !== undefined && { 'preference-applied': 'respond-async' }),
  };
  return reply
    .status(202)
    .headers(headers)
    .send(jobBody(job, languageOf(request)));
}

/** A refused call is logged too: its owner should see why nothing happened. */
async function reserve(
  operation: KnownOperation,
  request: FastifyRequest,
  elapsedMs: () => number,
  { ledger, pool, keys }: ApiDeps,
): Promise<Reservation> {
  const called = {
    id: request.id,
    operation: operation.id,
    endpoint: `/${operation.id}`,
    method: request.method,
    isProTool: operation.isProTool,
    inputBytesMax: Number(request.headers['content-length']) || undefined,
  };
  const refuse = async (call: Call, failure: Failure) => {
    await ledger.refuse(call, { failure, inputBytes: 0, responseTimeMs: elapsedMs() });
    throw failure;
  };
  const keyHash = await keyHashOf(request, keys);
  // Those who pay have the most room: without any for them, nobody's account needs to be looked up.
  const paidCall = { account: '', plan: 'enterprise', task: { operation: operation.id } } as const;
  if (!pool.hasRoom(paidCall) && !wantsJob(request)) {
    const key = await authenticate(request, keys);
    return refuse({ ...called, key }, engineBusy());
  }
  const entry = await ledger.enter({ ...called, keyHash, idempotencyKey: idempotencyKeyOf(request) });
  if (entry.state === 'reserved') return entry.reservation;
  if (entry.state === 'refused') return refuse(entry.call, entry.failure);
  return refuseKey(entry.state, request, keys);
}

const passwordOf = ({ headers }: FastifyRequest): string | undefined => {
  const password = headers['x-pdf-password'];
  // Header bytes arrive as Latin-1; callers send UTF-8.
  return typeof password === 'string' ? Buffer.from(password, 'latin1').toString('utf8') : undefined;
};

/** Fires when the caller goes away before the whole answer is sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  onceClosed(reply, () => {
    if (!reply.raw.writableFinished) gone.abort(apiFailures.clientGone());
  });
  return gone.signal;
}

/** At once when it is closed already: the event comes only once, and may have come before anyone listened. */
function onceClosed({ raw }: FastifyReply, act: () => void): void {
  if (raw.closed) act();
  else raw.once('close', act);
}
