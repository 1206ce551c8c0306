import {
  type BillingCycle,
  formatMoney,
  monthlyPriceMills,
  type Plan,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { Card } from '../../../paper/card.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { useOperator } from '../../operator/operator.tsx';
import { FactList } from './fact-list.tsx';
import { FeeList } from './fee-list.tsx';
import { choicePath } from './plan-choice.ts';
import { plansWords } from './words.ts';

export function PlanCard({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const words = useWords(plansWords);
  return (
    <Card className={classNames('flex flex-col gap-5', plan.isMostPopular && 'border-accent')}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{plan.name}</h3>
        {plan.isMostPopular && (
          <span className="rounded-control border border-accent px-2 py-0.5 font-medium text-accent text-xs">
            {words.mostPopular}
          </span>
        )}
      </div>
      <PlanPrice plan={plan} cycle={cycle} />
      <PlanButton plan={plan} cycle={cycle} />
      <FactList plan={plan} />
      <FeeList plan={plan} />
    </Card>
  );
}

function PlanButton({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const words = useWords(plansWords);
  const { salesEmail } = useOperator();
  return (
    <ButtonLink
      to={plan.id === 'enterprise' ? `mailto:${salesEmail}` : choicePath({ plan: plan.id, cycle })}
      variant={plan.isMostPopular ? 'primary' : 'secondary'}
    >
      {words.choose[plan.id]}
    </ButtonLink>
  );
}

function PlanPrice({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { language } = useLanguage();
  const words = useWords(plansWords);
  const priceMills = monthlyPriceMills(plan.id, cycle);
  const price = formatMoney(priceMills, 'USD', language);
  const isFree = plan.priceMills === 0;
  const billed =
    cycle === 'annual'
      ? words.billedYearly(formatMoney(yearlyTotalMills(plan.id, cycle), 'EUR', language))
      : words.billedMonthly(formatMoney(priceMills, 'EUR', language));
  return (
    <div>
      <p className="font-semibold font-serif text-2xl tabular-nums">{isFree ? words.free : price}</p>
      <p className="mt-1 lg:min-h-[2lh] text-ink-soft text-sm">{isFree ? words.forever : billed}</p>
    </div>
  );
}
