import { useEffect, useState } from 'react';
import { isStorageBlocked, storedSessionHeader } from '../../session/stored-session.ts';

/**
 * Whether the dashboard is open to this visitor, asked once the page is in use. By a plain question: the client of the
 * backend would be a burden to every public page.
 */
export function useSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    if (isStorageBlocked()) return;
    const headers = { 'x-appwrite-project': 'pagesmith', ...storedSessionHeader() };
    fetch('/v1/account/visitor', { headers })
      .then((response) => response.json())
      .then(({ account }) => setIsSignedIn(Boolean(account)))
      // Whoever cannot be recognised is shown the way in.
      .catch(() => {});
  }, []);
  return isSignedIn;
}
