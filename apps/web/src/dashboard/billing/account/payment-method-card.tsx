import { CreditCard } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { Card } from '../../../paper/card.tsx';
import { PortalButton } from '../portal/portal-button.tsx';
import { accountWords } from './words.ts';

/** The card itself is the payment provider's business: nothing of it is kept here. */
export function PaymentMethodCard({ isFree, hasPortal }: { isFree: boolean; hasPortal: boolean }) {
  const words = useWords(accountWords);
  return (
    <Card className="grid content-start gap-3">
      <h3 className="text-lg">{words.payment}</h3>
      <p className="flex items-center gap-2 font-medium">
        <CreditCard aria-hidden className="size-5 shrink-0 text-ink-soft" />
        {isFree ? words.paymentFree : words.paymentPaid}
      </p>
      <p className="text-ink-soft text-sm">{isFree ? words.paymentFreeText : words.paymentPaidText}</p>
      {hasPortal && <PortalButton>{words.manage}</PortalButton>}
    </Card>
  );
}
