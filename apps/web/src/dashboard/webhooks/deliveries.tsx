import { webhooks } from '@pagesmith/catalog';
import type { WebhookDelivery, WebhookEndpoint } from '@pagesmith/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useAskAgain, useLoaded } from '../documents/use-loaded.ts';
import { noPages, withNewest, withOlder } from './delivery-pages.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { listDeliveries } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

const lookAgainMs = 1_500;
const soonMs = 60_000;

interface DeliveriesProps {
  endpoint: WebhookEndpoint;
  canResend: boolean;
  /** Changes whenever something has been sent from elsewhere on the page. */
  sent: number;
  /** An attempt was answered: how the endpoint does may have changed with it. */
  onAnswer: () => void;
}

/** What was sent to an endpoint, newest first. */
export function Deliveries({ endpoint, canResend, sent, onAnswer }: DeliveriesProps) {
  const words = useWords(webhooksWords);
  const { version } = useDashboard();
  const [ownVersion, setOwnVersion] = useState(0);
  const again = useCallback(() => setOwnVersion((former) => former + 1), []);
  const { $id } = endpoint;
  const load = useCallback(() => listDeliveries($id), [$id]);
  const { value, hasFailed, isLoading } = useLoaded(load, version + ownVersion + sent);
  const [pages, setPages] = useState(noPages);
  useOnAnswer(value, onAnswer);
  useAskAgain(!value?.some(isSentSoon), isLoading, again, lookAgainMs);
  if (!value) {
    return hasFailed ? (
      <ErrorState title={words.deliveriesFailed} onRetry={again} isRetrying={isLoading} />
    ) : (
      <Skeleton className="h-24" />
    );
  }
  if (value.length === 0) return <p className="text-ink-soft text-sm">{words.noDeliveries}</p>;
  const now = withNewest(value, pages);
  const { shown, hasMore } = now;
  const loadOlder = async () => setPages(withOlder(now, await listDeliveries($id, shown.at(-1)?.$sequence)));
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

/** Tells when an attempt has been answered since the last look: it is counted before that. */
function useOnAnswer(deliveries: readonly WebhookDelivery[] | undefined, onAnswer: () => void): void {
  const answered = deliveries?.map(({ $id, answers }) => `${$id} ${answers.at(-1)?.at}`).join();
  const former = useRef(answered);
  useEffect(() => {
    const isNew = former.current !== undefined && former.current !== answered;
    former.current = answered;
    if (isNew) onAnswer();
  }, [answered, onAnswer]);
}

const isSentSoon = ({ nextAttemptAt }: WebhookDelivery): boolean =>
  nextAttemptAt !== null && new Date(nextAttemptAt).getTime() < Date.now() + soonMs;
