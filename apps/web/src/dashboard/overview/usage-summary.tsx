import type { CallFigures } from '@pagesmith/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Card } from '../../paper/card.tsx';
import { Progress } from '../../paper/progress.tsx';
import type { DashboardData } from '../documents/dashboard-data.ts';
import { planOf } from '../subscription/plan-of.ts';
import { StatusBadge } from '../subscription/status-badge.tsx';
import { overviewWords } from './words.ts';

/** Shown here alone: not the plan's own allowance, and not enforced. */
const overviewLimits = { requestsPerMonth: 1_000, apiKeys: 5 };

interface UsageSummaryProps {
  data: DashboardData;
  /** Unknown while it is loaded. */
  allowance: CallFigures['allowance'] | undefined;
}

export function UsageSummary({ data, allowance }: UsageSummaryProps) {
  const words = useWords(overviewWords);
  const { monthlyRequests, apiKeys, subscription } = data;
  const plan = planOf(subscription);
  return (
    <Card className="grid gap-5">
      <h3 className="text-lg">{words.summary}</h3>
      <div className="grid gap-6 md:grid-cols-3 md:gap-8">
        <Block title={words.monthly}>
          <Usage label={words.monthly} count={monthlyRequests} max={overviewLimits.requestsPerMonth} />
        </Block>
        <Block title={words.keysCreated}>
          <Usage label={words.keysCreated} count={apiKeys.length} max={overviewLimits.apiKeys} />
        </Block>
        <Block title={words.plan}>
          <p className="flex items-center gap-3">
            <span className="font-semibold font-serif text-xl">{plan.name}</span>
            <StatusBadge status={subscription ? subscription.status : 'active'} />
          </p>
          <p className="text-ink-soft text-sm">{words.planUsage}</p>
          <Usage
            label={words.planUsage}
            count={subscription?.currentUsage ?? 0}
            max={subscription?.monthlyLimit ?? plan.callsPerMonth}
            isEnforced
          />
          {allowance && <Outlook allowance={allowance} />}
        </Block>
      </div>
    </Card>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <h4 className="font-medium text-sm">{title}</h4>
      {children}
    </div>
  );
}

interface UsageProps {
  label: string;
  count: number;
  max: number;
  /** Something happens when it is exceeded: only then does the bar warn. */
  isEnforced?: boolean;
}

/** The words say it when there is more than the bar can show. */
function Usage({ label, count, max, isEnforced = false }: UsageProps) {
  const words = useWords(overviewWords);
  const { language } = useLanguage();
  return (
    <div className="grid gap-2">
      <Progress label={label} value={count} max={max} tone={isEnforced && count >= max ? 'warn' : 'accent'} />
      <p className="text-ink-soft text-sm tabular-nums">
        {words.of(formatNumber(count, language), formatNumber(max, language))}
      </p>
    </div>
  );
}

/** When the allowance will be used up at the pace of this month. */
function Outlook({
  allowance: { used, limit, isEarly, usedUpAt, periodEndsAt },
}: {
  allowance: CallFigures['allowance'];
}) {
  const { outlook } = useWords(overviewWords);
  const renewed = formatDate(periodEndsAt);
  if (used === 0) return null;
  if (isEarly && used < limit) return <p className="text-ink-soft text-sm">{outlook.renewed(renewed)}</p>;
  if (used >= limit) return <p className="text-sm">{outlook.usedUp(renewed)}</p>;
  return (
    <p className={usedUpAt ? 'text-sm text-warn' : 'text-ink-soft text-sm'}>
      {usedUpAt ? outlook.soon(formatDate(usedUpAt), renewed) : outlook.lasts(renewed)}
    </p>
  );
}
