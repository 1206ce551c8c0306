import { Plus } from 'lucide-react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Section } from '../section.tsx';
import { answersOf } from './answers.ts';
import { questionsWords } from './words.ts';

/** The browser's own disclosure: several may be open at once, and it works without a script. */
export function Questions() {
  const { language } = useLanguage();
  const words = useWords(questionsWords);
  return (
    <Section id="questions" title={words.title}>
      <div className="grid max-w-measure divide-y divide-rule border-rule border-y">
        {answersOf(language).map(({ id, question, answer }) => (
          <details key={id} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
