import { type ReactNode, useDeferredValue } from 'react';
import { Navigate } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useWords } from '../language/language-context.tsx';
import { Spinner } from '../paper/spinner.tsx';
import { ErrorState } from '../paper/states.tsx';
import { type AccountModel, checkSession, type Session } from './session.ts';
import { useSession } from './use-session.ts';
import { loadingText, sessionWords } from './words.ts';

/** While it is asked, most who come are visitors: they need not wait for the answer, and nothing moves when it comes. */
const visitors: readonly Session['status'][] = ['loading', 'signed-out', 'factor-needed'];

/** For whoever is not signed in; the others go to their dashboard. Stands within the layout of the site. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (visitors.includes(session.status)) return children;
  return (
    <>
      <Waiting session={session} />
      {session.status === 'signed-in' && <Navigate to={addresses.dashboard} replace />}
    </>
  );
}

interface SignedInOnlyProps {
  /** The whole page, until it is known who looks at it, and on the way to the form for whoever is not signed in. */
  whileAsked: ReactNode;
  children: (account: AccountModel) => ReactNode;
}

/** For whoever is signed in; the others are asked to. Stands alone: what waits is the whole page. */
export function SignedInOnly({ whileAsked, children }: SignedInOnlyProps) {
  // Deferred: all that an account sees is drawn in slices, and the page answers in between.
  const session = useDeferredValue(useSession());
  if (session.status === 'signed-in') return children(session.account);
  if (session.status === 'loading') return whileAsked;
  if (session.status === 'signed-out' || session.status === 'factor-needed') {
    return (
      <>
        {whileAsked}
        <Navigate to={addresses.login} replace />
      </>
    );
  }
  return (
    <main>
      <Waiting session={session} />
    </main>
  );
}

/** Also shown on the way elsewhere, while the code of that page is loaded. */
function Waiting({ session }: { session: Session }) {
  const words = useWords(sessionWords);
  return (
    <div className="page-width section-space grid justify-items-center gap-6">
      <title>{words.documentTitle}</title>
      <h1 className="sr-only">{words.heading}</h1>
      <Obstacle session={session} />
    </div>
  );
}

function Obstacle({ session }: { session: Session }) {
  const words = useWords(sessionWords);
  if (session.status === 'storage-blocked' || session.status === 'unreachable') {
    const { title, text } = words[session.status];
    return (
      <ErrorState title={title} onRetry={checkSession}>
        <p>{text}</p>
      </ErrorState>
    );
  }
  return (
    <p role="status" lang="fr" className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      {loadingText}
    </p>
  );
}
