import { type BillingCycle, planIds, plans } from '@pagesmith/catalog';
import { useState } from 'react';
import { addresses } from '../../../../addresses.ts';
import { useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { useVatNote } from '../../operator/vat-note.ts';
import { Section } from '../section.tsx';
import { Strip } from '../strip.tsx';
import { CycleSwitch } from './cycle-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansWords } from './words.ts';

export function Plans() {
  const words = useWords(plansWords);
  const vatNote = useVatNote();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <Section id="pricing" title={words.title} lead={words.lead}>
      <CycleSwitch cycle={cycle} onCycle={setCycle} />
      <Strip label={words.title} className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planIds.map((id) => (
          <li key={id} className="grid">
            <PlanCard plan={plans[id]} cycle={cycle} />
          </li>
        ))}
      </Strip>
      <p className="mt-4 text-ink-soft text-sm">{`${words.currency} ${vatNote}`}</p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-rule border-t pt-6">
        <p>{words.questions}</p>
        <ButtonLink to={addresses.contact}>{words.contactSales}</ButtonLink>
      </div>
    </Section>
  );
}
