import {
  type BillingCycle,
  formatMoney,
  monthlyPriceMills,
  type Plan,
  planIds,
  plans,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { Star } from 'lucide-react';
import { formatDate } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Badge } from '../../../paper/badge.tsx';
import { Card } from '../../../paper/card.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { CycleSwitch } from '../../../site/landing/plans/cycle-switch.tsx';
import { FactList } from '../../../site/landing/plans/fact-list.tsx';
import { FeeList } from '../../../site/landing/plans/fee-list.tsx';
import { plansWords as offerWords } from '../../../site/landing/plans/words.ts';
import { comingAt } from './coming-at.ts';
import { PlanButton } from './plan-button.tsx';
import { planWords } from './words.ts';

interface PlanGridProps {
  account: BillingAccount;
  cycle: BillingCycle;
  onCycle: (cycle: BillingCycle) => void;
  /** One below the heading that stands over the grid. */
  heading: 'h3' | 'h4';
}

/** All plans in euros, the customer's own marked. */
export function PlanGrid({ account, cycle, onCycle, heading }: PlanGridProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <CycleSwitch cycle={cycle} onCycle={onCycle} />
      <ul className="grid w-full gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {planIds.map((id) => (
          <li key={id} className="grid">
            <PlanCard plan={plans[id]} account={account} cycle={cycle} heading={heading} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlanCardProps extends Omit<PlanGridProps, 'onCycle'> {
  plan: Plan;
}

function PlanCard({ plan, account, cycle, heading: Name }: PlanCardProps) {
  const isCurrent = plan.id === account.subscription.plan;
  return (
    <Card className={classNames('flex flex-col gap-4', isCurrent && 'border-accent')}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <Name className="font-semibold font-serif text-lg">{plan.name}</Name>
        <PlanBadges plan={plan} cycle={cycle} subscription={account.subscription} />
      </div>
      <PlanPrice plan={plan} cycle={cycle} />
      <FactList plan={plan} />
      <FeeList plan={plan} />
      <div className="mt-auto grid">
        <PlanButton account={account} plan={plan.id} cycle={cycle} />
      </div>
    </Card>
  );
}

interface PlanBadgesProps {
  plan: Plan;
  cycle: BillingCycle;
  subscription: BillingAccount['subscription'];
}

/** The plan that most choose, one's own, and what that becomes: its own can become paid by the month. */
function PlanBadges({ plan, cycle, subscription }: PlanBadgesProps) {
  const words = useWords(planWords);
  const { mostPopular } = useWords(offerWords);
  const at = comingAt(plan.id, cycle, subscription);
  return (
    <div className="flex flex-wrap gap-2">
      {plan.isMostPopular && (
        <Badge tone="neutral" Icon={Star}>
          {mostPopular}
        </Badge>
      )}
      {plan.id === subscription.plan && <Badge tone="good">{words.current}</Badge>}
      {at && <Badge tone="info">{words.from(formatDate(at))}</Badge>}
    </div>
  );
}

function PlanPrice({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const words = useWords(planWords);
  const { language } = useLanguage();
  const isYearly = cycle === 'annual' && plan.priceMills > 0;
  return (
    <div>
      <p className="font-semibold font-serif text-xl tabular-nums">
        {words.perMonth(formatMoney(monthlyPriceMills(plan.id, cycle), 'EUR', language))}
      </p>
      {cycle === 'annual' && (
        <p className="min-h-[1lh] text-ink-soft text-sm tabular-nums">
          {isYearly && words.onceAYear(formatMoney(yearlyTotalMills(plan.id, cycle), 'EUR', language))}
        </p>
      )}
    </div>
  );
}
