import type { KeySettings } from '@pagesmith/contract';
import { ID } from 'appwrite';
import { backend, callBackend } from '../../session/backend.ts';
import { databaseId } from '../../session/use-changes.ts';
import type { ApiKey } from '../documents/documents.ts';
import { type KeyOptions, newDraft, optionsOf } from './key-draft.ts';
import { newKey } from './new-key.ts';

const place = { databaseId, collectionId: 'api_keys' };

/** One that is shown once is made by the server, which keeps no more than a hash of it. */
export const createKey = (
  userId: string,
  name: string,
  { mode, isRevealable, settings }: KeyOptions = optionsOf(newDraft),
) =>
  backend().databases.createDocument<ApiKey>({
    ...place,
    documentId: ID.unique(),
    data: {
      userId,
      name: name.trim(),
      key: isRevealable ? newKey(mode) : '',
      status: 'active',
      createdAt: new Date().toISOString(),
      lastUsed: null,
      requestCount: 0,
      mode,
      isRevealable,
      ...settings,
      monthCalls: 0,
      monthStartedAt: null,
      previousKeyUntil: null,
      lastAddress: null,
      lastClient: null,
    },
  });

export const changeKey = ({ $id }: ApiKey, data: { name: string } & Partial<KeySettings>) =>
  backend().databases.updateDocument({ ...place, documentId: $id, data });

/** Returns the new text; the former one works for the overlap. */
export const rotateKey = async ({ $id }: ApiKey, overlapHours: number): Promise<string> =>
  (
    await callBackend<{ key: string }>('POST', `/account/api-keys/${$id}/rotation`, {
      overlapHours,
    })
  ).key;

/** As the session may see it: whole when its owner has just proved to be there, masked otherwise. */
export const readKey = async ({ $id }: ApiKey): Promise<string> =>
  (await backend().databases.getDocument<ApiKey>({ ...place, documentId: $id })).key;

export const setKeyStatus = (key: ApiKey, status: ApiKey['status']) =>
  backend().databases.updateDocument({ ...place, documentId: key.$id, data: { status } });

export const deleteKey = (key: ApiKey) =>
  backend().databases.deleteDocument({ ...place, documentId: key.$id });

/** Within seconds of its deletion: the server keeps it so long, and refuses its calls meanwhile. */
export const restoreKey = ({ $id }: ApiKey): Promise<void> =>
  callBackend('POST', `/account/api-keys/${$id}/restoration`);
