import type {
  EndpointChange,
  EndpointWish,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpoints,
} from '@pagesmith/contract';
import { callBackend } from '../../session/backend.ts';

const call = <Answer>(method: Parameters<typeof callBackend>[0], path: string, body?: object) =>
  callBackend<Answer>(method, `/webhook-endpoints${path}`, body);

export const listEndpoints = () => call<WebhookEndpoints>('GET', '');
export const createEndpoint = (wish: EndpointWish) => call<WebhookEndpoint>('POST', '', wish);
export const changeEndpoint = (id: string, change: EndpointChange) =>
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
  const { deliveries } = await call<WebhookDeliveries>(
    'GET',
    `/${id}/deliveries`,
    before === undefined ? {} : { before },
  );
  return deliveries;
}
