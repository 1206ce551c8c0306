import { plans } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';
import { formatDate } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Button } from '../../../paper/button.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { feesMills } from '../charges/fees.ts';
import { euros, exactEuros } from '../euros.ts';
import { noticeWords } from './words.ts';

interface AlertsProps {
  account: BillingAccount;
  onChoose: () => void;
}

/** How much of the allowance and of the spend cap is left, when it is little. */
export function Alerts({ account, onChoose }: AlertsProps) {
  return account.alerts.map(({ kind, percent }) =>
    kind === 'allowance' ? (
      <AllowanceAlert key={kind} account={account} percent={percent} onChoose={onChoose} />
    ) : (
      <CapAlert key={kind} account={account} percent={percent} />
    ),
  );
}

function AllowanceAlert({ account, percent, onChoose }: AlertsProps & { percent: number }) {
  const words = useWords(noticeWords);
  const { language } = useLanguage();
  const { plan, currentUsage, monthlyLimit, periodEndsAt } = account.subscription;
  const { overageFee } = plans[plan];
  const date = formatDate(periodEndsAt);
  if (percent < 100) {
    const [used, limit] = [formatNumber(currentUsage, language), formatNumber(monthlyLimit, language)];
    return (
      <Notice tone="warn" title={words.someCalls(percent)}>
        {words.someCallsText(used, limit, date)}
      </Notice>
    );
  }
  if (typeof overageFee === 'number') {
    return (
      <Notice tone="warn" title={words.allCalls}>
        {words.allCallsPaidText(exactEuros(overageFee, language), date)}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={words.allCalls}>
      <div className="grid justify-items-start gap-3">
        <p>{words.allCallsFreeText(date)}</p>
        <Button size="small" onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
    </Notice>
  );
}

function CapAlert({ account, percent }: { account: BillingAccount; percent: number }) {
  const words = useWords(noticeWords);
  const { language } = useLanguage();
  const date = formatDate(account.subscription.periodEndsAt);
  const cap = euros(account.spendCapMills ?? 0, language);
  const used = euros(feesMills(account.charges), language);
  const isReached = percent >= 100;
  return (
    <Notice tone={isReached ? 'bad' : 'warn'} title={isReached ? words.allCap(cap) : words.someCap(percent)}>
      {isReached ? words.allCapText(date) : words.someCapText(used, cap, date)}
    </Notice>
  );
}
