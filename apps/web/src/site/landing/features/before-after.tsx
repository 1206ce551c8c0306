import type { ReactNode } from 'react';
import { defineWords } from '../../../language/define-words.ts';
import { useWords } from '../../../language/language-context.tsx';

const beforeAfterWords = defineWords({
  en: { before: 'Before', after: 'After', call: 'Call', answer: 'Answer' },
  fr: { before: 'Avant', after: 'Après', call: 'Appel', answer: 'Réponse' },
});

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  /** One below the other, where each needs the width. */
  isStacked?: boolean;
  /** What is sent and what comes back, in place of two states of a document. */
  isCall?: boolean;
}

/** Two states of one document, side by side. */
export function BeforeAfter({ before, after, isStacked = false, isCall = false }: BeforeAfterProps) {
  const words = useWords(beforeAfterWords);
  return (
    <div className={isStacked ? 'grid gap-4' : 'grid grid-cols-2 gap-3'}>
      <Panel name={isCall ? words.call : words.before}>{before}</Panel>
      <Panel name={isCall ? words.answer : words.after}>{after}</Panel>
    </div>
  );
}

function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-rows-[auto_1fr] gap-1.5">
      <p className="font-medium text-ink-soft text-xs">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
