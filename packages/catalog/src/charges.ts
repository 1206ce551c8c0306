import type { Mills } from './money.ts';
import { type PlanId, plans } from './plans.ts';

export const chargeKinds = ['overage', 'fileSize', 'proTools', 'gdpr'] as const;
export type ChargeKind = (typeof chargeKinds)[number];
export type Charges = Readonly<Record<ChargeKind, Mills>>;

/** What determines the extra charges of one successful call. */
export interface CallFacts {
  readonly plan: PlanId;
  readonly isOverAllowance: boolean;
  /** The total size of all files in the request. */
  readonly inputBytes: number;
  readonly isProTool: boolean;
  readonly hasProToolsAddOn: boolean;
  readonly hasGdprMode: boolean;
}

/** Only for successful calls: failed ones are free. */
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
