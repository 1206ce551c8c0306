import { planIds, plans, retentionChoice } from '@pagesmith/catalog';

/** `Starter 5 min, Premium 30 min, …`: how long a kept result stays, plan by plan. */
export const retentionOfPlans = planIds
  .map((id) => `${plans[id].name} ${plans[id].retentionMinutes}\u00a0min`)
  .join(', ');

/** What an Enterprise account may choose. */
export const retentionMinutesMin = retentionChoice.minutesMin;
export const retentionHoursMax = retentionChoice.minutesMax / 60;
