import {
  type Changeable,
  type Collection,
  collections,
  createDocument,
  createThrottle,
  type Document,
  databaseId,
  deleteDocument,
  documentFailures,
  type Factors,
  getDocument,
  type Identity,
  isCollectionId,
  listDocuments,
  type Mailbox,
  type Postman,
  recordSecurityEvent,
  type Secrets,
  type ThrottleRule,
  updateDocument,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownScopes } from '../api/known-scopes.ts';
import { queriesOf, readGivenDocument, wantsTotal } from './documents-request.ts';
import { localeOf } from './locale.ts';
import { requireSignedIn, visitorOf } from './visitor.ts';

interface DocumentsDeps {
  readonly identity: Identity;
  readonly factors: Factors;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly mailbox: Mailbox;
  readonly postman: Postman;
}

/** The protocol speaks of the same thing in two ways. */
interface Dialect {
  readonly path: string;
  readonly idName: string;
  list(total: number, documents: readonly Document[]): object;
  show(document: Document): object;
}

const ofCollections: Dialect = {
  path: '/databases/:databaseId/collections/:collectionId/documents',
  idName: 'documentId',
  list: (total, documents) => ({ total, documents }),
  show: (document) => document,
};

const toRow = ({ $collectionId, ...document }: Document) => ({ ...document, $tableId: $collectionId });
const ofTables: Dialect = {
  path: '/tablesdb/:databaseId/tables/:collectionId/rows',
  idName: 'rowId',
  list: (total, documents) => ({ total, rows: documents.map(toRow) }),
  show: toRow,
};

const creations: ThrottleRule = { name: 'document creation', eventsMax: 120, windowMs: 60_000 };

type CollectionRoute = {
  Params: { databaseId: string; collectionId: string };
  Querystring: Record<string, unknown>;
};
type AskedOne = CollectionRoute & { Params: { id: string } };

/** /v1/databases and /v1/tablesdb: the documents of whoever is signed in. */
export function addDocuments(wire: FastifyInstance, deps: DocumentsDeps): void {
  addDialect(wire, deps, ofCollections);
  addDialect(wire, deps, ofTables);
}

function addDialect(wire: FastifyInstance, deps: DocumentsDeps, { path, idName, list, show }: Dialect): void {
  const throttle = createThrottle(deps.database);
  wire.get<CollectionRoute>(path, async (request) => {
    const owned = await ownedBy(deps, request, 'documents.read');
    const hasTotal = wantsTotal(request.query);
    const { total, documents } = await listDocuments(owned, queriesOf(request.query), hasTotal);
    return list(total, documents);
  });
  wire.get<AskedOne>(`${path}/:id`, async (request) => {
    const owned = await ownedBy(deps, request, 'documents.read');
    const document = await getDocument(owned, request.params.id, queriesOf(request.query));
    await noteReveal(owned, document, request as FastifyRequest);
    return show(document);
  });
  wire.post<CollectionRoute>(path, async (request, reply) => {
    const owned = await ownedBy(deps, request, 'documents.write');
    await throttle.take({ rule: creations, subject: owned.ownerId });
    const { id, ...given } = readGivenDocument(request.body, idName);
    const created = await createDocument(owned, id, given);
    deps.postman.wake();
    return reply.status(201).send(show(created));
  });
  wire.patch<AskedOne>(`${path}/:id`, async (request) => {
    const owned = await ownedBy(deps, request, 'documents.write');
    return show(await updateDocument(owned, request.params.id, readGivenDocument(request.body)));
  });
  wire.delete<AskedOne>(`${path}/:id`, async (request, reply) => {
    await deleteDocument(await ownedBy(deps, request, 'documents.write'), request.params.id);
    return reply.status(204).send();
  });
  addRefusals(wire, deps, path);
}

/** What the protocol has and nobody may do here: replacing documents, many at once, and counting in them. */
function addRefusals(wire: FastifyInstance, deps: DocumentsDeps, path: string): void {
  const refuse = async (request: FastifyRequest<CollectionRoute>) => {
    await ownedBy(deps, request, 'documents.write');
    throw documentFailures.userUnauthorized();
  };
  wire.put<CollectionRoute>(`${path}/:id`, refuse);
  wire.route<CollectionRoute>({ method: ['PUT', 'PATCH', 'DELETE'], url: path, handler: refuse });
  wire.patch<CollectionRoute>(`${path}/:id/:attribute/increment`, refuse);
  wire.patch<CollectionRoute>(`${path}/:id/:attribute/decrement`, refuse);
}

/** A key fetched on its own is meant to be seen; in a list it only accompanies what the dashboard shows. */
async function noteReveal(
  owned: Changeable,
  { key, name }: Document,
  request: FastifyRequest,
): Promise<void> {
  if (!owned.isConfirmed || key === undefined) return;
  const facts = { name: String(name ?? '') };
  const event = {
    accountId: owned.ownerId,
    kind: 'key_revealed',
    facts,
    visitor: visitorOf(request),
  } as const;
  await recordSecurityEvent(owned.database, event);
}

/** A guest learns nothing, not even which collections there are. */
async function ownedBy(
  deps: DocumentsDeps,
  request: FastifyRequest<CollectionRoute>,
  scope: string,
): Promise<Changeable> {
  const { account, session } = await requireSignedIn(deps.identity, request as FastifyRequest, scope);
  const { database, secrets, mailbox, factors } = deps;
  const changer = { visitor: visitorOf(request as FastifyRequest), mailbox, knownScopes };
  const collection = collectionOf(request.params);
  const isConfirmed = factors.isConfirmed(session);
  const language = localeOf(request as FastifyRequest);
  return { database, secrets, ownerId: account.id, collection, isConfirmed, language, changer };
}

function collectionOf(params: CollectionRoute['Params']): Collection {
  if (params.databaseId !== databaseId) throw documentFailures.databaseNotFound({ id: params.databaseId });
  if (isCollectionId(params.collectionId)) return collections[params.collectionId];
  throw documentFailures.collectionNotFound({ id: params.collectionId });
}
