import { useEffect, useRef } from 'react';
import { takeChoice } from '../../../site/landing/plans/plan-choice.ts';
import { loadBillingAccount } from '../account/billing-account.ts';

/**
 * Leads a customer who chose a plan on the landing page to its checkout, once. Where there is none, for one who pays already
 * or while payment is not set up, the billing tab is as far as it goes.
 */
export function useChosenPlan(openBilling: () => void): void {
  const open = useRef(openBilling);
  useEffect(() => {
    const choice = takeChoice();
    if (!choice) return;
    open.current();
    loadBillingAccount().then(
      ({ links }) => {
        const link = links[choice.plan][choice.cycle];
        if (link?.kind === 'checkout') location.assign(link.url);
      },
      // The billing tab, which is open now, asks the same and says what is wrong.
      () => undefined,
    );
  }, []);
}
