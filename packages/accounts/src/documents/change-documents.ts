import { isWireId, uniqueId } from '@pagesmith/kernel';
import { wireId } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { createKey, updateKey } from '../keys/change-keys.ts';
import { deleteKey } from '../keys/delete-key.ts';
import { checkKeyMode, checkKeyName, checkKeyStatus, checkProposedKey } from '../keys/key-data.ts';
import { readKeySettings } from '../keys/key-settings.ts';
import type { Document } from './document.ts';
import { documentFailures } from './failures.ts';
import type { Changeable, Owned } from './owned.ts';
import { getDocument, listDocuments } from './read-documents.ts';

type Data = Readonly<Record<string, unknown>>;

export interface GivenDocument {
  readonly data: Data | undefined;
  readonly permissions: readonly string[] | undefined;
}

/** Only API keys are created, changed and deleted by clients: the table of collections says so. */
export async function createDocument(
  owned: Changeable,
  id: string,
  { data, permissions }: GivenDocument,
): Promise<Document> {
  const { rights } = owned.collection;
  if (rights.create === 'never') throw documentFailures.userUnauthorized();
  if (!data || Object.keys(data).length === 0) throw documentFailures.documentMissingData();
  checkOwnership(owned, data, permissions);
  if (rights.create === 'existing') return existingDocument(owned);
  checkNames(owned, data);
  const wanted = {
    id: toDocumentId(id),
    userId: owned.ownerId,
    name: checkKeyName(data.name),
    key: checkProposedKey(data.key),
    mode: checkKeyMode(data.mode, data.key),
    isRevealable: data.isRevealable !== false,
    settings: readKeySettings(data, rulesOf(owned)),
  };
  const key = await createKey(owned.database, owned.secrets, wanted, owned.changer);
  // Whoever creates a key may see that key.
  return { ...(await getDocument(owned, wanted.id)), key };
}

export async function updateDocument(
  owned: Changeable,
  id: string,
  { data = {}, permissions }: GivenDocument,
): Promise<Document> {
  const { update } = owned.collection.rights;
  checkOwnership(owned, data, permissions);
  checkNames(owned, data);
  const isRefused = Object.keys(data).some((name) => !update.includes(name));
  if (isRefused || update.length === 0) throw documentFailures.userUnauthorized();
  if (Object.keys(data).length === 0) throw documentFailures.documentMissingPayload();
  const change = {
    ...('name' in data && { name: checkKeyName(data.name) }),
    ...('status' in data && { status: checkKeyStatus(data.status) }),
    ...readKeySettings(data, rulesOf(owned)),
  };
  const { database, ownerId: userId, changer } = owned;
  const isChanged = isWireId(id) && (await updateKey(database, { id, userId }, change, changer));
  if (!isChanged) throw documentFailures.documentNotFound({ id });
  return getDocument(owned, id);
}

/** Another user's document is not found, just like one that does not exist: the answer reveals nothing. */
export async function deleteDocument(owned: Changeable, id: string): Promise<void> {
  if (!owned.collection.rights.canDelete) throw documentFailures.userUnauthorized();
  const { database, ownerId: userId, changer } = owned;
  const isDeleted = isWireId(id) && (await deleteKey(database, { id, userId }, changer.visitor));
  if (!isDeleted) throw documentFailures.documentNotFound({ id });
}

const rulesOf = ({ changer }: Changeable) => ({ knownScopes: changer.knownScopes, now: new Date() });

/** The one that registration made; whatever the client wanted to say in it has no effect. */
async function existingDocument(owned: Owned): Promise<Document> {
  const { documents } = await listDocuments(owned, [], false);
  return documents[0] ?? Promise.reject(documentFailures.userUnauthorized());
}

/** A document is its creator's alone: it can be made neither for another user nor readable by one. */
function checkOwnership({ ownerId }: Owned, data: Data, permissions: readonly string[] = []): void {
  const isOwn = (permission: string) =>
    ['read', 'update', 'delete', 'write'].some((action) => permission === `${action}("user:${ownerId}")`);
  const isForeign = 'userId' in data && data.userId !== ownerId;
  if (isForeign || !permissions.every(isOwn)) throw documentFailures.userUnauthorized();
}

function checkNames({ collection }: Owned, data: Data): void {
  const unknown = Object.keys(data).find((name) => !Object.hasOwn(collection.attributes, name));
  if (unknown === undefined) return;
  throw documentFailures.documentInvalidStructure({
    en: `Unknown attribute: "${unknown}"`,
    fr: `Attribut inconnu\u00a0: «\u00a0${unknown}\u00a0»`,
  });
}

function toDocumentId(id: string): string {
  const { documentId } = readArguments({ documentId: wireId }, { documentId: id });
  return documentId === 'unique()' ? uniqueId() : documentId;
}
