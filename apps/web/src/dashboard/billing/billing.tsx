import { useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { ButtonLink } from '../../paper/button.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { planOf } from '../subscription/plan-of.ts';
import { PaymentMethodCard } from './payment-method-card.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { billingWords } from './words.ts';

export function Billing() {
  const words = useWords(billingWords);
  const { data } = useDashboard();
  const [isPicking, setIsPicking] = useState(false);
  const subscription = data.value?.subscription;
  const plan = planOf(subscription);
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{words.heading}</h2>
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <SubscriptionCard plan={plan} subscription={subscription} onChoose={() => setIsPicking(true)} />
        <PaymentMethodCard plan={plan} />
      </div>
      <section id="available-plans" tabIndex={-1} className="grid gap-4">
        <h3 className="text-xl">{words.available}</h3>
        <PlanGrid current={plan.id} heading="h4" />
      </section>
      <Dialog
        isOpen={isPicking}
        onOpenChange={setIsPicking}
        title={words.picker}
        description={words.pickerText}
        isWide
        actions={
          <ButtonLink to={addresses.contact} variant="primary">
            {words.contact}
          </ButtonLink>
        }
      >
        <PlanGrid current={plan.id} heading="h3" />
      </Dialog>
    </section>
  );
}
