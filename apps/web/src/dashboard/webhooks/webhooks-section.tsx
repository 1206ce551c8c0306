import { lazy, Suspense } from 'react';
import { Skeleton } from '../../paper/states.tsx';

const Webhooks = lazy(async () => ({ default: (await import('./webhooks.tsx')).Webhooks }));

/** Stands below the keys; its code is loaded when the tab is opened. */
export function WebhooksSection({ onOpenBilling }: { onOpenBilling: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <Webhooks onOpenBilling={onOpenBilling} />
    </Suspense>
  );
}
