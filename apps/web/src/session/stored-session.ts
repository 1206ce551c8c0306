/**
 * Where the SDK keeps sessions for browsers that refuse our cookie. It sends what stands here with every call, and the
 * server answers a sign-in that comes with it by what is to stand here instead.
 */
const storageKey = 'cookieFallback';

/** Only to be called where the cookie has been refused: what stands here can be read by any script of the page. */
export function keepSessionsInStorage(): void {
  localStorage.setItem(storageKey, '{}');
}

export const forgetStoredSessions = (): void => localStorage.removeItem(storageKey);

export const isSessionStored = (): boolean => localStorage.getItem(storageKey) !== null;

/** For calls that the SDK does not make; empty where the cookie does it. */
export function storedSessionHeader(): Record<string, string> {
  const stored = localStorage.getItem(storageKey);
  return stored ? { 'X-Fallback-Cookies': stored } : {};
}

/** A browser that blocks all site data throws at the mere mention of its storage, in the SDK too. */
export function isStorageBlocked(): boolean {
  try {
    return Reflect.get(window, 'localStorage') === undefined;
  } catch {
    return true;
  }
}
