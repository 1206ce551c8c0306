import type { BillingCycle } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { useState } from 'react';
import { addresses } from '../../../../addresses.ts';
import { useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { Dialog } from '../../../paper/dialog.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { useVatNote } from '../../../site/operator/vat-note.ts';
import { PlanGrid } from './plan-grid.tsx';
import { planWords } from './words.ts';

interface PlanSectionProps {
  account: BillingAccount;
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
}

/** The plans on the page, and the same in the dialog that a choice opens. */
export function PlanSection({ account, isPicking, onPicking }: PlanSectionProps) {
  const words = useWords(planWords);
  const vatNote = useVatNote();
  const [chosen, setChosen] = useState<BillingCycle>();
  const cycle = chosen ?? account.subscription.billingCycle;
  return (
    <section id="available-plans" tabIndex={-1} className="grid gap-4">
      <h3 className="text-xl">{words.available}</h3>
      <p className="max-w-measure text-ink-soft text-sm">{`${words.changeText} ${vatNote}`}</p>
      {account.mode === 'none' && <NotSetUp />}
      <PlanGrid account={account} cycle={cycle} onCycle={setChosen} heading="h4" />
      <Dialog
        isOpen={isPicking}
        onOpenChange={onPicking}
        title={words.picker}
        description={`${words.text} ${vatNote}`}
        isWide
      >
        {account.mode === 'none' && <NotSetUp />}
        <PlanGrid account={account} cycle={cycle} onCycle={setChosen} heading="h3" />
      </Dialog>
    </section>
  );
}

function NotSetUp() {
  const words = useWords(planWords);
  return (
    <Notice tone="info" title={words.notSetUp}>
      <div className="grid justify-items-start gap-3">
        <p>{words.notSetUpText}</p>
        <ButtonLink to={addresses.contact} size="small">
          {words.contact}
        </ButtonLink>
      </div>
    </Notice>
  );
}
