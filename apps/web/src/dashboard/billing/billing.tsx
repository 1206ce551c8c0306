import { plans } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Notice } from '../../paper/notice.tsx';
import { ErrorState } from '../../paper/states.tsx';
import { PaymentMethodCard } from './account/payment-method-card.tsx';
import { SubscriptionCard } from './account/subscription-card.tsx';
import { type Billing as Loading, useBilling } from './account/use-billing.ts';
import { accountWords } from './account/words.ts';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { ChargesCard } from './charges/charges-card.tsx';
import { Invoices } from './invoices/invoices.tsx';
import { Alerts } from './notices/alerts.tsx';
import { ChangesAhead } from './notices/changes-ahead.tsx';
import { PlanSection } from './plans/plan-section.tsx';
import { Proofs } from './proofs/proofs.tsx';
import { GdprCard } from './settings/gdpr-card.tsx';
import { ProToolsCard } from './settings/pro-tools-card.tsx';
import { RetentionCard } from './settings/retention-card.tsx';
import { SpendCapCard } from './settings/spend-cap-card.tsx';

export function Billing() {
  const words = useWords(accountWords);
  const billing = useBilling();
  const { account, reload } = billing;
  if (!account.value && !account.hasFailed) return <BillingSkeleton />;
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{words.heading}</h2>
      {account.hasFailed && (
        <ErrorState title={words.failed} onRetry={reload} isRetrying={account.isLoading}>
          <p>{words.failedText}</p>
        </ErrorState>
      )}
      {account.value && <Account account={account.value} billing={billing} />}
    </section>
  );
}

function Account({ account, billing }: { account: BillingAccount; billing: Loading }) {
  const words = useWords(accountWords);
  const [isPicking, setIsPicking] = useState(false);
  const { subscription, hasPortal, mode } = account;
  const { plan, status, billingCycle, nextBillingDate } = subscription;
  const isFree = plan === 'starter' && subscription.graceEndsAt === null;
  const choose = () => setIsPicking(true);
  return (
    <>
      <ChangesAhead subscription={subscription} />
      <Alerts account={account} onChoose={choose} />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <SubscriptionCard subscription={subscription} onChoose={choose} />
        <PaymentMethodCard isFree={isFree} hasPortal={hasPortal} />
      </div>
      {!isFree && <ChargesAndSettings account={account} billing={billing} />}
      <PlanSection account={account} isPicking={isPicking} onPicking={setIsPicking} />
      {isFree && <ChargesAndSettings account={account} billing={billing} />}
      {mode === 'test' && (
        <Notice tone="info" title={words.testMode}>
          {words.testModeText}
        </Notice>
      )}
      {account.gdpr.fee !== 'none' && <Proofs version={billing.version} onRetry={billing.reload} />}
      {mode !== 'none' && (
        <Invoices
          key={[plan, status, billingCycle, nextBillingDate].join(' ')}
          version={billing.version}
          onRetry={billing.reload}
        />
      )}
    </>
  );
}

/** What a plan is never charged for is not offered: customers on a free plan see the plans first. */
function ChargesAndSettings({ account, billing }: { account: BillingAccount; billing: Loading }) {
  const { overageFee, gdprFee, proToolsFee } = plans[account.subscription.plan];
  const hasCap = overageFee !== 'none' || account.spendCapMills !== null;
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-4">
        <ChargesCard account={account} />
        {hasCap && <RetentionCard account={account} onChange={billing.accept} />}
      </div>
      <div className="grid gap-4">
        {hasCap && <SpendCapCard account={account} onChange={billing.accept} />}
        {gdprFee !== 'none' && <GdprCard account={account} onChange={billing.accept} />}
        {proToolsFee !== 'none' && <ProToolsCard account={account} />}
        {!hasCap && <RetentionCard account={account} onChange={billing.accept} />}
      </div>
    </div>
  );
}
