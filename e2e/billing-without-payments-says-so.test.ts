import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { registerForBilling } from './billing-customer.ts';
import { billingSaid } from './billing-words.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { languagesFrom } from './languages.ts';
import { type RunningServer, startServer } from './server.ts';
import { startVisit } from './visit.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  if (browserSkipReason) return;
  server = await startServer({ PAYMENTS: 'none' });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.stop();
});

for (const locale of languagesFrom('fr-FR')) {
  test.skipIf(browserSkipReason)(
    `where payment is not set up, every plan's button says so, in ${locale}`,
    async () => {
      const words = billingSaid[locale];
      const visited = await startVisit(browser, server.url, { locale, width: 360 });
      const { page, complaints, end } = visited;
      await registerForBilling(visited, locale);
      const places = [page.locator('#available-plans'), page.getByRole('dialog')];
      for (const place of places) {
        await place.getByRole('button', { name: words.notSetUp }).nth(2).waitFor();
        const buttons = await place.getByRole('button', { name: words.notSetUp }).all();
        expect(await Promise.all(buttons.map((button) => button.isDisabled()))).toEqual([true, true, true]);
        expect(await accessibilityFindings(page)).toEqual([]);
        if (place === places[0]) await page.getByRole('button', { name: words.choosePlan }).click();
      }
      expect(await page.getByRole('heading', { name: words.invoices }).count()).toBe(0);
      expect(complaints).toEqual([]);
      await end();
    },
  );
}
