import { isApiKey } from '@pagesmith/catalog';
import type { Queryable } from '@pagesmith/database';
import type { Secrets } from '../secrets/secrets.ts';

export interface FoundKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly accountId: string;
  /** A key of a blocked account is inactive, whatever its own switch says. */
  readonly status: 'active' | 'inactive';
}

const statement = `
SELECT api_keys.id AS "keyId", api_keys.name AS "keyName", api_keys.user_id AS "accountId",
  CASE accounts.status WHEN 'active' THEN api_keys.status ELSE 'inactive' END AS status
FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id
WHERE api_keys.key_hash = $1`;

/** Whose key this is, by its keyed hash in one indexed read; whether it may be used is for the caller to say. */
export async function findKey(
  database: Queryable,
  secrets: Secrets,
  presentedKey: string,
): Promise<FoundKey | undefined> {
  if (!isApiKey(presentedKey)) return undefined;
  const [found] = await database.query<FoundKey>(statement, [secrets.hash(presentedKey)]);
  return found;
}
