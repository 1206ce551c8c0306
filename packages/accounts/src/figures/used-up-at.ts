export interface Allowance {
  readonly used: number;
  readonly limit: number;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

const dayMs = 86_400_000;

/** When the allowance runs out at the pace of this month, if it does before the month ends. A day is the least to judge a pace by. */
export function usedUpAt({ used, limit, startedAt, endsAt }: Allowance, now: Date): Date | null {
  if (used === 0) return null;
  if (used >= limit) return now;
  const elapsedMs = Math.max(dayMs, now.getTime() - startedAt.getTime());
  const at = new Date(now.getTime() + ((limit - used) * elapsedMs) / used);
  return at < endsAt ? at : null;
}
