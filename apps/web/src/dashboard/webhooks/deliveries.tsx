import { webhooks } from '@pagesmith/catalog';
import type { WebhookDelivery, WebhookEndpoint } from '@pagesmith/contract';
import { useCallback, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useAskAgain, useLoaded } from '../documents/use-loaded.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { listDeliveries } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

const pageLength = 25;
const lookAgainMs = 1_500;
const soonMs = 60_000;

interface DeliveriesProps {
  endpoint: WebhookEndpoint;
  canResend: boolean;
}

/** What was sent to an endpoint, newest first. */
export function Deliveries({ endpoint, canResend }: DeliveriesProps) {
  const words = useWords(webhooksWords);
  const { version } = useDashboard();
  const [ownVersion, setOwnVersion] = useState(0);
  const again = useCallback(() => setOwnVersion((former) => former + 1), []);
  const { $id } = endpoint;
  const load = useCallback(() => listDeliveries($id), [$id]);
  const { value, hasFailed, isLoading } = useLoaded(load, version + ownVersion);
  const [older, setOlder] = useState<readonly WebhookDelivery[]>([]);
  useAskAgain(!value?.some(isSentSoon), isLoading, again, lookAgainMs);
  if (!value) {
    return hasFailed ? (
      <ErrorState title={words.deliveriesFailed} onRetry={again} isRetrying={isLoading} />
    ) : (
      <Skeleton className="h-24" />
    );
  }
  if (value.length === 0) return <p className="text-ink-soft text-sm">{words.noDeliveries}</p>;
  const newest = new Set(value.map((delivery) => delivery.$id));
  const shown = [...value, ...older.filter((delivery) => !newest.has(delivery.$id))];
  const hasMore = shown.length >= pageLength && shown.length % pageLength === 0;
  const loadOlder = async () => {
    const next = await listDeliveries($id, shown.at(-1)?.$sequence);
    setOlder([...older, ...next]);
  };
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">{words.kept(webhooks.deliveriesKeptDays)}</p>
      <ul
        aria-label={words.showDeliveries(endpoint.url)}
        className="divide-y divide-rule border-rule border-t"
      >
        {shown.map((delivery) => (
          <DeliveryRow
            key={delivery.$id}
            endpointId={$id}
            delivery={delivery}
            canResend={canResend}
            onResent={again}
          />
        ))}
      </ul>
      {hasMore && (
        <div>
          <ActionButton act={loadOlder}>{words.more}</ActionButton>
        </div>
      )}
    </div>
  );
}

const isSentSoon = ({ nextAttemptAt }: WebhookDelivery): boolean =>
  nextAttemptAt !== null && new Date(nextAttemptAt).getTime() < Date.now() + soonMs;
