import type { KeyBody } from '@pagesmith/contract';
import type { Customer } from '../../api/testing/customer.ts';

/** A key that its owner makes in the dashboard, with these settings. */
export async function keyWith(url: string, owner: Customer, settings: object): Promise<KeyBody> {
  const response = await fetch(`${url}/v1/databases/default/collections/api_keys/documents`, {
    method: 'POST',
    headers: {
      'x-appwrite-project': 'pagesmith',
      'content-type': 'application/json',
      cookie: owner.cookie,
    },
    body: JSON.stringify({
      documentId: 'unique()',
      data: { userId: owner.accountId, name: 'made', ...settings },
    }),
  });
  const made = (await response.json()) as KeyBody & { $id: string };
  if (!response.ok) throw new Error(JSON.stringify(made));
  return { ...made, id: made.$id };
}

/** A request with a key, and JSON both ways. */
export async function ask(url: string, key: string, method: string, path: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
