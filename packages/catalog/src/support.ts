import { type PlanId, planIds, plans } from './plans.ts';

export type SupportLevel = (typeof plans)[PlanId]['support'];

/** Around the clock, from the message to the first answer of a person. */
const firstAnswerHoursOf: Readonly<Record<SupportLevel, number>> = {
  standard: 24,
  priority: 8,
  dedicated: 4,
};

/** Whoever has no account is answered as on the plan that costs nothing. */
export const firstAnswerHours = (plan: PlanId = 'starter'): number => firstAnswerHoursOf[plans[plan].support];

/** The promise to everyone who writes. */
export const contactReplyHours = firstAnswerHours();

/** Tickets of an earlier plan in this list are answered first. */
export const plansByUrgency: readonly PlanId[] = [...planIds].reverse();
