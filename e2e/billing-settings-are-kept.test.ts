import { expect } from 'vitest';
import { buyPremium, doAndReturn, isMarked, registerForBilling } from './billing-customer.ts';
import { billingSaid } from './billing-words.ts';
import { createKey, openTab, patience, said } from './customer.ts';
import { journey } from './journey.ts';

for (const locale of ['en-US', 'fr-FR'] as const) {
  const words = billingSaid[locale];

  journey(`a spend cap is checked, set, kept and removed, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale });
    await open('/login');
    await registerForBilling(page, locale);
    expect(await page.getByLabel(words.cap).count()).toBe(0);
    await buyPremium(page, locale);
    await page.getByText(words.capNone).waitFor();
    for (const wrong of ['ten', '-1', '1,000', '2000000']) {
      await page.getByLabel(words.cap).fill(wrong);
      await page.getByRole('button', { name: words.capSave }).click();
      await page.getByRole('alert').getByText(words.capWrong).waitFor();
    }
    await page.getByLabel(words.cap).fill('12,5');
    await page.getByRole('button', { name: words.capSave }).click();
    await page.getByText(words.capSaved).first().waitFor(patience);
    await page.reload();
    await page.getByText(words.capUsed).waitFor(patience);
    expect((await page.getByLabel(words.cap).inputValue()).replace(/\s/g, ' ')).toBe(words.capAmount);
    await page.getByRole('button', { name: words.capClear }).click();
    await page.getByText(words.capNone).waitFor(patience);
    expect(await page.getByLabel(words.cap).inputValue()).toBe('');
  });

  journey(
    `the GDPR service says its price, costs it once it is on, and counts for the cap, in ${locale}`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      await open('/login');
      await registerForBilling(page, locale);
      const gdpr = page.getByRole('switch', { name: words.gdpr });
      expect(await gdpr.isDisabled()).toBe(true);
      await buyPremium(page, locale);
      await page.getByText(words.gdprPrice).waitFor();
      expect(await gdpr.isChecked()).toBe(false);
      await gdpr.click();
      await page.getByText(words.gdprOn).first().waitFor(patience);
      expect(await gdpr.isChecked()).toBe(true);

      await openTab(page, said[locale].tabs.apiKeys);
      const key = await createKey(page, said[locale], 'Invoices');
      await openTab(page, said[locale].tabs.billing);
      expect(await isMarked(new URL(page.url()).origin, key)).toBe(false);
      const line = page
        .getByRole('table', { name: words.charges })
        .getByRole('row', { name: words.gdprLine });
      await line.getByRole('cell', { name: '1', exact: true }).waitFor(patience);
      expect(await line.textContent()).toContain(locale === 'en-US' ? '€0.025' : '0,025');

      await page.getByLabel(words.cap).fill('0.03');
      await page.getByRole('button', { name: words.capSave }).click();
      await page.getByText(words.someCap).waitFor(patience);
      await page.getByLabel(words.cap).fill('0.02');
      await page.getByRole('button', { name: words.capSave }).click();
      await page.getByRole('alert').getByText(words.allCap).waitFor(patience);
    },
  );

  journey(
    `the Pro Tools add-on says its price, and is activated in the portal, in ${locale}`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      await open('/login');
      await registerForBilling(page, locale);
      expect(await page.getByRole('button', { name: words.addOn }).count()).toBe(0);
      await buyPremium(page, locale);
      await page.getByText(words.addOnPrice, { exact: true }).waitFor();
      await page.getByRole('button', { name: words.addOn }).click();
      await page.waitForURL('**/test-payments/portal#add-on');
      await doAndReturn(page, locale, words.addOnDo);
      await page.getByRole('button', { name: words.addOnManage }).waitFor(patience);
    },
  );
}
