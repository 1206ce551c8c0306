import { useEffect, useSyncExternalStore } from 'react';
import { checkSession, currentSession, loading, onSessionChange, type Session } from './session.ts';

/** How often a backend that cannot be reached is asked again. */
const retryMs = 1_000;

/** Who is signed in; the first to ask makes it be checked, and it is checked again until the backend answers. */
export function useSession(): Session {
  const session = useSyncExternalStore(onSessionChange, currentSession, () => loading);
  useEffect(() => {
    // What a page came drawn with is known as loading until it has been taken over.
    if (currentSession().status === 'loading') void checkSession();
    if (session.status !== 'unreachable') return;
    const timer = setInterval(checkSession, retryMs);
    return () => clearInterval(timer);
  }, [session.status]);
  return session;
}
