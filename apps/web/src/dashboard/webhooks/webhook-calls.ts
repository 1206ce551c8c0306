import type { WebhookEventType } from '@pagesmith/catalog';
import { callBackend } from '../../session/backend.ts';

export interface WebhookEndpoint {
  readonly $id: string;
  readonly $createdAt: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly status: 'enabled' | 'disabled';
  readonly disabledReason: 'failing' | 'gone' | null;
  readonly failingSince: string | null;
  readonly previousSecretUntil: string | null;
}

export interface WebhookAnswer {
  readonly at: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly body: string | null;
  readonly error: string | null;
}

export interface WebhookDelivery {
  readonly $id: string;
  readonly $sequence: number;
  readonly $createdAt: string;
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly answers: readonly WebhookAnswer[];
}

export interface WebhookList {
  /** Whether the plan has webhooks. */
  readonly isIncluded: boolean;
  readonly endpoints: readonly WebhookEndpoint[];
}

export interface EndpointWish {
  readonly url: string;
  readonly events: readonly WebhookEventType[];
}

const call = <Answer>(method: Parameters<typeof callBackend>[0], path: string, body?: object) =>
  callBackend<Answer>(method, `/webhook-endpoints${path}`, body);

export const listEndpoints = () => call<WebhookList>('GET', '');
export const createEndpoint = (wish: EndpointWish) => call<WebhookEndpoint>('POST', '', wish);
export const changeEndpoint = (id: string, change: Partial<EndpointWish & Pick<WebhookEndpoint, 'status'>>) =>
  call<WebhookEndpoint>('PATCH', `/${id}`, change);
export const deleteEndpoint = (id: string) => call<void>('DELETE', `/${id}`);
export const revealSecret = async (id: string) =>
  (await call<{ secret: string }>('GET', `/${id}/secret`)).secret;
export const rotateSecret = (id: string) => call<WebhookEndpoint>('POST', `/${id}/secret`);
export const sendTest = (id: string) => call<WebhookDelivery>('POST', `/${id}/test`);
export const resend = (id: string, deliveryId: string) =>
  call<WebhookDelivery>('POST', `/${id}/deliveries/${deliveryId}/resend`);

/** Newest first; `before` is the sequence of the last that is there. */
export async function listDeliveries(id: string, before?: number): Promise<readonly WebhookDelivery[]> {
  const { deliveries } = await call<{ deliveries: WebhookDelivery[] }>(
    'GET',
    `/${id}/deliveries`,
    before === undefined ? {} : { before },
  );
  return deliveries;
}
