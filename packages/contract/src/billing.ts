import { billingCycles, chargeKinds, planIds, retentionChoice } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';

/** `none`: plans cannot be bought here. */
export const billingModes = ['stripe', 'test', 'none'] as const;

const mills = z.int();
const plan = z.enum(planIds);
const cycle = z.enum(billingCycles);

/** `checkout` sells a plan; `portal` leads to where a plan that is paid for is changed. */
const planLink = z.object({ kind: z.enum(['checkout', 'portal']), url: z.string() });
export type PlanLink = z.infer<typeof planLink>;

/** Something that costs a fee per call. */
const paid = z.object({
  isOn: z.boolean(),
  canChange: z.boolean(),
  fee: z.union([mills, z.literal('included'), z.literal('none')]),
});

/** What the plan becomes by itself: what was chosen for later, Starter after a cancellation or a grace. */
const scheduledPlan = z.object({ plan, billingCycle: cycle, at: time });
export type ScheduledPlan = z.infer<typeof scheduledPlan>;

const subscription = z.object({
  plan,
  status: z.string(),
  billingCycle: cycle,
  priceMills: mills,
  monthlyLimit: count,
  currentUsage: count,
  periodStartedAt: time,
  periodEndsAt: time,
  nextBillingDate: time.nullable(),
  /** Until then the plan goes on; then Starter. */
  cancelAt: time.nullable(),
  pastDueSince: time.nullable(),
  /** Until then an unpaid plan goes on. */
  graceEndsAt: time.nullable(),
  scheduled: scheduledPlan.nullable(),
});

const chargeLine = z.object({ kind: z.enum(['plan', ...chargeKinds]), count, amountMills: mills });
export type ChargeLine = z.infer<typeof chargeLine>;

/** Everything that the billing tab shows but the invoices. */
export const billingAccount = z.object({
  mode: z.enum(billingModes),
  currency: z.literal('EUR'),
  subscription,
  charges: z.object({
    lines: z.array(chargeLine).readonly(),
    totalMills: mills,
    forecastMills: mills,
  }),
  spendCapMills: mills.nullable(),
  gdpr: paid,
  /** Trials of this month by operation; one that was never tried is not among them. */
  proTools: paid.extend({ trialsUsed: z.record(z.string(), count) }),
  /** How long kept results, reports and the files of jobs stay; some plans let the customer choose. */
  retention: z.object({ minutes: count, canChange: z.boolean() }),
  alerts: z.array(z.object({ kind: z.enum(['allowance', 'cap']), percent: count })).readonly(),
  links: z.record(plan, z.record(cycle, planLink.nullable())),
  /** Whether there is a payment to manage. */
  hasPortal: z.boolean(),
});
export type BillingAccount = z.infer<typeof billingAccount>;

/** What a program reads of its account: the plan, what was used of it, and what that costs. */
export const usageShape = billingAccount.pick({
  currency: true,
  subscription: true,
  charges: true,
  spendCapMills: true,
});
export type UsageBody = z.infer<typeof usageShape>;

export const spendCapMillsMax = 1_000_000_000;

/** What is absent stays as it is; a cap of null is none, a retention of null the plan's own. */
export const billingSettings = z
  .object({
    spendCapMills: mills.min(0).max(spendCapMillsMax).nullable(),
    hasGdprMode: z.boolean(),
    retentionMinutes: z.int().min(retentionChoice.minutesMin).max(retentionChoice.minutesMax).nullable(),
  })
  .partial();
export type BillingSettings = z.infer<typeof billingSettings>;

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: time,
  amountMills: mills,
  status: z.string(),
  /** Where it can be read; null when the provider has no page for it. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const invoices = z.object({ total: count, invoices: z.array(invoice).readonly() });
export type Invoices = z.infer<typeof invoices>;
