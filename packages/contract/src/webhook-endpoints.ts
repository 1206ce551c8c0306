import { webhookEventTypes } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';

export const endpointStatuses = ['enabled', 'disabled'] as const;
export const disabledReasons = ['failing', 'gone'] as const;
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

export const urlLengthMax = 2_048;

/** What its owner says when an endpoint is made. */
export const endpointWish = z.object({
  /** PostgreSQL keeps every character but NUL. */
  url: z
    .string()
    .max(urlLengthMax)
    .refine((url) => !url.includes('\0')),
  events: z.array(z.enum(webhookEventTypes)).min(1),
});
export type EndpointWish = z.infer<typeof endpointWish>;

/** What is absent stays as it is. */
export const endpointChange = endpointWish.extend({ status: z.enum(endpointStatuses) }).partial();
export type EndpointChange = z.infer<typeof endpointChange>;

/** Never with its secrets. */
export const webhookEndpoint = z.object({
  $id: z.string(),
  $createdAt: time,
  $updatedAt: time,
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)).readonly(),
  status: z.enum(endpointStatuses),
  /** Null when it is enabled, or its owner disabled it. */
  disabledReason: z.enum(disabledReasons).nullable(),
  failingSince: time.nullable(),
  /** Until when the previous secret signs too; null when there is none. */
  previousSecretUntil: time.nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookEndpoints = z.object({
  /** Whether the plan has webhooks. */
  isIncluded: z.boolean(),
  total: count,
  endpoints: z.array(webhookEndpoint).readonly(),
});
export type WebhookEndpoints = z.infer<typeof webhookEndpoints>;

/** What an attempt came to: a status and the beginning of its answer, or the code of a failure. */
const webhookAnswer = z.object({
  at: z.string(),
  durationMs: z.number(),
  status: z.int().nullable(),
  body: z.string().nullable(),
  error: z.string().nullable(),
});
export type WebhookAnswer = z.infer<typeof webhookAnswer>;

/** One event for one endpoint, and what came of it. */
export const webhookDelivery = z.object({
  $id: z.string(),
  /** For the next page. */
  $sequence: count,
  $createdAt: time,
  eventId: z.string(),
  type: z.string(),
  body: z.string(),
  state: z.enum(deliveryStates),
  attempts: count,
  nextAttemptAt: time.nullable(),
  answers: z.array(webhookAnswer).readonly(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveries = z.object({ deliveries: z.array(webhookDelivery).readonly() });
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;
