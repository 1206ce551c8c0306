import type { Plan } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { planFees } from './plan-fees.ts';
import { plansWords } from './words.ts';

/** What a plan can cost beyond its price. */
export function FeeList({ plan }: { plan: Plan }) {
  const { language } = useLanguage();
  const words = useWords(plansWords);
  return (
    <div className="grid gap-2 border-rule border-t pt-4 text-ink-soft text-sm">
      <p className="font-medium text-ink">{words.feesTitle}</p>
      <ul className="grid gap-2">
        {planFees(plan, language).map((fee) => (
          <li key={fee} className="leading-snug">
            {fee}
          </li>
        ))}
      </ul>
    </div>
  );
}
