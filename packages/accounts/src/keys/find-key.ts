import { isApiKey } from '@pagesmith/catalog';
import type { Queryable } from '@pagesmith/database';
import { isWireId } from '@pagesmith/kernel';
import type { Secrets } from '../secrets/secrets.ts';

export interface FoundKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly accountId: string;
  /** A key of a blocked or closed account is inactive, whatever its own switch says. */
  readonly status: 'active' | 'inactive';
  /** By us, and not closed by its owner. */
  readonly isBlocked: boolean;
  readonly blockedBecause: string | null;
}

const columns = `api_keys.id AS "keyId", api_keys.name AS "keyName", api_keys.user_id AS "accountId",
  CASE accounts.status WHEN 'active' THEN api_keys.status ELSE 'inactive' END AS status,
  accounts.status = 'blocked' AND accounts.closed_at IS NULL AS "isBlocked",
  accounts.blocked_because AS "blockedBecause"`;
const source = 'FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id';

/** Whose key this is, by its keyed hash in one indexed read; whether it may be used is for the caller to say. */
export async function findKey(
  database: Queryable,
  secrets: Secrets,
  presentedKey: string,
): Promise<FoundKey | undefined> {
  if (!isApiKey(presentedKey)) return undefined;
  const statement = `SELECT ${columns} ${source} WHERE api_keys.key_hash = $1`;
  const [found] = await database.query<FoundKey>(statement, [secrets.hash(presentedKey)]);
  return found;
}

/** A key by its id, for its owner, who need not hold the key itself. */
export async function findOwnKey(
  database: Queryable,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<(FoundKey & { readonly keyHash: Uint8Array }) | undefined> {
  if (!isWireId(id)) return undefined;
  const statement = `SELECT ${columns}, api_keys.key_hash AS "keyHash" ${source}
    WHERE api_keys.id = $1 AND api_keys.user_id = $2`;
  const [found] = await database.query<FoundKey & { keyHash: Uint8Array }>(statement, [id, accountId]);
  return found;
}
