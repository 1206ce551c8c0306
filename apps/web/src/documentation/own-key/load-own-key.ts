import { isApiKey } from '@pagesmith/catalog';
import { AppwriteException, type Models, Query } from 'appwrite';
import { backend } from '../../session/backend.ts';
import { databaseId } from '../../session/use-changes.ts';

export type OwnKeyAnswer = { readonly key: string } | 'signed-out' | 'none' | 'masked';

/** The newest active key of whoever is signed in. A session that has not confirmed lately sees keys masked. */
export async function loadOwnKey(): Promise<OwnKeyAnswer> {
  const newest = await findOwnKey();
  if (typeof newest === 'string') return newest;
  return isApiKey(newest.key) ? { key: newest.key } : 'masked';
}

/** The same without the need to see it: its id is enough for a call of the signed-in customer. */
export async function findOwnKey(): Promise<{ $id: string; key: string } | 'signed-out' | 'none'> {
  const queries = [Query.equal('status', 'active'), Query.orderDesc('createdAt'), Query.limit(1)];
  try {
    const { documents } = await backend().databases.listDocuments<Models.Document & { key: string }>({
      databaseId,
      collectionId: 'api_keys',
      queries,
    });
    return documents[0] ?? 'none';
  } catch (error) {
    if (error instanceof AppwriteException && error.code === 401) return 'signed-out';
    throw error;
  }
}
