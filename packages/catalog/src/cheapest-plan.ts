import { type ChargeKind, chargesOf } from './charges.ts';
import type { Mills } from './money.ts';
import { type PlanId, planIds, plans } from './plans.ts';

/** What somebody expects of a month. */
export interface Volume {
  /** All calls, those of Pro Tools too. */
  readonly calls: number;
  readonly proToolCalls: number;
  /** The files of one call together. */
  readonly bytesPerCall: number;
  readonly wantsGdpr: boolean;
}

/** The whole price of a month on one plan. */
export interface PlanCost {
  readonly plan: PlanId;
  readonly priceMills: Mills;
  /** How many calls have each fee, and what that comes to. */
  readonly fees: Readonly<Record<ChargeKind, { readonly calls: number; readonly mills: Mills }>>;
  readonly totalMills: Mills;
}

/** Undefined where the plan cannot do it. Pro Tools are counted with their add-on, since trials are marked. */
export function planCost(id: PlanId, volume: Volume): PlanCost | undefined {
  const plan = plans[id];
  const { calls, proToolCalls, bytesPerCall, wantsGdpr } = volume;
  const callsOver = Math.max(0, calls - plan.callsPerMonth);
  const isRefused = callsOver > 0 && plan.overageFee === 'none';
  if (isRefused || bytesPerCall > plan.fileBytesMax || (wantsGdpr && plan.gdprFee === 'none'))
    return undefined;
  const fee = chargesOf({
    plan: id,
    isOverAllowance: true,
    inputBytes: bytesPerCall,
    isProTool: true,
    hasProToolsAddOn: true,
    hasGdprMode: wantsGdpr,
  });
  const feesOf = (kind: ChargeKind, count: number) => ({
    calls: fee[kind] > 0 ? count : 0,
    mills: fee[kind] * count,
  });
  const fees = {
    overage: feesOf('overage', callsOver),
    fileSize: feesOf('fileSize', calls),
    proTools: feesOf('proTools', proToolCalls),
    gdpr: feesOf('gdpr', calls),
  };
  const feesMills = Object.values(fees).reduce((sum, { mills }) => sum + mills, 0);
  return { plan: id, priceMills: plan.priceMills, fees, totalMills: plan.priceMills + feesMills };
}

/** The plan whose whole price is lowest, paid by the month; of equal ones the larger. Undefined where no plan can do it. */
export function cheapestPlan(volume: Volume, offered: readonly PlanId[] = planIds): PlanCost | undefined {
  const costs = offered.flatMap((id) => planCost(id, volume) ?? []);
  return costs.reduce<PlanCost | undefined>(
    (best, cost) => (best && best.totalMills < cost.totalMills ? best : cost),
    undefined,
  );
}
