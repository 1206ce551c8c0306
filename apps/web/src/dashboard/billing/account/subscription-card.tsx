import { formatMoney, plans } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Button } from '../../../paper/button.tsx';
import { Card } from '../../../paper/card.tsx';
import { Progress } from '../../../paper/progress.tsx';
import { StatusBadge } from '../../subscription/status-badge.tsx';
import { accountWords } from './words.ts';

type Subscription = BillingAccount['subscription'];

interface SubscriptionCardProps {
  subscription: Subscription;
  onChoose: () => void;
}

export function SubscriptionCard({ subscription, onChoose }: SubscriptionCardProps) {
  const words = useWords(accountWords);
  const { language } = useLanguage();
  const { plan, status, monthlyLimit, currentUsage } = subscription;
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
          <span className="font-semibold font-serif text-xl">{plans[plan].name}</span>
        </Fact>
        <Fact term={words.price}>
          <Price subscription={subscription} />
        </Fact>
        <Fact term={words.status}>
          <StatusBadge status={status} />
        </Fact>
        <Fact term={words.nextBilling}>
          <NextBilling subscription={subscription} />
        </Fact>
        <Fact term={words.monthlyLimit}>{formatNumber(monthlyLimit, language)}</Fact>
        <Fact term={words.usage}>
          <UsageBar used={currentUsage} limit={monthlyLimit} />
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

function Price({ subscription: { plan, billingCycle, priceMills } }: { subscription: Subscription }) {
  const words = useWords(accountWords);
  const { language } = useLanguage();
  const price = formatMoney(priceMills, 'EUR', language);
  if (billingCycle === 'monthly' || plans[plan].priceMills === 0) return words.perMonth(price);
  return words.billedYearly(price, formatMoney(12 * priceMills, 'EUR', language));
}

function NextBilling({ subscription: { cancelAt, nextBillingDate } }: { subscription: Subscription }) {
  const words = useWords(accountWords);
  if (cancelAt) return words.endsOn(formatDate(cancelAt));
  return nextBillingDate ? formatDate(nextBillingDate) : words.noNextBilling;
}

function UsageBar({ used, limit }: { used: number; limit: number }) {
  const words = useWords(accountWords);
  const { language } = useLanguage();
  return (
    <span className="grid gap-2">
      {words.of(formatNumber(used, language), formatNumber(limit, language))}
      <Progress label={words.usage} value={used} max={limit} tone={used > limit ? 'warn' : 'accent'} />
    </span>
  );
}
