import { createSecrets, findKey } from '@pagesmith/accounts';
import { isApiKey } from '@pagesmith/catalog';
import { AppwriteException, ID, Query } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { type Person, signedIn } from './testing/people.ts';
import { refusalOf } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const secretKey = 'the key of this test, of more than 32 characters';
const db = 'default';
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
const newKey = () => `pk_${crypto.randomUUID().replaceAll('-', '')}`;

let server: TestServer;
let ada: Person;
let eve: Person;

beforeAll(async () => {
  server = await startServer({ variables: { SECRET_KEY: secretKey } });
  ada = await signedIn(server.url);
  eve = await signedIn(server.url);
});
afterAll(() => server?.stop());

const keyData = ({ user }: Person, name: string, key?: string) => ({
  userId: user.$id,
  name,
  ...(key && { key }),
  status: 'active',
  createdAt: new Date().toISOString(),
  lastUsed: null,
  requestCount: 0,
});
const createKey = (person: Person, name: string, key?: string, documentId = ID.unique()) =>
  person.browser.databases.createDocument({
    databaseId: db,
    collectionId: 'api_keys',
    documentId,
    data: keyData(person, name, key),
  });
const list = (person: Person, collectionId: string, queries: string[] = []) =>
  person.browser.databases.listDocuments({ databaseId: db, collectionId, queries });
const keyNamed = (documentId: string) => ({ databaseId: db, collectionId: 'api_keys', documentId });

test('a key is created active, shown whole to its owner, listed, renamed, switched off and deleted', async () => {
  const { databases } = ada.browser;
  const key = newKey();
  const created = await createKey(ada, '  Main  ', key, 'my-own-id');
  expect(ada.browser.lastResponse().status).toBe(201);
  const document = {
    $id: 'my-own-id',
    $sequence: expect.stringMatching(/^\d+$/),
    $collectionId: 'api_keys',
    $databaseId: db,
    $createdAt: time,
    $updatedAt: time,
    $permissions: ['read', 'update', 'delete'].map((action) => `${action}("user:${ada.user.$id}")`),
    userId: ada.user.$id,
    name: 'Main',
    key,
    status: 'active',
    createdAt: time,
    lastUsed: null,
    requestCount: 0,
    mode: 'live',
    isRevealable: true,
    scopes: ['operations', 'jobs'],
    ...{ expiresAt: null, allowedAddresses: null, ratePerMinute: null, monthlyCap: null },
    ...{ monthCalls: 0, monthStartedAt: null },
    ...{ previousKeyUntil: null, lastAddress: null, lastClient: null },
  };
  expect({ ...created }).toEqual(document);
  expect(await databases.getDocument(keyNamed('my-own-id'))).toEqual(created);
  expect(await list(ada, 'api_keys')).toEqual({ total: 1, documents: [created] });
  const renamed = await databases.updateDocument({
    ...keyNamed('my-own-id'),
    data: { name: 'Other', status: 'inactive' },
  });
  expect({ ...renamed }).toEqual({ ...document, name: 'Other', status: 'inactive' });
  await databases.deleteDocument(keyNamed('my-own-id'));
  expect(ada.browser.lastResponse().status).toBe(204);
  expect(await refusalOf(databases.getDocument(keyNamed('my-own-id')))).toEqual([404, 'document_not_found']);
  expect(await list(ada, 'api_keys')).toEqual({ total: 0, documents: [] });
});

test('a key that nobody proposes is generated, and a key is found by what a caller presents', async () => {
  const created = await createKey(ada, 'Generated', undefined, 'unique()');
  const secrets = createSecrets({ secretKey });
  const use = { address: '192.0.2.1', scopes: ['operations'], at: new Date() };
  expect(isApiKey(created.key)).toBe(true);
  expect(await findKey(server.database, secrets, String(created.key), use)).toEqual({
    keyId: created.$id,
    keyName: 'Generated',
    accountId: ada.user.$id,
    mode: 'live',
    apiVersion: null,
    refusal: null,
  });
  expect(await findKey(server.database, secrets, newKey(), use)).toBeUndefined();
  expect(await findKey(server.database, secrets, 'pk_', use)).toBeUndefined();
});

test.each<[string, object, [number, string]]>([
  ['without a name', { name: '   ' }, [400, 'document_invalid_structure']],
  ['with a name of 129 letters', { name: 'x'.repeat(129) }, [400, 'document_invalid_structure']],
  ['with a guessable key', { key: 'pk_1' }, [400, 'document_invalid_structure']],
  ['with an unknown attribute', { colour: 'red' }, [400, 'document_invalid_structure']],
  ['for somebody else', { userId: 'somebody-else' }, [401, 'user_unauthorized']],
])('a key %s is refused', async (_name, data, refusal) => {
  const wanted = { ...keyNamed(ID.unique()), data: { ...keyData(ada, 'Key'), ...data } };
  expect(await refusalOf(ada.browser.databases.createDocument(wanted))).toEqual(refusal);
});

test('a key, an id and a permission that are another’s are refused, and tell nothing but that', async () => {
  const key = newKey();
  const { $id } = await createKey(ada, 'Taken', key);
  const taken = createKey(eve, 'Mine', key);
  expect(await refusalOf(taken)).toEqual([409, 'document_unique_constraint_violation']);
  expect(await refusalOf(createKey(eve, 'Mine', newKey(), $id))).toEqual([409, 'document_already_exists']);
  const permissions = ['read("any")'];
  const open = { ...keyNamed(ID.unique()), data: keyData(eve, 'Open'), permissions };
  expect(await refusalOf(eve.browser.databases.createDocument(open))).toEqual([401, 'user_unauthorized']);
  for (const id of [$id, 'nothing-there', 'no id']) {
    const { databases } = eve.browser;
    const renaming: object = { name: 'x' };
    const gone = [404, 'document_not_found'];
    expect(await refusalOf(databases.getDocument(keyNamed(id)))).toEqual(gone);
    expect(await refusalOf(databases.updateDocument({ ...keyNamed(id), data: renaming }))).toEqual(gone);
    expect(await refusalOf(databases.deleteDocument(keyNamed(id)))).toEqual(gone);
  }
});

test('what registration made can be created again by its owner, and nothing in it changes', async () => {
  const { databases } = ada.browser;
  for (const collectionId of ['users', 'subscriptions']) {
    const [before] = (await list(ada, collectionId)).documents;
    const data = {
      userId: ada.user.$id,
      plan: 'enterprise',
      monthlyLimit: 1e9,
      totalRequests: 5,
      status: 'x',
    };
    const wanted = { databaseId: db, collectionId, documentId: ID.unique(), data };
    expect(await databases.createDocument(wanted)).toEqual(before);
    expect(before).toMatchObject({ plan: 'starter', userId: ada.user.$id, createdAt: time });
    const foreign = { ...wanted, data: { ...data, userId: eve.user.$id } };
    expect(await refusalOf(databases.createDocument(foreign))).toEqual([401, 'user_unauthorized']);
  }
});

test('nothing else can be written', async () => {
  const { databases } = ada.browser;
  const { $id } = await createKey(ada, 'Fixed');
  const refused = [401, 'user_unauthorized'];
  const one = (collectionId: string, documentId: string) => ({ databaseId: db, collectionId, documentId });
  const subscription = one('subscriptions', String((await list(ada, 'subscriptions')).documents[0]?.$id));
  const calls = [
    databases.createDocument({ ...one('api_requests', ID.unique()), data: { userId: ada.user.$id } }),
    databases.updateDocument({ ...subscription, data: { plan: 'pro' } }),
    databases.updateDocument({ ...one('api_keys', $id), data: { requestCount: 7 } }),
    databases.updateDocument({ ...one('api_keys', $id), data: { key: newKey() } }),
    databases.updateDocument({ ...one('api_keys', $id), data: { userId: eve.user.$id } }),
    databases.deleteDocument(subscription),
    databases.deleteDocument(one('users', ada.user.$id)),
    databases.upsertDocument({ ...subscription, data: { plan: 'pro' } }),
    databases.incrementDocumentAttribute({ ...subscription, attribute: 'monthlyLimit', value: 5 }),
    databases.decrementDocumentAttribute({ ...subscription, attribute: 'currentUsage', value: 5 }),
  ];
  expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => refused));
  const status = databases.updateDocument({ ...one('api_keys', $id), data: { status: 'sleeping' } });
  expect(await refusalOf(status)).toEqual([400, 'document_invalid_structure']);
  const nothing = databases.updateDocument({ ...one('api_keys', $id), data: {} });
  expect(await refusalOf(nothing)).toEqual([400, 'document_missing_payload']);
});

test('a guest is told to sign in, whether or not what it asks for exists', async () => {
  const { databases } = openBrowser(server.url);
  for (const collectionId of ['users', 'nothing']) {
    const data = { userId: ada.user.$id };
    const wanted = { databaseId: db, collectionId, documentId: ada.user.$id, data };
    const guest = [401, 'general_unauthorized_scope'];
    expect(await refusalOf(databases.listDocuments(wanted))).toEqual(guest);
    expect(await refusalOf(databases.getDocument(wanted))).toEqual(guest);
    expect(await refusalOf(databases.createDocument(wanted))).toEqual(guest);
    expect(await refusalOf(databases.updateDocument(wanted))).toEqual(guest);
    expect(await refusalOf(databases.upsertDocument(wanted))).toEqual(guest);
    expect(await refusalOf(databases.deleteDocument(wanted))).toEqual(guest);
  }
});

test('what does not exist is not found by its own name', async () => {
  const { databases } = ada.browser;
  const elsewhere = databases.listDocuments({ databaseId: 'main', collectionId: 'users' });
  expect(await refusalOf(elsewhere)).toEqual([404, 'database_not_found']);
  expect(await refusalOf(list(ada, 'accounts'))).toEqual([404, 'collection_not_found']);
  const error = await list(ada, 'accounts').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppwriteException);
  expect((error as AppwriteException).message).toBe(
    "Collection with the requested ID 'accounts' could not be found.",
  );
});

test('a page asks for its queries, its total and its attributes', async () => {
  const person = await signedIn(server.url);
  for (const name of ['A', 'B', 'C']) await createKey(person, name);
  const { databases } = person.browser;
  const queries = [
    Query.equal('userId', person.user.$id),
    Query.orderDesc('createdAt'),
    Query.limit(2),
    Query.select(['name']),
  ];
  const { total, documents } = await list(person, 'api_keys', queries);
  expect([total, documents.map(({ name }) => name)]).toEqual([3, ['C', 'B']]);
  expect(documents[0]).not.toHaveProperty('key');
  const uncounted = await databases.listDocuments({ databaseId: db, collectionId: 'api_keys', total: false });
  expect([uncounted.total, uncounted.documents.length]).toEqual([0, 3]);
  expect(await list(person, 'api_requests', [Query.equal('userId', 'unknown')])).toEqual({
    total: 0,
    documents: [],
  });
  const wrong = list(person, 'api_keys', [Query.equal('key', 'pk_')]);
  expect(await refusalOf(wrong)).toEqual([400, 'general_query_invalid']);
  const lost = list(person, 'api_keys', [Query.cursorAfter('nobody')]);
  expect(await refusalOf(lost)).toEqual([400, 'general_cursor_not_found']);
});

test('a hundred queries fit into an address', async () => {
  const queries = Array.from({ length: 100 }, (_, index) =>
    Query.or([Query.equal('name', `a name of some length ${index}`), Query.isNotNull('createdAt')]),
  );
  expect((await list(eve, 'users', queries)).total).toBe(1);
});

test('tables and rows are another name for collections and documents', async () => {
  const person = await signedIn(server.url);
  const { tablesDB } = person.browser;
  const place = { databaseId: db, tableId: 'api_keys' };
  const data = keyData(person, 'Row');
  const row = await tablesDB.createRow({ ...place, rowId: ID.unique(), data });
  expect(row).toMatchObject({ $tableId: 'api_keys', name: 'Row' });
  expect(row).not.toHaveProperty('$collectionId');
  expect(await tablesDB.listRows(place)).toEqual({ total: 1, rows: [row] });
  expect(await tablesDB.getRow({ ...place, rowId: row.$id })).toEqual(row);
  await tablesDB.updateRow({ ...place, rowId: row.$id, data: { status: 'inactive' } });
  await tablesDB.deleteRow({ ...place, rowId: row.$id });
  expect((await list(person, 'api_keys')).total).toBe(0);
});
