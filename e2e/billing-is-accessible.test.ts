import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { buyPremium, doAndReturn, openCheckout, registerForBilling } from './billing-customer.ts';
import { billingSaid } from './billing-words.ts';
import { patience } from './customer.ts';
import { journey } from './journey.ts';

async function expectFine(page: Page, where: string) {
  expect(await accessibilityFindings(page), where).toEqual([]);
  const { scrollWidth, innerWidth } = await page.evaluate<{ scrollWidth: number; innerWidth: number }>(
    '({ scrollWidth: document.documentElement.scrollWidth, innerWidth })',
  );
  expect(scrollWidth, `the width of ${where}`).toBeLessThanOrEqual(innerWidth);
}

for (const { locale, width, scheme } of [
  { locale: 'en-US', width: 1440, scheme: 'light' },
  { locale: 'fr-FR', width: 360, scheme: 'dark' },
] as const) {
  const words = billingSaid[locale];
  journey(`axe finds nothing in billing in ${locale}, ${width} wide, ${scheme}`, async (visit) => {
    const { page, open } = await visit({ locale, width, scheme });
    await open('/login');
    await registerForBilling(page, locale);
    await page.getByText(words.noInvoice).waitFor(patience);
    await expectFine(page, 'billing on Starter');
    const checkout = await openCheckout(page, words);
    await expectFine(checkout, 'the checkout');
    await checkout.close();
    await buyPremium(page, locale);
    await page.getByLabel(words.cap).fill('wrong');
    await page.getByRole('button', { name: words.capSave }).click();
    await expectFine(page, 'billing on Premium');
    await page.getByRole('link', { name: words.toStarter }).click();
    await expectFine(page, 'the portal');
    await doAndReturn(page, locale, words.cancelDo);
    await page.getByText(words.premiumCancelled).waitFor(patience);
    await expectFine(page, 'billing of a cancelled plan');
    await page.getByRole('button', { name: words.choosePlan }).click();
    await page.getByRole('dialog').waitFor();
    await expectFine(page, 'the plans to choose from');
  });
}
