import { apiKeys, type Queryable } from '@pagesmith/database';
import { and, eq, isNull } from 'drizzle-orm';

/** The version of a key's first use stays, whichever of several first requests comes last. */
export async function pinApiVersion({ orm }: Queryable, keyId: string, apiVersion: string): Promise<void> {
  const isFirst = and(eq(apiKeys.id, keyId), isNull(apiKeys.apiVersion));
  await orm.update(apiKeys).set({ apiVersion }).where(isFirst);
}
