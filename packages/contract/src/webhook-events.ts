import {
  billingCycles,
  keyModes,
  planIds,
  subscriptionStatuses,
  type WebhookEventType,
} from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';

const call = z.object({
  requestId: z.string(),
  operation: z.string(),
  httpStatus: z.int(),
  errorCode: z.string().nullable(),
  credits: count,
  inputBytes: count,
  responseTimeMs: count,
  apiKeyId: z.string(),
  apiKeyName: z.string(),
  /** `test`: a call of a test key, free and marked. */
  mode: z.enum(keyModes),
});

const subscription = z.object({
  plan: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
  cancelAt: time.nullable(),
});

/** `data` of each event, as the triggers of the database write it. */
export const webhookEventData = {
  'call.succeeded': call,
  'call.failed': call,
  'quota.reached': z.object({
    percent: count,
    currentUsage: count,
    monthlyLimit: count,
    plan: z.enum(planIds),
    periodStartedAt: time,
    periodEndsAt: time.nullable(),
  }),
  'subscription.changed': subscription.extend({
    monthlyLimit: count,
    nextBillingDate: time.nullable(),
    previous: subscription,
  }),
} satisfies Readonly<Record<WebhookEventType, z.ZodObject>>;
