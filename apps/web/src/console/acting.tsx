import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Dialog } from '../paper/dialog.tsx';
import { ask, type OfferedAction, Refusal, type Session } from './ask.ts';
import { Confirmation } from './confirmation.tsx';
import { consoleWords } from './words.ts';

interface Acting {
  /** Undefined when the role does not allow it. */
  offered(name: string): OfferedAction | undefined;
  act<Result>(name: string, given?: object): Promise<Result>;
  /** Does what was asked, again once the operator has confirmed who they are, where that is needed. */
  confirmed<Result>(work: () => Promise<Result>): Promise<Result>;
}

const ActingContext = createContext<Acting | undefined>(undefined);

export function useActing(): Acting {
  const acting = useContext(ActingContext);
  if (!acting) throw new Error('useActing is called outside of an ActingProvider.');
  return acting;
}

interface ActingProviderProps {
  session: Session;
  onSignedOut: () => void;
  children: ReactNode;
}

/** Asks who it is where an action needs that, and then does it; ends the session that the server has ended. */
export function ActingProvider({ session, onSignedOut, children }: ActingProviderProps) {
  const words = useWords(consoleWords);
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const end = (isConfirmed: boolean) => {
    setIsAsking(false);
    answer.current?.(isConfirmed);
  };
  // The same functions as long as the session lasts: what has loaded by them does not load again.
  const confirmed = useCallback(
    async <Result,>(work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'operator_signed_out') onSignedOut();
        if (error.code !== 'confirmation_required') throw error;
        setIsAsking(true);
        const isConfirmed = await new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
        if (!isConfirmed) throw error;
        return work();
      }
    },
    [onSignedOut],
  );
  const act = useCallback(
    <Result,>(name: string, given: object = {}): Promise<Result> =>
      confirmed(() => ask<Result>('POST', `/actions/${name}`, given)),
    [confirmed],
  );
  const offered = (name: string) => session.actions.find((action) => action.name === name);
  return (
    <ActingContext value={{ offered, act, confirmed }}>
      {children}
      <Dialog
        isOpen={isAsking}
        onOpenChange={() => end(false)}
        title={words.confirmTitle}
        description={words.confirmText}
      >
        <Confirmation onConfirmed={() => end(true)} />
      </Dialog>
    </ActingContext>
  );
}
