import { type BillingCycle, billingCycles, isFree, isPlanId, type PlanId, policy } from '@pagesmith/catalog';
import { addresses } from '../../../../addresses.ts';

export interface PlanChoice {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

const storageKey = 'pagesmith_chosen_plan';
const keptMs = policy.planChoiceMinutes * 60_000;

/** In the address, so that the link works before this page's code has come. */
export const choicePath = ({ plan, cycle }: PlanChoice): string =>
  `${addresses.login}?plan=${plan}&cycle=${cycle}`;

function readChoice(plan: unknown, cycle: unknown): PlanChoice | undefined {
  const known = billingCycles.find((one) => one === cycle);
  return isPlanId(plan) && known ? { plan, cycle: known } : undefined;
}

/** Keeps what the address names, past mailed links and second factors; Starter has no checkout to keep it for. */
export function keepChoice(search: string, nowMs = Date.now()): void {
  const asked = new URLSearchParams(search);
  const choice = readChoice(asked.get('plan'), asked.get('cycle'));
  if (!choice) return;
  withStorage((storage) => {
    if (isFree(choice.plan)) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify({ ...choice, atMs: nowMs }));
  });
}

/** The choice, once. */
export function takeChoice(nowMs = Date.now()): PlanChoice | undefined {
  return withStorage((storage) => {
    const { plan, cycle, atMs } = JSON.parse(storage.getItem(storageKey) ?? '{}');
    storage.removeItem(storageKey);
    return Math.abs(nowMs - atMs) < keptMs ? readChoice(plan, cycle) : undefined;
  });
}

/** A browser that blocks site data forgets the choice, and nothing else fails. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
