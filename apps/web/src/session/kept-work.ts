/** What was begun in the dashboard's tools, with its files: kept in this browser, and gone with the session. */
export const keptWorkName = 'pagesmith_work';

export function forgetKeptWork(): void {
  // Where the browser offers no such storage, nothing is kept in it.
  globalThis.indexedDB?.deleteDatabase(keptWorkName);
}
