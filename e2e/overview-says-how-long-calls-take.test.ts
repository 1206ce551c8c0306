import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callListFields, createKeyByHttp, newCustomer, openDashboard, openTab, said } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

const terms = {
  'en-US': { median: 'Median time', slow: '95th percentile', time: 'Time' },
  'fr-FR': { median: 'Temps médian', slow: '95ᵉ centile', time: 'Temps' },
} as const;

const figure = (page: Page, term: string) =>
  page
    .locator('dl > div', { has: page.getByText(term, { exact: true }) })
    .locator('dd > span')
    .first();

/** As both screens say it: the overview in seconds with one decimal from a second on. */
const asMs = (text: string): number => {
  const number = Number(text.replace(/[^\d.,]/g, '').replace(',', '.'));
  return text.endsWith('ms') ? number : number * 1_000;
};

const shownMs = (ms: number): number => (ms < 1_000 ? ms : Math.round(ms / 100) * 100);

for (const locale of languagesFrom('en-US')) {
  journey(
    `the overview says how long calls take, in the middle and at the slow end, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page, open } = started;
      await open('/login');
      await newCustomer(page);
      const key = await createKeyByHttp(page, 'Journey');
      const { origin } = new URL(page.url());
      for (const _ of [1, 2, 3]) expect(await callListFields(origin, key)).toBe(200);
      await openDashboard(started, 'overview');
      await openTab(page, said[locale].tabs.logs);
      const rows = page.getByRole('row').filter({ hasText: '/list-fields' });
      await rows.nth(2).waitFor();
      const heads = await page.getByRole('columnheader').allInnerTexts();
      const column = heads.indexOf(terms[locale].time);
      const texts = await Promise.all(
        [0, 1, 2].map((row) => rows.nth(row).locator('th, td').nth(column).innerText()),
      );
      const times = texts.map((text) => Number(text.replace(/\D/g, ''))).sort((a, b) => a - b);
      const [, middle = 0, slowest = 0] = times;

      // The figures follow the calls by a few seconds.
      await openTab(page, said[locale].tabs.overview);
      const { median, slow } = terms[locale];
      await expect
        .poll(
          async () => [
            asMs(await figure(page, median).innerText()),
            asMs(await figure(page, slow).innerText()),
          ],
          { timeout: 15_000 },
        )
        .toEqual([shownMs(middle), shownMs(slowest)]);
    },
  );
}
