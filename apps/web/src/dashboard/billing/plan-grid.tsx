import { formatMoney, type Plan, type PlanId, planIds, plans } from '@pagesmith/catalog';
import { Check } from 'lucide-react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { Card } from '../../paper/card.tsx';
import { classNames } from '../../paper/class-names.ts';
import { planFacts } from '../../site/landing/plans/plan-facts.ts';
import { billingWords } from './words.ts';

/** One below the heading that stands over the grid. */
type Heading = 'h3' | 'h4';

/** All plans in euros, the customer's own marked. */
export function PlanGrid({ current, heading }: { current: PlanId; heading: Heading }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {planIds.map((id) => (
        <li key={id} className="grid">
          <PlanCard plan={plans[id]} isCurrent={id === current} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  heading: Heading;
}

function PlanCard({ plan, isCurrent, heading: Name }: PlanCardProps) {
  const words = useWords(billingWords);
  const { language } = useLanguage();
  const { overageFee } = plan;
  const overage =
    typeof overageFee === 'number'
      ? words.overage(formatMoney(overageFee, 'EUR', language, 3))
      : words.noOverage;
  return (
    <Card className={classNames('grid content-start gap-4', isCurrent && 'border-accent')}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <Name className="font-semibold font-serif text-lg">{plan.name}</Name>
        {isCurrent && <Badge tone="good">{words.current}</Badge>}
      </div>
      <p className="font-semibold font-serif text-xl tabular-nums">
        {words.perMonth(formatMoney(plan.priceMills, 'EUR', language))}
      </p>
      <ul className="grid gap-2 border-rule border-t pt-4 text-sm">
        {[...planFacts(plan, language), overage].map((fact) => (
          <li key={fact} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            {fact}
          </li>
        ))}
      </ul>
    </Card>
  );
}
