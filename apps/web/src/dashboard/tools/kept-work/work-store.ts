import { policy } from '@pagesmith/catalog';
import { keptWorkName } from '../../../session/kept-work.ts';
import type { Success } from '../request/answer.ts';
import { type Draft, emptyDraft } from '../request/draft.ts';

/** What was begun in a tool, and what came of it. */
export interface Work {
  readonly draft: Draft;
  readonly success?: Success | undefined;
}

export const nothingBegun: Work = { draft: emptyDraft };

interface KeptWork extends Work {
  readonly id: string;
  readonly accountId: string;
  readonly keptAt: number;
}

const storeName = 'work';
const keptMs = policy.keptWorkHours * 3_600_000;
/** Larger files are chosen again after a reload: a browser's storage is not for them. */
const bytesMax = 100 * 1_048_576;

const promised = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Value>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<Value>) {
  const opening = indexedDB.open(keptWorkName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await promised(opening);
  try {
    return await act(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
}

/** At once in this window; after a reload from the browser's storage. */
const atHand = new Map<string, Work>();

export const begin = (id: string, work: Work): void => void atHand.set(id, work);
export const workAtHand = (id: string): Work | undefined => atHand.get(id);

const bytesOf = ({ draft, success }: Work) =>
  Object.values(draft.files)
    .flat()
    .reduce((sum, { size }) => sum + size, success?.body.size ?? 0);

/** Without the password, which is kept nowhere. A browser that refuses to store forgets with the window. */
export async function keepWork(id: string, accountId: string, work: Work): Promise<void> {
  atHand.set(id, work);
  if (bytesOf(work) > bytesMax) return;
  const success = work.success && { ...work.success, draft: withoutPassword(work.success.draft) };
  const kept: KeptWork = { id, accountId, keptAt: Date.now(), draft: withoutPassword(work.draft), success };
  await withStore('readwrite', (store) => promised(store.put(kept))).catch(() => {});
}

const withoutPassword = (draft: Draft): Draft => ({ ...draft, password: '' });

/** For the promised time, and for nobody else. */
export const isUsableBy = (
  accountId: string,
  kept: Pick<KeptWork, 'accountId' | 'keptAt'>,
  now: number,
): boolean => kept.accountId === accountId && now - kept.keptAt <= keptMs;

/** What this account began here; what is too old, or another's, is deleted on the way. */
export async function findWork(id: string, accountId: string): Promise<Work> {
  const here = atHand.get(id);
  if (here) return here;
  try {
    return await withStore('readwrite', async (store) => {
      const all: KeptWork[] = await promised(store.getAll());
      const isUsable = (kept: KeptWork) => isUsableBy(accountId, kept, Date.now());
      for (const kept of all) if (!isUsable(kept)) store.delete(kept.id);
      return all.find((kept) => kept.id === id && isUsable(kept)) ?? nothingBegun;
    });
  } catch {
    return nothingBegun;
  }
}
