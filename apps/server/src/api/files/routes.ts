import {
  fileFailures,
  type KeptFile,
  noteKeyUse,
  readPage,
  storageTermsOf,
  type ThrottleRule,
} from '@pagesmith/accounts';
import { fileRequestsPerMinute } from '@pagesmith/catalog';
import type { FileBody } from '@pagesmith/contract';
import { type Clock, uniqueId } from '@pagesmith/kernel';
import { choice, onePdf, readParts } from '@pagesmith/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Disk } from '../../disk/disk.ts';
import { orStorageFull } from '../../disk/failures.ts';
import { newFileKey } from '../../sealing/sealing.ts';
import { goneSignal } from '../answer-call.ts';
import { authenticate, callerOf, count, type KeyDeps } from '../authenticate.ts';
import { inputKindsOf } from '../inputs/input-kind.ts';
import { fileScopes, openReferences, type ReferenceDeps } from '../inputs/references.ts';
import { Rooms } from '../inputs/rooms.ts';
import { refuseMethods } from '../refuse-methods.ts';
import type { Spool } from '../spool.ts';
import { receiveUpload } from '../upload.ts';

export interface FileDeps extends ReferenceDeps {
  readonly keys: KeyDeps;
  readonly spool: Spool;
  readonly disk: Disk;
  readonly uploadsEnd: AbortSignal;
  readonly clock: Clock;
}

/** Counted separately: files do not use up calls. */
const askingRule: ThrottleRule = { name: 'files', eventsMax: fileRequestsPerMinute, windowMs: 60_000 };

/** What is uploaded: a file, and how long it is to be kept. */
const upload = { parts: { file: onePdf(), keep: choice(['retention', 'template']) } };

type OneFile = { Params: { id: string } };

/** Files that are uploaded once and named in several calls; other accounts' files do not exist. */
export function addFiles(api: FastifyInstance, deps: FileDeps): void {
  const { rows, remove } = deps.files;
  const accountOf = async (request: FastifyRequest) => {
    const { accountId, keyId } = await authenticate(request, fileScopes, deps.keys);
    await count(
      deps.keys.throttle,
      { rule: askingRule, subject: accountId },
      fileFailures.filesAskedTooOften,
    );
    await noteKeyUse(deps.keys.database, keyId, callerOf(request), deps.clock.now());
    return accountId;
  };
  const send = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);
  api.post('/files', async (request, reply) => {
    const file = await receiveFile(await accountOf(request), request, reply, deps);
    return send(reply.status(201).header('location', `/files/${file.id}`), fileBody(file));
  });
  api.get('/files', async (request, reply) => {
    const page = readPage(request.query as Record<string, string>);
    const { files, next } = await rows.list(await accountOf(request), page);
    return send(reply, { files: files.map(fileBody), next });
  });
  api.get<OneFile>('/files/:id', async (request, reply) =>
    send(reply, fileBody(await rows.find(await accountOf(request), request.params.id))),
  );
  api.delete<OneFile>('/files/:id', async (request, reply) => {
    await remove(await accountOf(request), request.params.id);
    return reply.status(204).send();
  });
  refuseMethods(api, '/files', ['PUT', 'PATCH', 'DELETE'], 'GET, POST');
  refuseMethods(api, '/files/:id', ['POST', 'PUT', 'PATCH'], 'GET, DELETE');
}

const fileBody = ({ id, name, sizeBytes, keep, createdAt, expiresAt }: KeptFile): FileBody => ({
  id,
  name,
  sizeBytes,
  keep,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

async function receiveFile(accountId: string, request: FastifyRequest, reply: FastifyReply, deps: FileDeps) {
  const terms = await storageTermsOf(deps.keys.database, accountId, deps.clock.now());
  const [id, key] = [uniqueId(deps.clock), newFileKey()];
  const spooled = deps.spool.filesOf(request.id, { key });
  const rooms = new Rooms(deps.disk, terms);
  try {
    await rooms.take(Number(request.headers['content-length']) || undefined);
    const requireScope = (scopes: readonly string[]) => authenticate(request, scopes, deps.keys);
    const { parts, inputBytes, fileNames } = await receiveUpload(request.raw, spooled, {
      fileBytesMax: terms.fileBytesMax,
      limits: deps.uploads,
      isKeyed: false,
      kindOf: inputKindsOf(upload),
      open: openReferences({ ...terms, requireScope, requireRoom: rooms.take }, deps),
      endings: [goneSignal(reply), deps.uploadsEnd],
    });
    const { file, keep } = readParts(upload, parts);
    const path = String(file.source);
    await deps.files.folder.take(path, id);
    const name = fileNames.get(path) ?? 'document.pdf';
    const kept = await deps.files.rows.keep(terms, { id, key, name, keep, sizeBytes: inputBytes });
    rooms.keep();
    return kept;
  } catch (error) {
    rooms.giveBack();
    throw orStorageFull(error);
  } finally {
    await spooled.remove();
  }
}
