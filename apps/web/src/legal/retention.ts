import { planIds, plans } from '@pagesmith/catalog';

/** `Starter 5 min, Premium 30 min, …`: how long a kept result stays, plan by plan. */
export const retentionOfPlans = planIds
  .map((id) => `${plans[id].name} ${plans[id].retentionMinutes}\u00a0min`)
  .join(', ');

const { retentionMinutes } = plans.enterprise;
const { retentionMinutesMax = retentionMinutes } = plans.enterprise;

/** What an Enterprise account may choose. */
export const { retentionMinutesMin = retentionMinutes } = plans.enterprise;
export const retentionHoursMax = retentionMinutesMax / 60;
