import { accounts } from '@pagesmith/database';
import { defaultLanguage } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { collections, databaseId } from '../documents/collections.ts';
import { findDocument } from '../documents/read-documents.ts';
import { withoutSecrets } from '../identity/account.ts';
import type { RealtimeDeps } from './deps.ts';
import type { Change } from './publish.ts';

/** What has changed, read for its owner alone; undefined when it is gone in the meantime. */
export async function payloadOf(deps: RealtimeDeps, change: Change): Promise<object | undefined> {
  const { collection, id, userId, action } = change;
  if (collection === 'account') return accountPayload(deps, userId);
  // What it says of itself is at its address.
  if (collection === 'jobs') return { $id: id };
  const names = { $id: id, $databaseId: databaseId, $collectionId: collection, $tableId: collection };
  if (action === 'delete') return names;
  // A socket stays open for days, and tells everything to all of the account's sessions.
  const owned = {
    ...deps,
    ownerId: userId,
    collection: collections[collection],
    isConfirmed: false,
    language: defaultLanguage,
  };
  const document = await findDocument(owned, id);
  return document && { ...document, ...names };
}

async function accountPayload(
  { database, showAccount }: RealtimeDeps,
  id: string,
): Promise<object | undefined> {
  const [row] = await database.orm.select().from(accounts).where(eq(accounts.id, id));
  return row && showAccount(withoutSecrets(row));
}
