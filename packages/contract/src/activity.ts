import { planIds } from '@pagesmith/catalog';
import * as z from 'zod';
import { time } from './primitives.ts';
import { deliveryStates } from './webhook-endpoints.ts';

const plan = z.enum(planIds);

/** A step in the life of a plan: what it was, what it is, and whether it is now going to end. */
const planChange = z.object({
  id: z.string(),
  at: time,
  before: plan,
  after: plan,
  status: z.string(),
  cancelAt: time.nullable(),
});
export type PlanChange = z.infer<typeof planChange>;

const recentDelivery = z.object({
  id: z.string(),
  at: time,
  type: z.string(),
  url: z.string(),
  state: z.enum(deliveryStates),
});
export type RecentDelivery = z.infer<typeof recentDelivery>;

/** What happened besides calls, jobs and what the security log tells; the newest of each first. */
const recentActivity = z.object({
  planChanges: z.array(planChange).readonly(),
  deliveries: z.array(recentDelivery).readonly(),
});
export type RecentActivity = z.infer<typeof recentActivity>;
