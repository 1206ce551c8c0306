import {
  billingCycles,
  formatMoney,
  monthlyPriceMills,
  type Plan,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Progress } from '../../paper/progress.tsx';
import { formatDate } from '../documents/dates.ts';
import type { Subscription } from '../documents/documents.ts';
import { StatusBadge } from '../subscription/status-badge.tsx';
import { billingWords } from './words.ts';

interface SubscriptionCardProps {
  plan: Plan;
  subscription: Subscription | undefined;
  onChoose: () => void;
}

export function SubscriptionCard({ plan, subscription, onChoose }: SubscriptionCardProps) {
  const words = useWords(billingWords);
  const { language } = useLanguage();
  const limit = subscription?.monthlyLimit ?? plan.callsPerMonth;
  return (
    <Card className="grid content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{words.subscription}</h3>
        <Button size="small" onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <Fact term={words.plan}>
          <span className="font-semibold font-serif text-xl">{plan.name}</span>
        </Fact>
        <Fact term={words.price}>
          <Price plan={plan} cycle={subscription?.billingCycle} />
        </Fact>
        <Fact term={words.status}>
          <StatusBadge status={subscription?.status} />
        </Fact>
        <Fact term={words.nextBilling}>
          {subscription?.nextBillingDate ? formatDate(subscription.nextBillingDate) : words.noNextBilling}
        </Fact>
        <Fact term={words.monthlyLimit}>{formatNumber(limit, language)}</Fact>
        <Fact term={words.usage}>
          <UsageBar used={subscription?.currentUsage ?? 0} limit={limit} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Price({ plan, cycle: given }: { plan: Plan; cycle: string | undefined }) {
  const words = useWords(billingWords);
  const { language } = useLanguage();
  const cycle = billingCycles.find((known) => known === given) ?? 'monthly';
  const price = formatMoney(monthlyPriceMills(plan.id, cycle), 'EUR', language);
  if (cycle === 'monthly' || plan.priceMills === 0) return words.perMonth(price);
  return words.billedYearly(price, formatMoney(yearlyTotalMills(plan.id, cycle), 'EUR', language));
}

function UsageBar({ used, limit }: { used: number; limit: number }) {
  const words = useWords(billingWords);
  const { language } = useLanguage();
  return (
    <span className="grid gap-2">
      {words.of(formatNumber(used, language), formatNumber(limit, language))}
      <Progress label={words.usage} value={used} max={limit} tone={used > limit ? 'warn' : 'accent'} />
    </span>
  );
}
