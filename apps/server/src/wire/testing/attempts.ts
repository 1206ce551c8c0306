import fc from 'fast-check';

/** A call as an attacker who is signed in could make it. */
export interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

export interface Known {
  /** Ids of accounts, documents and sessions, own and foreign, that the attacker has heard of. */
  readonly ids: readonly string[];
  /** Anything else worth asking for: names, keys, e-mail addresses. */
  readonly texts: readonly string[];
  readonly foreignUserId: string;
  readonly ownUserId: string;
}

/** The likelier to be understood, the more often: what is refused at the door proves little. */
const collections = [
  ...['users', 'api_keys', 'api_keys', 'api_keys', 'api_requests', 'api_requests', 'subscriptions'],
  ...['accounts', 'sessions'],
];
const commonTexts = ['$id', 'userId', 'status'];
const attributes = [
  ...['$id', '$sequence', '$createdAt', '$updatedAt', '$permissions', 'userId', 'user_id', 'key', 'key_hash'],
  ...['name', 'email', 'plan', 'status', 'monthlyLimit', 'currentUsage', 'totalRequests', 'requestCount'],
  ...['endpoint', 'responseTime', 'apiKeyName', 'createdAt', 'lastUsed', '*', '', 'constructor'],
];
const filters = [
  ...['equal', 'notEqual', 'lessThan', 'greaterThanEqual', 'between', 'notBetween', 'search', 'notSearch'],
  ...['contains', 'notContains', 'startsWith', 'notEndsWith', 'isNull', 'isNotNull', 'orderAsc', 'orderDesc'],
];

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

function anyQuery({ ids, texts }: Known): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    oneOf([...ids, ...texts]),
    oneOf(["' or '1'='1", '%', '', '2000-01-01T00:00:00Z', '9999-01-01']),
    fc.integer(),
    fc.constant(null),
  );
  const values = fc.array(value, { minLength: 0, maxLength: 3 });
  const { query } = fc.letrec((tie) => ({
    query: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ method: oneOf(filters), attribute: oneOf(attributes), values }),
      fc.record({
        method: oneOf(['equal', 'notEqual', 'contains', 'notContains', 'startsWith']),
        attribute: oneOf(commonTexts),
        values: fc.array(oneOf([...ids, ...texts]), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        method: oneOf(['orderAsc', 'orderDesc', 'isNull', 'isNotNull']),
        attribute: oneOf(commonTexts),
      }),
      fc.record({ method: oneOf(['cursorAfter', 'cursorBefore']), values: fc.tuple(oneOf(ids)) }),
      fc.record({ method: oneOf(['limit', 'offset']), values: fc.tuple(fc.integer({ min: 0, max: 5_000 })) }),
      fc.record({ method: fc.constant('select'), values: fc.array(oneOf(attributes), { maxLength: 4 }) }),
      fc.record({
        method: oneOf(['and', 'or']),
        values: fc.array(tie('query'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  }));
  return query;
}

const place = fc.oneof(
  oneOf(collections).map((collection) => `/v1/databases/default/collections/${collection}/documents`),
  oneOf(collections).map((collection) => `/v1/tablesdb/default/tables/${collection}/rows`),
);

/** What is done to which part of a collection; the last one is what makes no sense. */
function anyAction({ ids }: Known): fc.Arbitrary<{ method: string; tail: string }> {
  const id = oneOf(ids).map((text) => `/${encodeURIComponent(text)}`);
  const nothing = fc.constant('');
  const one = (method: string[], tail: fc.Arbitrary<string>) => fc.record({ method: oneOf(method), tail });
  return fc.oneof(
    one(['GET'], nothing),
    one(['GET'], id),
    one(['POST'], nothing),
    one(['PATCH', 'PUT', 'DELETE'], id),
    one(
      ['PATCH'],
      id.map((text) => `${text}/currentUsage/increment`),
    ),
    one(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'], fc.oneof(nothing, id)),
  );
}

const anySearch = (known: Known): fc.Arbitrary<string> =>
  fc.array(anyQuery(known), { maxLength: 3 }).map((list) => {
    const texts = list.map((query, index) => [`queries[${index}]`, JSON.stringify(query)] as const);
    return new URLSearchParams(Object.fromEntries(texts)).toString();
  });

/** Headers that could make an overly trusting server take one user for another. */
function anyHeaders({ foreignUserId }: Known): fc.Arbitrary<Record<string, string>> {
  const forged = Buffer.from(JSON.stringify({ id: foreignUserId, secret: 'f'.repeat(64) })).toString(
    'base64',
  );
  return fc.record(
    {
      'x-appwrite-session': fc.constant(forged),
      'x-fallback-cookies': fc.constant(JSON.stringify({ a_session_pagesmith: forged })),
      'x-appwrite-jwt': fc.constant(forged),
      'x-appwrite-key': fc.constant('admin'),
      'x-appwrite-mode': fc.constant('admin'),
      'x-appwrite-impersonate-user-id': fc.constant(foreignUserId),
      'x-forwarded-for': fc.constant('127.0.0.1'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>;
}

function anyBody({ ids, texts, foreignUserId, ownUserId }: Known): fc.Arbitrary<Record<string, unknown>> {
  const permission = `read("user:${foreignUserId}")`;
  const keyData = {
    userId: oneOf([ownUserId, ownUserId, foreignUserId, 'unknown']),
    name: oneOf(['Mine', 'Eve’s', ' ']),
    key: oneOf([undefined, ...texts]),
    status: oneOf(['active', 'inactive', 'trialing']),
    requestCount: fc.nat(),
  };
  const anyData = fc.record(
    {
      ...keyData,
      plan: oneOf(['pro', 'enterprise']),
      monthlyLimit: fc.nat(),
      currentUsage: fc.constant(0),
      totalRequests: fc.nat(),
    },
    { requiredKeys: [] },
  );
  const { name, status } = keyData;
  const data = fc.oneof(anyData, fc.record(keyData, { requiredKeys: ['name'] }), fc.record({ name, status }));
  const id = oneOf(['unique()', ...ids]);
  return fc.record(
    { documentId: id, rowId: id, data, permissions: oneOf([[], [permission], ['read("any")']]) },
    { requiredKeys: ['documentId', 'rowId', 'data'] },
  );
}

export const anyAttempt = (known: Known): fc.Arbitrary<Attempt> =>
  fc
    .tuple(anyAction(known), place, anySearch(known), anyHeaders(known), anyBody(known))
    .map(([{ method, tail }, start, search, headers, body]) => ({
      method,
      path: `${start}${tail}?${search}`,
      headers,
      body,
    }));
