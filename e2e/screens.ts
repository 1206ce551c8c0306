import { operations } from '@pagesmith/operations';
import { publicScreens } from '@pagesmith/web';
import type { Page } from 'playwright-core';

/** One component with other words: with `npm test` the longest of them stands for all. */
const alikes: readonly string[] = ['terms', 'data-processing', 'service-level', 'cookies', 'security'];

/** The public screens for a walk that does the same on each; all of them with `npm run soak`. */
export const differentScreens = publicScreens.filter(
  (screen) => process.env.SOAK !== undefined || !alikes.includes(screen),
);

/** The documentation says the same of every operation and of every error: with `npm test` the first stand for all. */
const [, ...operationsAlike] = operations.map(({ id }) => `section[id="${id}"]`);
const errorsAlike = '#errors :has(> [id^="status-"]):nth-child(n + 4)';

export async function hideAlikeSections(page: Page): Promise<void> {
  if (process.env.SOAK !== undefined) return;
  const selector = [...operationsAlike, errorsAlike].join();
  await page.evaluate(
    `document.querySelectorAll('${selector}').forEach((section) => { section.hidden = true; })`,
  );
}
