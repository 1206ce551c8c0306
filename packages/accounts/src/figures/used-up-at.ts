interface Allowance {
  readonly used: number;
  readonly limit: number;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/** Less is too little to judge a pace by: the first afternoon is not a month. */
const paceDaysMin = 3;
const dayMs = 86_400_000;

export const isEarly = ({ startedAt }: Allowance, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < paceDaysMin * dayMs;

/** When the allowance runs out at the pace of this month, if it does before the month ends. */
export function usedUpAt(allowance: Allowance, now: Date): Date | null {
  const { used, limit, startedAt, endsAt } = allowance;
  if (used >= limit) return now;
  if (used === 0 || isEarly(allowance, now)) return null;
  const elapsedMs = now.getTime() - startedAt.getTime();
  const at = new Date(now.getTime() + ((limit - used) * elapsedMs) / used);
  return at < endsAt ? at : null;
}
