import { randomUUID } from 'node:crypto';
import { newCaller } from './server.ts';

/** Registers over HTTP, as a browser would, on the free plan; returns an API key, for operations and jobs unless told. */
export async function newApiKey(url: string, scopes?: readonly string[]): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const password = randomUUID();
  const account = await ask(url, '/account', { userId: 'unique()', email, password, name: 'Ada' });
  const { cookie } = await ask(url, '/account/sessions/email', { email, password });
  const documents = '/databases/default/collections/api_keys/documents';
  const data = { userId: account.answer.$id, name: 'journey', ...(scopes && { scopes }) };
  const { answer } = await ask(url, documents, { documentId: 'unique()', data }, cookie);
  return String(answer.key);
}

async function ask(url: string, path: string, body: unknown, cookie = '') {
  const response = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: {
      ...newCaller(),
      'x-appwrite-project': 'pagesmith',
      'content-type': 'application/json',
      cookie,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { answer, cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
}
