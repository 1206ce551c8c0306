import { plans } from '@pagesmith/catalog';
import type { BillingAccount, ScheduledPlan } from '@pagesmith/contract';
import { formatDate } from '../../../language/dates.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { PortalButton } from '../portal/portal-button.tsx';
import { noticeWords } from './words.ts';

type Subscription = BillingAccount['subscription'];

/** What will happen to the plan by itself, and what can be done about it until then. */
export function ChangesAhead({ subscription }: { subscription: Subscription }) {
  const { graceEndsAt, cancelAt, scheduled } = subscription;
  return (
    <>
      {graceEndsAt && <Unpaid subscription={subscription} graceEndsAt={graceEndsAt} />}
      {cancelAt && <Cancelled subscription={subscription} cancelAt={cancelAt} />}
      {scheduled && scheduled.plan !== 'starter' && (
        <ChosenForLater subscription={subscription} scheduled={scheduled} />
      )}
    </>
  );
}

function Unpaid({ subscription, graceEndsAt }: { subscription: Subscription; graceEndsAt: string }) {
  const words = useWords(noticeWords);
  const date = formatDate(graceEndsAt);
  const isPaused = subscription.plan === 'starter';
  return (
    <Notice tone="bad" title={isPaused ? words.paused : words.pastDue}>
      <div className="grid gap-3">
        <p>{isPaused ? words.pausedText(date) : words.pastDueText(plans[subscription.plan].name, date)}</p>
        <PortalButton variant="primary">{words.updateCard}</PortalButton>
      </div>
    </Notice>
  );
}

function Cancelled({ subscription, cancelAt }: { subscription: Subscription; cancelAt: string }) {
  const words = useWords(noticeWords);
  const { name } = plans[subscription.plan];
  return (
    <Notice tone="warn" title={words.cancelled(name)}>
      <div className="grid gap-3">
        <p>{words.cancelledText(formatDate(cancelAt))}</p>
        <PortalButton>{words.keep(name)}</PortalButton>
      </div>
    </Notice>
  );
}

interface ChosenForLaterProps {
  subscription: Subscription;
  scheduled: ScheduledPlan;
}

/** A smaller plan, another way to pay, or both. */
function ChosenForLater({ subscription, scheduled }: ChosenForLaterProps) {
  const words = useWords(noticeWords);
  const { plan, billingCycle } = subscription;
  const isSamePlan = scheduled.plan === plan;
  const say = scheduled.billingCycle === billingCycle ? words.smaller : words.paidBy[scheduled.billingCycle];
  return (
    <Notice tone="info" title={say(plans[scheduled.plan].name, formatDate(scheduled.at))}>
      <div className="grid gap-3">
        <p>{isSamePlan ? words.paidByText[billingCycle] : words.smallerText(plans[plan].name)}</p>
        <PortalButton>
          {isSamePlan ? words.keepPaying[billingCycle] : words.keep(plans[plan].name)}
        </PortalButton>
      </div>
    </Notice>
  );
}
