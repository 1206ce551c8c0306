import { type BillingCycle, type PlanId, planIds, plans } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { ExternalLink } from 'lucide-react';
import { addresses } from '../../../../addresses.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Button, ButtonLink } from '../../../paper/button.tsx';
import { isSessionStored } from '../../../session/stored-session.ts';
import { findPage } from '../portal/open-portal.ts';
import { PortalButton } from '../portal/portal-button.tsx';
import { comingAt } from './coming-at.ts';
import { planWords } from './words.ts';

interface PlanButtonProps {
  account: BillingAccount;
  plan: PlanId;
  cycle: BillingCycle;
}

/** Sells a plan, or leads to where it is changed, in a tab of its own. */
export function PlanButton({ account, plan, cycle }: PlanButtonProps) {
  const words = useWords(planWords);
  const label = useLabel({ account, plan, cycle });
  const { subscription, links, mode } = account;
  const link = links[plan][cycle];
  const isOwn = plan === subscription.plan && (plan === 'starter' || cycle === subscription.billingCycle);
  const isComing = comingAt(plan, cycle, subscription) !== null;
  if ((isOwn && !(plan === 'starter' && link)) || isComing) return null;
  if (mode === 'none')
    return plan === 'starter' ? null : (
      <Button size="small" disabled>
        {words.notSetUp}
      </Button>
    );
  if (!link)
    return (
      <ButtonLink size="small" to={addresses.contact}>
        {words.contact}
      </ButtonLink>
    );
  const variant = plans[plan].isMostPopular && !isPaying(account) ? 'primary' : 'secondary';
  // Our own address needs the session, which a link cannot carry where the browser refuses the cookie.
  if (link.kind === 'portal' && isSessionStored()) {
    return (
      <PortalButton find={() => findPage(link.url)} variant={variant}>
        {label}
      </PortalButton>
    );
  }
  return (
    <ButtonLink size="small" to={link.url} reloadDocument target="_blank" rel="noopener" variant={variant}>
      {label}
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">{words.newTab}</span>
    </ButtonLink>
  );
}

const isPaying = ({ subscription, hasPortal }: BillingAccount): boolean =>
  hasPortal && (subscription.plan !== 'starter' || subscription.graceEndsAt !== null);

function useLabel({ account, plan, cycle }: PlanButtonProps): string {
  const words = useWords(planWords);
  const { name } = plans[plan];
  const current = account.subscription.plan;
  if (plan === current) return plan === 'starter' ? words.giveUp : words.otherCycle[cycle](name);
  if (plan === 'starter') return words.toStarter(name);
  if (!isPaying(account)) return words.choose(name);
  return planIds.indexOf(plan) > planIds.indexOf(current) ? words.upgrade(name) : words.change(name);
}
