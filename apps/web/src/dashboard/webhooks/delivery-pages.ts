import type { WebhookDelivery } from '@pagesmith/contract';

/** How many the server gives at a time. */
export const pageLength = 25;

/** What is there, newest first. */
export interface DeliveryPages {
  readonly shown: readonly WebhookDelivery[];
  readonly hasMore: boolean;
}

export const noPages: DeliveryPages = { shown: [], hasMore: true };

/**
 * The newest before what was shown earlier. Where more have come since than fit on a page, the two do not meet, and the
 * earlier ones are asked for again.
 */
export function withNewest(newest: readonly WebhookDelivery[], former: DeliveryPages): DeliveryPages {
  const ids = new Set(newest.map(({ $id }) => $id));
  const doMeet = former.shown.some(({ $id }) => ids.has($id));
  if (!doMeet) return { shown: newest, hasMore: newest.length === pageLength };
  return { shown: [...newest, ...former.shown.filter(({ $id }) => !ids.has($id))], hasMore: former.hasMore };
}

export const withOlder = ({ shown }: DeliveryPages, older: readonly WebhookDelivery[]): DeliveryPages => ({
  shown: [...shown, ...older],
  hasMore: older.length === pageLength,
});
