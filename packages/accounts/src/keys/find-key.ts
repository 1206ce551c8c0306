import { isApiKey, type KeyMode } from '@pagesmith/catalog';
import type { Queryable } from '@pagesmith/database';
import { isWireId } from '@pagesmith/kernel';
import type { Secrets } from '../secrets/secrets.ts';
import { plainHash } from './key-text.ts';

/** Why a key may not be used for what is asked, as the database tells it. */
export type KeyRefusal =
  /** `isBlocked`: the account, by us, and not closed by its owner. */
  | { readonly outcome: 'keyInactive'; readonly isBlocked: boolean; readonly because: string | null }
  | { readonly outcome: 'keyExpired'; readonly endedAt: string; readonly isReplaced: boolean }
  | { readonly outcome: 'addressNotAllowed'; readonly address: string | null }
  | {
      readonly outcome: 'scopeMissing';
      readonly scopes: readonly string[];
      readonly accepted: readonly string[];
    };

export interface FoundKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly accountId: string;
  readonly mode: KeyMode;
  /** The version of the API that it was first used with. */
  readonly apiVersion: string | null;
  /** Null when it may be used. */
  readonly refusal: KeyRefusal | null;
}

/** Who uses a key, and what for: any of these scopes will do. */
export interface KeyUse {
  readonly address: string;
  readonly scopes: readonly string[];
  readonly at: Date;
}

/** The hashes that a presented key can be found by. */
export const hashesOf = (secrets: Secrets, presentedKey: string) => ({
  keyHash: secrets.hash(presentedKey),
  plainHash: plainHash(presentedKey),
});

const columns = `api_keys.id AS "keyId", api_keys.name AS "keyName", api_keys.user_id AS "accountId", api_keys.mode,
  api_keys.api_version AS "apiVersion"`;
const source = 'FROM api_keys JOIN accounts ON accounts.id = api_keys.user_id';

const presentedStatement = `SELECT ${columns},
    judge_key(api_keys, api_keys.key_hash NOT IN ($1, $2), accounts, $3, $4, $5) AS refusal
  ${source} WHERE api_keys.key_hash IN ($1, $2) OR api_keys.previous_key_hash = $2`;

/** Whose key this is, by its hash, and whether it may be used so. */
export async function findKey(
  database: Queryable,
  secrets: Secrets,
  presentedKey: string,
  { address, scopes, at }: KeyUse,
): Promise<FoundKey | undefined> {
  if (!isApiKey(presentedKey)) return undefined;
  const { keyHash, plainHash: plain } = hashesOf(secrets, presentedKey);
  const parameters = [Buffer.from(keyHash), Buffer.from(plain), address, [...scopes], at];
  const [found] = await database.query<FoundKey>(presentedStatement, parameters);
  return found;
}

/** A key by its id, for its owner, who need not hold the key itself. */
export async function findOwnKey(
  database: Queryable,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  { address, scopes, at }: KeyUse,
): Promise<(FoundKey & { readonly keyHash: Uint8Array }) | undefined> {
  if (!isWireId(id)) return undefined;
  const statement = `SELECT ${columns}, api_keys.key_hash AS "keyHash",
      judge_key(api_keys, false, accounts, $3, $4, $5) AS refusal
    ${source} WHERE api_keys.id = $1 AND api_keys.user_id = $2`;
  const parameters = [id, accountId, address, [...scopes], at];
  const [found] = await database.query<FoundKey & { keyHash: Uint8Array }>(statement, parameters);
  return found;
}
