import { annualSavingsPercent, type BillingCycle, billingCycles, planIds, plans } from '@pagesmith/catalog';
import { useState } from 'react';
import { addresses } from '../../../../addresses.ts';
import { useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { Segmented } from '../../../paper/segmented.tsx';
import { Section } from '../section.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansWords } from './words.ts';

export function Plans() {
  const words = useWords(plansWords);
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const options = billingCycles.map((value) => ({
    value,
    label: (
      <>
        {words.cycles[value]}
        {value === 'annual' && (
          <span className="font-normal text-xs">{words.saving(annualSavingsPercent)}</span>
        )}
      </>
    ),
  }));
  return (
    <Section id="pricing" title={words.title} lead={words.lead}>
      <Segmented legend={words.cycle} options={options} value={cycle} onChange={setCycle} />
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planIds.map((id) => (
          <li key={id} className="grid">
            <PlanCard plan={plans[id]} cycle={cycle} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">{words.currency}</p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-rule border-t pt-6">
        <p>{words.questions}</p>
        <ButtonLink to={addresses.contact}>{words.contactSales}</ButtonLink>
      </div>
    </Section>
  );
}
