import { useState } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import type { KeyDraft } from './key-draft.ts';
import { keyProblems } from './key-problems.ts';

/** Sends nothing that would be refused: what is wrong is said from the first try on, until it is right. */
export function useCheckedKey(draft: KeyDraft, send: () => Promise<void>) {
  const { language } = useLanguage();
  const [isChecked, setIsChecked] = useState(false);
  const problems = keyProblems(draft, language);
  return {
    problems: isChecked ? problems : {},
    submit: (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      setIsChecked(true);
      if (Object.keys(problems).length === 0) void send();
    },
  };
}
