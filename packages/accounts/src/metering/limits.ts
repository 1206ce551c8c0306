import { type PlanId, plans, policy, testRatePerMinute, type WorkBudget } from '@pagesmith/catalog';

export interface MeteringLimits {
  readonly ratePerMinute: Readonly<Record<PlanId, number>>;
  /** Of all test keys of an account together; on a plan with more, as many as the plan has. */
  readonly testRatePerMinute: number;
  readonly work: Readonly<Record<PlanId, WorkBudget>>;
  /** A process that has not renewed its lease for this long is dead. */
  readonly leaseMs: number;
  /** How often to renew it: often enough that a slow moment does not end the lease. */
  readonly leaseRenewalMs: number;
  /** Refusals are written after this time, or once there are this many. */
  readonly refusalsWaitMs: number;
  readonly refusalsPerBatch: number;
  /** Beyond this many of one account in a minute, refusals share a log row. */
  readonly refusedRowsPerMinute: number;
  /** More than these wait for the database before they are answered: memory stays bounded. */
  readonly refusalsWaitingMax: number;
}

export const meteringLimits: MeteringLimits = {
  ratePerMinute: {
    starter: plans.starter.ratePerMinute,
    premium: plans.premium.ratePerMinute,
    pro: plans.pro.ratePerMinute,
    enterprise: plans.enterprise.ratePerMinute,
  },
  testRatePerMinute,
  work: {
    starter: plans.starter.work,
    premium: plans.premium.work,
    pro: plans.pro.work,
    enterprise: plans.enterprise.work,
  },
  // What a dead process worked on is taken over within the sum of both, which has to stay under 15 seconds.
  leaseMs: 9_000,
  leaseRenewalMs: 2_500,
  refusalsWaitMs: 1_000,
  refusalsPerBatch: 1_000,
  refusedRowsPerMinute: policy.refusedRowsPerMinute,
  refusalsWaitingMax: 5_000,
};
