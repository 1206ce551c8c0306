import { maskApiKey } from '@pagesmith/catalog';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Collection, databaseId } from './collections.ts';
import type { Owned } from './owned.ts';

/** A document as the protocol shows it; `$collectionId` is renamed where the client speaks of tables. */
export interface Document {
  readonly $id: string;
  readonly $sequence: string;
  readonly $collectionId: string;
  readonly $databaseId: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly [attribute: string]: unknown;
}

export type Row = Readonly<Record<string, unknown>>;
export type Columns = Record<string, AnyPgColumn>;

const secretKeyIdOf = (name: string) => `${name}.secretKeyId`;
const inFrenchOf = (name: string) => `${name}.inFrench`;

/** The columns that a document is made of. */
export function columnsOf(collection: Collection, selected?: ReadonlySet<string>): Columns {
  const columns: Columns = {};
  for (const [name, { column }] of Object.entries(collection.system)) columns[name] = column;
  for (const [name, { column, secretKeyId, inFrench }] of Object.entries(collection.attributes)) {
    if (selected && !selected.has(name)) continue;
    columns[name] = column;
    if (secretKeyId) columns[secretKeyIdOf(name)] = secretKeyId;
    if (inFrench) columns[inFrenchOf(name)] = inFrench;
  }
  return columns;
}

export function toDocument(owned: Owned, row: Row): Document {
  const { collection, ownerId, secrets, isConfirmed, language } = owned;
  const show = (name: string): unknown => {
    const value = (language === 'fr' && row[inFrenchOf(name)]) || row[name];
    if (value instanceof Date) return wireTime(value);
    if (!(value instanceof Uint8Array)) return value;
    const key = secrets.decrypt(value, String(row[secretKeyIdOf(name)]));
    return isConfirmed ? key : maskApiKey(key);
  };
  const names = Object.keys(collection.attributes).filter((name) => name in row);
  return {
    ...Object.fromEntries(names.map((name) => [name, show(name)])),
    $id: String(row.$id),
    $sequence: String(row.$sequence),
    $collectionId: collection.id,
    $databaseId: databaseId,
    $createdAt: String(show('$createdAt')),
    $updatedAt: String(show('$updatedAt')),
    $permissions: permissionsOf(collection, ownerId),
  };
}

/** ISO 8601 as the protocol writes it: `2026-11-15T01:41:51.423+00:00`. */
export const wireTime = (time: Date): string => time.toISOString().replace('Z', '+00:00');

/** What the owner really may do: a client that reads them is not promised more. */
function permissionsOf({ rights }: Collection, ownerId: string): string[] {
  const actions = ['read'];
  if (rights.update.length > 0) actions.push('update');
  if (rights.canDelete) actions.push('delete');
  return actions.map((action) => `${action}("user:${ownerId}")`);
}
