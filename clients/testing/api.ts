// The server that all journeys share, for the tests of the clients.
import { keyScopes } from '@pagesmith/catalog';
import { newApiKey } from '../../e2e/new-api-key.ts';
import { sharedServer } from '../../e2e/server.ts';

/** As a new customer, whose calls no other test uses up. */
export async function newAccess(
  scopes?: readonly string[],
): Promise<{ readonly url: string; readonly key: string }> {
  const url = sharedServer();
  return { url, key: await newApiKey(url, scopes) };
}

/** For everything that a key can do. */
export const newOwnerAccess = () => newAccess(keyScopes);
