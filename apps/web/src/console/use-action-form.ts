import { useState } from 'react';
import { useActing } from './acting.tsx';
import { openVisitOf } from './open-visit.ts';
import { useTask } from './use-task.ts';

/** What an action answered that somebody has to see. */
export interface Answered {
  readonly link?: string;
  /** Of a visit, whose token has become the browser's session. */
  readonly visit?: string;
  /** Of an announcement: what it will be, or how far it has come. */
  readonly recipients?: number;
  readonly shownUntil?: string;
  readonly en?: { readonly subject: string; readonly text: string };
  readonly fr?: { readonly subject: string; readonly text: string };
  /** Of a mail that is read. */
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly mailed?: number;
  readonly isFinished?: boolean;
}

const isShown = ({ link, visit, recipients, mailed, to }: Answered): boolean =>
  [link, visit, recipients, mailed, to].some((fact) => fact !== undefined);

/** Carries an action out with what was typed. An announcement goes on, batch by batch, until everybody has it. */
export function useActionForm(name: string, preset: object, onDone: () => void, onClose: () => void) {
  const { act } = useActing();
  const [answered, setAnswered] = useState<Answered>();
  const { isBusy, failure, run } = useTask(async (form: FormData) => {
    const typed = [...form].filter(([, value]) => value !== '');
    const given = { ...Object.fromEntries(typed), ...preset };
    let answer = await act<Answered | null>(name, given);
    while (answer?.isFinished === false) {
      setAnswered(answer);
      answer = await act<Answered | null>(name, given);
    }
    if (answer?.visit) await openVisitOf(answer.visit);
    onDone();
    if (answer && isShown(answer)) setAnswered(answer);
    else onClose();
  });
  return { isBusy, failure, run, answered, forget: () => setAnswered(undefined) };
}
