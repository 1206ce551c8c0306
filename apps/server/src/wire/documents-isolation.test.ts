import { ID } from 'appwrite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attempt, anyAttempt, type Known } from './testing/attempts.ts';
import { type Person, signedIn } from './testing/people.ts';
import { cookieHeader } from './testing/socket.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
let ada: Person;
let eve: Person;
let known: Known;

const adasKey = `pk_${crypto.randomUUID().replaceAll('-', '')}`;
const adasName = 'a name that only Ada knows';

beforeAll(async () => {
  server = await startServer();
  ada = await signedIn(server.url);
  eve = await signedIn(server.url);
  const keyOf = ({ browser }: Person, data: object) =>
    browser.databases.createDocument({
      databaseId: 'default',
      collectionId: 'api_keys',
      documentId: ID.unique(),
      data,
    });
  const keys = [await keyOf(ada, { name: adasName, key: adasKey }), await keyOf(eve, { name: 'Eve’s' })];
  for (const [index, { user }] of [ada, eve].entries()) {
    await server.database.query(
      `INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status, response_time_ms)
       SELECT $1 || n, $2, 'k', $3, '/fill-pdf', 'POST', 'success', 200, n FROM generate_series(1, 3) n`,
      [`call-${index}-`, user.$id, index === 0 ? adasName : 'Eve’s'],
    );
  }
  const subscriptions = await server.database.query<{ id: string }>('SELECT id FROM subscriptions');
  known = {
    ids: [
      ada.user.$id,
      eve.user.$id,
      ...['call-0-1', 'call-1-1', 'nobody', 'unique()'],
      // Only keys can be changed at all, so they are tried most.
      ...[...keys, ...keys, ...keys].map(({ $id }) => $id),
      ...subscriptions.map(({ id }) => id),
    ],
    texts: ['Eve’s', 'Mine', 'pk_', adasKey, ada.email],
    foreignUserId: ada.user.$id,
    ownUserId: eve.user.$id,
  };
});
afterAll(() => server?.stop());

/** Everything that Eve may not change: all of Ada's, and of her own what the server alone writes. */
const untouchable = () =>
  server.database.query(
    `SELECT
       (SELECT jsonb_agg(k ORDER BY id) FROM api_keys k WHERE user_id <> $1) AS foreign_keys,
       (SELECT count(*) FROM api_keys WHERE user_id = $1 AND (request_count > 0 OR last_used_at IS NOT NULL)) AS forged,
       (SELECT jsonb_agg(r ORDER BY id) FROM api_requests r) AS calls,
       (SELECT jsonb_agg(s ORDER BY id) FROM subscriptions s) AS subscriptions,
       (SELECT jsonb_agg(u ORDER BY id) FROM users u) AS users,
       (SELECT jsonb_agg(s ORDER BY id) FROM sessions s) AS sessions`,
    [eve.user.$id],
  );

const countOf = async (collection: string): Promise<number> => {
  const [row] = await server.database.query<{ total: number }>(
    `SELECT count(*) AS total FROM "${collection}" WHERE user_id = $1`,
    [eve.user.$id],
  );
  return row?.total ?? 0;
};

async function attempt({ method, path, headers, body }: Attempt): Promise<{ status: number; text: string }> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      'x-appwrite-project': 'pagesmith',
      'content-type': 'application/json',
      ...cookieHeader(eve.browser),
      ...headers,
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

interface Answer {
  readonly total?: number;
  readonly documents?: readonly Record<string, unknown>[];
  readonly rows?: readonly Record<string, unknown>[];
  readonly userId?: unknown;
}

test('whatever Eve asks for and writes, she reads, counts, changes and deletes nothing of Ada’s, and no counter', async () => {
  const before = await untouchable();
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyAttempt(known), async (tried) => {
      const { status, text } = await attempt(tried);
      statuses.add(status);
      expect(status, text).toBeLessThan(500);
      for (const secret of [adasKey, adasName, ada.email]) expect(text).not.toContain(secret);
      const answer: Answer = text && status < 300 ? JSON.parse(text) : {};
      const list = answer.documents ?? answer.rows ?? [answer];
      for (const { userId = eve.user.$id } of list) expect(userId).toBe(eve.user.$id);
      if (answer.total !== undefined) {
        const collection = tried.path.split('/')[5] ?? '';
        expect(answer.total).toBeLessThanOrEqual(await countOf(collection));
      }
      expect(await untouchable()).toEqual(before);
    }),
    process.env.SOAK ? { numRuns: 5_000 } : { numRuns: 500, seed: 20_260_115 },
  );
  // The attempts were worth something: some were understood, answered, and refused in most ways.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404]));
});
