import { planIds, plans } from '@pagesmith/catalog';

/** `Starter 5 min, Premium 30 min, …`: how long a kept result stays, plan by plan. */
export const retentionOfPlans = planIds
  .map((id) => `${plans[id].name} ${plans[id].retentionMinutes}\u00a0min`)
  .join(', ');

const { retentionMinutes, retentionMinutesMax = retentionMinutes } = plans.enterprise;

/** What an Enterprise account may ask for at most. */
export const retentionHoursMax = retentionMinutesMax / 60;
