import type { webhookEvents } from '@pagesmith/database';

type Event = Pick<typeof webhookEvents.$inferSelect, 'type' | 'data' | 'createdAt'>;

/** Standard Webhooks, "Payload structure"; the same bytes in every attempt. */
export const bodyOf = ({ type, data, createdAt }: Event): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
