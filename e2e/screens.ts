import { publicScreens } from '@pagesmith/web';

/** One component with other words: with `npm test` the longest of them stands for all. */
const alikes: readonly string[] = ['terms', 'data-processing', 'service-level', 'cookies', 'security'];

/** The public screens for a walk that does the same on each; all of them with `npm run soak`. */
export const differentScreens = publicScreens.filter(
  (screen) => process.env.SOAK !== undefined || !alikes.includes(screen),
);
