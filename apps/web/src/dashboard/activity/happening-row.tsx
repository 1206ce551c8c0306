import { isPlanId, plans } from '@pagesmith/catalog';
import type { PlanChange, RecentDelivery } from '@pagesmith/contract';
import { ArrowLeftRight, BadgeEuro, ShieldCheck, Webhook } from 'lucide-react';
import { formatDate } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Badge, type Tone } from '../../paper/badge.tsx';
import { Prose } from '../../paper/prose.tsx';
import type { SecurityEvent } from '../account/security-log/load-events.ts';
import { isKnownKind, securityLogWords } from '../account/security-log/words.ts';
import type { ApiRequest } from '../documents/documents.ts';
import { JobRow } from './job-row.tsx';
import type { Happening } from './load-activity.ts';
import { TimelineItem } from './timeline-item.tsx';
import { activityWords } from './words.ts';

export function HappeningRow({ happening, onChange }: { happening: Happening; onChange: () => void }) {
  switch (happening.kind) {
    case 'call':
      return <CallRow call={happening.call} />;
    case 'job':
      return <JobRow job={happening.job} onChange={onChange} />;
    case 'delivery':
      return <DeliveryRow delivery={happening.delivery} />;
    case 'plan':
      return <PlanRow change={happening.change} />;
    case 'account':
      return <AccountRow event={happening.event} />;
  }
}

function CallRow({ call }: { call: ApiRequest }) {
  const words = useWords(activityWords);
  const isSuccess = call.status === 'success';
  return (
    <TimelineItem
      Icon={ArrowLeftRight}
      title={<span className="font-mono text-sm">{call.endpoint}</span>}
      at={call.createdAt}
      note={words.withKey(call.apiKeyName)}
      badge={
        <Badge tone={isSuccess ? 'good' : 'bad'}>
          {isSuccess ? words.status.success : words.status.error}
        </Badge>
      }
    >
      {!isSuccess && call.errorMessage && (
        <p className="line-clamp-3 max-w-measure text-ink-soft text-sm">
          <Prose>{call.errorMessage}</Prose>
        </p>
      )}
    </TimelineItem>
  );
}

const deliveryTones: Record<RecentDelivery['state'], Tone> = {
  pending: 'info',
  delivered: 'good',
  failed: 'bad',
};

function DeliveryRow({ delivery: { type, url, state, at } }: { delivery: RecentDelivery }) {
  const words = useWords(activityWords);
  return (
    <TimelineItem
      Icon={Webhook}
      title={words.delivery(type)}
      at={at}
      note={url}
      badge={<Badge tone={deliveryTones[state]}>{words.deliveryState[state]}</Badge>}
    />
  );
}

const planName = (id: string): string => (isPlanId(id) ? plans[id].name : id);

function PlanRow({ change: { before, after, cancelAt, at } }: { change: PlanChange }) {
  const { plan: words } = useWords(activityWords);
  const title = () => {
    if (before !== after) return words.changed(planName(before), planName(after));
    return cancelAt ? words.cancelled(planName(after), formatDate(cancelAt)) : words.updated(planName(after));
  };
  return <TimelineItem Icon={BadgeEuro} title={title()} at={at} />;
}

/** As the security log tells it. */
function AccountRow({ event }: { event: SecurityEvent }) {
  const words = useWords(securityLogWords);
  const { kind, facts, occurrences } = event;
  const what = isKnownKind(kind) ? words.kinds[kind] : kind;
  const name = facts.name === undefined ? [] : [String(facts.name)];
  const times = occurrences > 1 ? [words.times(occurrences)] : [];
  const place = [event.clientName, event.osName, event.ip].filter(Boolean).join('\u00a0· ');
  return (
    <TimelineItem
      Icon={ShieldCheck}
      title={[what, ...name, ...times].join('\u00a0· ')}
      at={event.$createdAt}
      note={place}
    />
  );
}
