import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { supportWords } from './words.ts';

interface Opening {
  /** The call to write about: the form for a new ticket is shown in place of the tickets. */
  readonly requestId?: string;
  /** Has the focus again afterwards, where what was clicked is gone by then. */
  readonly from?: HTMLElement | null;
}

interface Support {
  open(opening: Opening): void;
}

const Context = createContext<Support | undefined>(undefined);

export function useSupport(): Support {
  const support = useContext(Context);
  if (!support) throw new Error('There is no SupportProvider around this.');
  return support;
}

/** One dialog, wherever in the dashboard it is opened from. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>();
  const support = useMemo<Support>(() => ({ open: setOpening }), []);
  const close = () => {
    setOpening(undefined);
    requestAnimationFrame(() => opening?.from?.focus());
  };
  return (
    <Context value={support}>
      {children}
      {opening && <SupportDialog requestId={opening.requestId} onClose={close} />}
    </Context>
  );
}

const loadView = async () => (await import('./support-view.tsx')).SupportView;

function SupportDialog({ requestId, onClose }: { requestId: string | undefined; onClose: () => void }) {
  const words = useWords(supportWords);
  const [version, setVersion] = useState(0);
  const { value: View, hasFailed, isLoading } = useLoaded(loadView, version);
  return (
    <Dialog isOpen isRoomy title={words.title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {View && <View requestId={requestId} />}
      {!View && !hasFailed && <Skeleton className="h-48" />}
      {!View && hasFailed && (
        <ErrorState title={words.failed} onRetry={() => setVersion(version + 1)} isRetrying={isLoading} />
      )}
    </Dialog>
  );
}
