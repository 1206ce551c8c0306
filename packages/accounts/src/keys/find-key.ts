import { isApiKey } from '@pagesmith/catalog';
import { apiKeys, type Queryable } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';

export interface FoundKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly accountId: string;
  readonly status: 'active' | 'inactive';
}

/** Whose key this is, in one indexed read by its keyed hash; whether it may be used is for the caller to say. */
export async function findKey(
  database: Queryable,
  secrets: Secrets,
  presentedKey: string,
): Promise<FoundKey | undefined> {
  if (!isApiKey(presentedKey)) return undefined;
  const [found] = await database.orm
    .select({
      keyId: apiKeys.id,
      keyName: apiKeys.name,
      accountId: apiKeys.userId,
      status: apiKeys.status,
    })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, secrets.hash(presentedKey)));
  return found;
}
