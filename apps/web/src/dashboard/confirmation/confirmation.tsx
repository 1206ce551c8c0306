import { policy } from '@pagesmith/catalog';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { callBackend } from '../../session/backend.ts';
import { isAskedAgain, UserFacingError } from '../../session/backend-errors.ts';
import { ProofForm } from './proof-form.tsx';
import { confirmationWords } from './words.ts';

export interface Confirmation {
  /** Asks at once; fails, in words, when nobody confirms. */
  confirm(): Promise<void>;
  /** Acts, and where the backend wants it confirmed first, asks and acts again; fails, in words, when nobody confirms. */
  confirmed<Answer>(act: () => Promise<Answer>): Promise<Answer>;
}

const Context = createContext<Confirmation | undefined>(undefined);

export function useConfirmation(): Confirmation {
  const confirmation = useContext(Context);
  if (!confirmation) throw new Error('There is no ConfirmationProvider around this.');
  return confirmation;
}

/** One question at a time, wherever in the dashboard it comes from. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const { declinedAll } = useWords(confirmationWords);
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const confirmation = useMemo<Confirmation>(() => {
    const confirm = async () => {
      const isConfirmed = await new Promise<boolean>((resolve) => {
        setAnswer(() => resolve);
      });
      if (!isConfirmed) throw new UserFacingError(declinedAll);
    };
    const confirmed = async <Answer,>(act: () => Promise<Answer>) => {
      try {
        return await act();
      } catch (error) {
        if (!isAskedAgain(error)) throw error;
        await confirm();
        return act();
      }
    };
    return { confirm, confirmed };
  }, [declinedAll]);
  const end = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(undefined);
  };
  return (
    <Context value={confirmation}>
      {children}
      {answer && <ConfirmDialog onEnd={end} />}
    </Context>
  );
}

function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const words = useWords(confirmationWords);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onEnd(false)}
      title={words.title}
      description={words.text(policy.confirmationMinutes)}
    >
      <ProofForm
        give={(proof) => callBackend('POST', '/account/confirmation', proof)}
        onDone={() => onEnd(true)}
        submit={words.submit}
        busy={words.busy}
      />
    </Dialog>
  );
}
