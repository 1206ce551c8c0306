import {
  allowedAddressesMax,
  keyModes,
  keyMonthlyCapMax,
  keyOverlapHoursMax,
  keyRatePerMinuteMax,
} from '@pagesmith/catalog';
import * as z from 'zod';
import { count, cursor, time } from './primitives.ts';

export const keyNameLengthMax = 128;
export const keyStatuses = ['active', 'inactive'] as const;

/** Without control characters, which no list of keys could show. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(keyNameLengthMax)
  .refine((text) => !/\p{Cc}/u.test(text));

/** What a key may do, from where, until when and how often; null is no limit of its own. */
export const keySettings = z.object({
  scopes: z.array(z.string()).min(1).readonly(),
  expiresAt: time.nullable(),
  allowedAddresses: z
    .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))
    .min(1)
    .max(allowedAddressesMax)
    .readonly()
    .nullable(),
  ratePerMinute: z.int().min(1).max(keyRatePerMinuteMax).nullable(),
  monthlyCap: z.int().min(1).max(keyMonthlyCapMax).nullable(),
});
export type KeySettings = z.infer<typeof keySettings>;

/** What is absent is as without it: all operations and jobs, live, revealable, no limits. */
export const keyWish = keySettings.partial().extend({
  name,
  mode: z.enum(keyModes).optional(),
  isRevealable: z.boolean().optional(),
});
export type KeyWish = z.infer<typeof keyWish>;

/** What is absent stays as it is. */
export const keyChange = keySettings.extend({ name, status: z.enum(keyStatuses) }).partial();
export type KeyChange = z.infer<typeof keyChange>;

/** For how long the text so far goes on working; 0 ends it at once. */
export const keyRotation = z.object({ overlapHours: z.number().min(0).max(keyOverlapHoursMax) });
export type KeyRotation = z.infer<typeof keyRotation>;

/** A key as its owner sees it, masked. */
export const keyShape = keySettings.extend({
  id: z.string(),
  name: z.string(),
  key: z.string(),
  mode: z.enum(keyModes),
  status: z.enum(keyStatuses),
  isRevealable: z.boolean(),
  createdAt: time,
  requestCount: count,
  /** Successful calls of this month. */
  monthCalls: count,
  lastUsed: time.nullable(),
  lastAddress: z.string().nullable(),
  lastClient: z.string().nullable(),
  previousKeyUntil: time.nullable(),
});
export type KeyBody = z.infer<typeof keyShape>;

export const keyPage = z.object({ keys: z.array(keyShape).readonly(), next: cursor });
