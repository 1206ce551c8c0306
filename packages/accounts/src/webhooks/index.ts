// Webhooks: where an account wants to hear of its calls and its subscription, and the delivery of that, signed after
// the Standard Webhooks specification. The events are written by the database, with what they tell of (migration 0005).
// How an address is called, and which may be, is the server's to say.
export { type Courier, createCourier } from './courier.ts';
export { createDeliveries, type Deliveries, type Delivery } from './deliveries.ts';
export type { CourierDeps, WebhookDeps } from './deps.ts';
export type { Endpoint } from './endpoint.ts';
export { createEndpoints, type Endpoints } from './endpoints.ts';
export { webhookFailures } from './failures.ts';
export { type WebhookLimits, webhookLimits } from './limits.ts';
export type { Outgoing } from './outgoing.ts';
export { sweepWebhooks } from './sweep.ts';
