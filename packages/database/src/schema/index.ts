// The tables as Drizzle knows them. The migrations are what the database obeys; a test holds the two together.
export { accounts, recoveryTokens, sessions } from './accounts.ts';
export { apiKeys } from './api-keys.ts';
export { apiRequests, charges } from './api-requests.ts';
export { billingEvents, billingNotices, testPaymentObjects } from './billing.ts';
export { jobs } from './jobs.ts';
export { contactMessages, mails } from './mail.ts';
export { idempotencyRecords, processes, rateBuckets, reservations, throttles } from './metering.ts';
export { subscriptions } from './subscriptions.ts';
export { userCounters, users } from './users.ts';
export { type WebhookAnswer, webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.ts';
