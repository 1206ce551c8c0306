import type { Mills } from './money.ts';
import { type PlanId, plans } from './plans.ts';

export const chargeKinds = ['overage', 'fileSize', 'proTools', 'gdpr'] as const;
export type ChargeKind = (typeof chargeKinds)[number];
export type Charges = Readonly<Record<ChargeKind, Mills>>;

/** What decides the price of one successful call beyond the plan's own. */
export interface CallFacts {
  readonly plan: PlanId;
  readonly isOverAllowance: boolean;
  /** All files of the request together. */
  readonly inputBytes: number;
  readonly isProTool: boolean;
  readonly hasProToolsAddOn: boolean;
  readonly hasGdprMode: boolean;
}

/** A failed call is free: this is asked for successful ones alone. */
export function chargesOf(call: CallFacts): Charges {
  const plan = plans[call.plan];
  const feeIf = (isDue: boolean, fee: Mills | 'included' | 'none'): Mills =>
    isDue && typeof fee === 'number' ? fee : 0;
  const isLarge = plan.includedBytes !== 'none' && call.inputBytes > plan.includedBytes;
  return {
    overage: feeIf(call.isOverAllowance, plan.overageFee),
    fileSize: feeIf(isLarge, plan.fileSizeFee),
    proTools: feeIf(call.isProTool && call.hasProToolsAddOn, plan.proToolsFee),
    gdpr: feeIf(call.hasGdprMode, plan.gdprFee),
  };
}
