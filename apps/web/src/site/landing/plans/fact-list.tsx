import type { Plan } from '@pagesmith/catalog';
import { Check, Minus } from 'lucide-react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { planFacts } from './plan-facts.ts';
import { plansWords } from './words.ts';

/** What a plan gives. */
export function FactList({ plan }: { plan: Plan }) {
  const { language } = useLanguage();
  const { facts } = useWords(plansWords);
  return (
    <ul className="grid gap-2 border-rule border-t pt-4 text-sm">
      {planFacts(plan, language).map((fact) => {
        // A tick is for what one gets.
        const Icon = fact === facts.watermark ? Minus : Check;
        return (
          <li key={fact} className="flex items-start gap-2">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            {fact}
          </li>
        );
      })}
    </ul>
  );
}
