import { type ChargeKind, chargeKinds, type Mills } from '@pagesmith/catalog';

export interface MonthSoFar {
  /** A month of the plan. */
  readonly priceMills: Mills;
  readonly monthlyLimit: number;
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly usedCalls: number;
  readonly charges: Readonly<Record<ChargeKind, Mills>>;
  readonly spendCapMills: Mills | null;
  /** What one call beyond the allowance costs: the plan's fee, or what was agreed. */
  readonly overageMills: Mills;
}

const dayMs = 86_400_000;

/** What the month will cost at the present pace. Less than a day is too little to judge it by. */
export function forecastMills(month: MonthSoFar, now: Date): Mills {
  const { priceMills, monthlyLimit, startedAt, endsAt, usedCalls, charges, spendCapMills, overageMills } =
    month;
  const lengthMs = endsAt.getTime() - startedAt.getTime();
  const elapsedMs = Math.min(lengthMs, Math.max(dayMs, now.getTime() - startedAt.getTime()));
  const pace = lengthMs / elapsedMs;
  const callsOver = Math.max(0, Math.round(usedCalls * pace) - monthlyLimit);
  const overage = callsOver * overageMills;
  const others = chargeKinds
    .filter((kind) => kind !== 'overage')
    .reduce((sum, kind) => sum + charges[kind], 0);
  const soFar = chargeKinds.reduce((sum, kind) => sum + charges[kind], 0);
  const beyondPlan = Math.max(soFar, Math.max(charges.overage, overage) + Math.round(others * pace));
  const capped = spendCapMills === null ? beyondPlan : Math.max(soFar, Math.min(beyondPlan, spendCapMills));
  return priceMills + capped;
}
