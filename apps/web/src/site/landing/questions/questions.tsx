import { Plus } from 'lucide-react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Section } from '../section.tsx';
import { answersOf } from './answers.ts';
import { questionsWords } from './words.ts';

export function Questions() {
  const { language } = useLanguage();
  const words = useWords(questionsWords);
  const answers = answersOf(language);
  const half = Math.ceil(answers.length / 2);
  return (
    <Section id="questions" title={words.title}>
      <div className="grid items-start gap-x-12 lg:grid-cols-2">
        <Answers of={answers.slice(0, half)} />
        <Answers of={answers.slice(half)} />
      </div>
    </Section>
  );
}

/** The browser's own disclosure: several may be open at once, and it works without a script. */
function Answers({ of }: { of: ReturnType<typeof answersOf> }) {
  return (
    <div className="grid divide-y divide-rule border-rule border-b lg:border-t max-lg:first:border-t">
      {of.map(({ id, question, answer }) => (
        <details key={id} className="group">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 text-balance py-3 font-medium sm:py-4 [&::-webkit-details-marker]:hidden">
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
  );
}
