import { type Mills, mills } from './money.ts';

export const planIds = ['starter', 'premium', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];
export const isPlanId = (value: unknown): value is PlanId => planIds.includes(value as PlanId);

export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Any other status is shown as inactive. */
export const subscriptionStatuses = ['active', 'trialing', 'past_due'] as const;

/** A fee per call; `included` costs nothing, `none` is not offered. */
type Fee = Mills | 'included' | 'none';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly priceMills: Mills;
  readonly callsPerMonth: number;
  /** `none`: calls are refused once the allowance is used up. */
  readonly overageFee: Fee;
  readonly ratePerMinute: number;
  readonly hasWatermark: boolean;
  readonly support: 'standard' | 'priority' | 'dedicated';
  readonly hasWebhooks: boolean;
  readonly hasServiceLevel: boolean;
  /** Made for the customer, as agreed with sales. */
  readonly hasCustomFeatures: boolean;
  readonly isMostPopular: boolean;
  /** No extra charge up to this total size; `none`: size is never charged on this plan. */
  readonly includedBytes: number | 'none';
  readonly fileSizeFee: Fee;
  readonly fileBytesMax: number;
  /**
   * What the files of calls under way, jobs and kept results may take together. From five of the largest calls at a
   * time (a file, and a result of its size) to fifty; a minute's calls of ordinary size are far below it.
   */
  readonly diskBytesMax: number;
  readonly proToolsFee: Fee;
  readonly gdprFee: Fee;
  readonly retentionMinutes: number;
  /** Only on plans where the customer may choose a different time, within `retentionChoice`. */
  readonly retentionMinutesMax?: number;
  readonly work: WorkBudget;
  /** The head start of this plan's calls where calls wait for a place. */
  readonly queueHeadStartSeconds: number;
}

/** Processor time for an account's documents: a store that is filled up evenly, and may be overdrawn by work under way. */
export interface WorkBudget {
  readonly processorSeconds: number;
  readonly processorSecondsPerMinute: number;
}

const megabyte = 1_048_576;
const gigabyte = 1_024 * megabyte;

/** What a customer may choose where the plan allows a different retention. */
export const retentionChoice = {
  minutesMin: 5,
  minutesMax: 1_440,
} as const;

export const plans: Readonly<Record<PlanId, Plan>> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    priceMills: 0,
    callsPerMonth: 100,
    overageFee: 'none',
    ratePerMinute: 10,
    hasWatermark: true,
    support: 'standard',
    hasWebhooks: false,
    hasServiceLevel: false,
    hasCustomFeatures: false,
    isMostPopular: false,
    includedBytes: 'none',
    fileSizeFee: 'none',
    fileBytesMax: 100 * megabyte,
    diskBytesMax: gigabyte,
    proToolsFee: 'none',
    gdprFee: 'none',
    retentionMinutes: 5,
    work: { processorSeconds: 120, processorSecondsPerMinute: 6 },
    queueHeadStartSeconds: 0,
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    priceMills: mills(9.99),
    callsPerMonth: 600,
    overageFee: mills(0.105),
    ratePerMinute: 100,
    hasWatermark: false,
    support: 'priority',
    hasWebhooks: false,
    hasServiceLevel: false,
    hasCustomFeatures: false,
    isMostPopular: false,
    includedBytes: 5 * megabyte,
    fileSizeFee: mills(0.01),
    fileBytesMax: 250 * megabyte,
    diskBytesMax: 5 * gigabyte,
    proToolsFee: mills(0.075),
    gdprFee: mills(0.025),
    retentionMinutes: 30,
    work: { processorSeconds: 600, processorSecondsPerMinute: 60 },
    queueHeadStartSeconds: 20,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceMills: mills(99.99),
    callsPerMonth: 5_000,
    overageFee: mills(0.055),
    ratePerMinute: 500,
    hasWatermark: false,
    support: 'priority',
    hasWebhooks: true,
    hasServiceLevel: false,
    hasCustomFeatures: false,
    isMostPopular: true,
    includedBytes: 50 * megabyte,
    fileSizeFee: mills(0.01),
    fileBytesMax: 500 * megabyte,
    diskBytesMax: 20 * gigabyte,
    proToolsFee: 'included',
    gdprFee: mills(0.015),
    retentionMinutes: 30,
    work: { processorSeconds: 1_800, processorSecondsPerMinute: 180 },
    queueHeadStartSeconds: 25,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    priceMills: mills(349.99),
    callsPerMonth: 15_000,
    overageFee: mills(0.035),
    ratePerMinute: 1_000,
    hasWatermark: false,
    support: 'dedicated',
    hasWebhooks: true,
    hasServiceLevel: true,
    hasCustomFeatures: true,
    isMostPopular: false,
    includedBytes: 250 * megabyte,
    fileSizeFee: mills(0.01),
    fileBytesMax: 1_024 * megabyte,
    diskBytesMax: 100 * gigabyte,
    proToolsFee: 'included',
    gdprFee: 'included',
    retentionMinutes: 60,
    retentionMinutesMax: retentionChoice.minutesMax,
    work: { processorSeconds: 3_600, processorSecondsPerMinute: 360 },
    queueHeadStartSeconds: 30,
  },
};

export const isFree = (plan: PlanId): boolean => plans[plan].priceMills === 0;

export const annualSavingsPercent = 10;

/** The price of one month; a tenth less when paid by the year, rounded down to the cent. */
export function monthlyPriceMills(plan: PlanId, cycle: BillingCycle): Mills {
  const { priceMills } = plans[plan];
  if (cycle === 'monthly') return priceMills;
  const cents = (priceMills * (100 - annualSavingsPercent)) / 1000;
  return Math.floor(cents) * 10;
}

export const yearlyTotalMills = (plan: PlanId, cycle: BillingCycle): Mills =>
  12 * monthlyPriceMills(plan, cycle);
