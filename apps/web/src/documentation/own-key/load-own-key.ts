import { isApiKey } from '@pagesmith/catalog';
import { AppwriteException, type Models, Query } from 'appwrite';
import { backend } from '../../session/backend.ts';
import { databaseId } from '../../session/use-changes.ts';

export type OwnKeyAnswer = { readonly key: string } | 'signed-out' | 'none' | 'masked';

/** The newest active key of whoever is signed in. A session that has not confirmed lately sees keys masked. */
export async function loadOwnKey(): Promise<OwnKeyAnswer> {
  const queries = [Query.equal('status', 'active'), Query.orderDesc('createdAt'), Query.limit(1)];
  try {
    const { documents } = await backend().databases.listDocuments<Models.Document & { key: string }>({
      databaseId,
      collectionId: 'api_keys',
      queries,
    });
    const [newest] = documents;
    if (!newest) return 'none';
    return isApiKey(newest.key) ? { key: newest.key } : 'masked';
  } catch (error) {
    if (error instanceof AppwriteException && error.code === 401) return 'signed-out';
    throw error;
  }
}
