import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import {
  buyPremium,
  changePlan,
  doAndReturn,
  expectLimit,
  isMarked,
  openCheckout,
  pay,
  registerForBilling,
} from './billing-customer.ts';
import { type BillingLocale, billingSaid } from './billing-words.ts';
import { createKeyByHttp } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom, looksFrom } from './languages.ts';

/** A card that is declined first: it says so, and changes nothing. */
async function buyFromTheDialog(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  await page.getByRole('button', { name: words.choosePlan }).click();
  const dialog = page.getByRole('dialog', { name: words.choosePlan });
  await dialog.getByRole('radio', { name: words.annual }).check();
  await dialog.getByText(words.yearlyPrice).waitFor();
  await expectFine(page, 'the plans to choose from');
  const monthly = dialog.getByRole('radio').first();
  await monthly.check();
  const checkout = await openCheckout(page, words);
  await expectFine(checkout, 'the checkout');
  await pay(checkout, words, 'declined');
  await checkout.getByRole('alert').getByText(words.declined).waitFor();
  await expectLimit(page, words, words.limits.starter);
  await pay(checkout, words, 'succeeds');
  await checkout.getByText(words.done).waitFor();
  await checkout.close();
  const premium = dialog.getByRole('listitem').filter({ hasText: 'Premium' }).first();
  await premium.getByText(words.current).waitFor();
  await dialog.getByRole('button', { name: words.close }).click();
  await expectLimit(page, words, words.limits.premium);
}

async function expectPaidInvoice(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  const invoices = page.getByRole('table', { name: words.invoices });
  await invoices.getByText(words.paid, { exact: true }).first().waitFor();
  await invoices.getByText(words.premiumPrice).first().waitFor();
  const total = page.getByRole('table', { name: words.charges }).getByRole('row', { name: words.total });
  await total.getByText(words.premiumPrice).waitFor();
}

/** Who pays nothing is offered neither cap nor services. */
async function expectStarter(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  await page.getByText(words.noInvoice).waitFor();
  expect(await page.getByRole('switch', { name: words.gdpr }).count()).toBe(0);
  expect(await page.getByLabel(words.cap).count()).toBe(0);
  expect(await page.getByRole('button', { name: words.addOn }).count()).toBe(0);
  await expectFine(page, 'billing on Starter');
}

for (const { locale, width, scheme } of looksFrom('fr-FR')) {
  const words = billingSaid[locale];
  journey(
    `a plan is bought, enlarged, cancelled and resumed, and axe finds nothing on the way, in ${locale}, ${width} wide, ${scheme}`,
    async (visit) => {
      const visited = await visit({ locale, width, scheme });
      const { page } = visited;
      await registerForBilling(visited, locale);
      const url = new URL(page.url()).origin;
      const key = await createKeyByHttp(page, 'Invoices');
      expect(await isMarked(url, key)).toBe(true);

      await expectStarter(page, locale);
      await buyFromTheDialog(page, locale);
      expect(await isMarked(url, key)).toBe(false);
      // On a narrow screen the tables are cards.
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectPaidInvoice(page, locale);
      await page.setViewportSize({ width, height: 900 });
      await page.getByLabel(words.cap).fill('wrong');
      await page.getByRole('button', { name: words.capSave }).click();
      await expectFine(page, 'billing on Premium');

      await changePlan(page, words, { link: words.upgradePro, button: words.changeDo });
      await expectLimit(page, words, words.limits.pro);

      await changePlan(page, words, {
        link: words.toStarter,
        button: words.cancelDo,
        look: (portal) => expectFine(portal, 'the portal'),
      });
      await page.getByText(words.cancelled).waitFor();
      await expectFine(page, 'billing of a cancelled plan');
      await page.getByText(words.until).waitFor();
      await expectLimit(page, words, words.limits.pro);

      await page.getByRole('button', { name: words.keep }).click();
      await doAndReturn(page, locale, words.resumeDo);
      await page.getByText(words.cancelled).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: words.toStarter }).waitFor();
    },
  );
}

for (const locale of languagesFrom('en-US')) {
  const words = billingSaid[locale];
  journey(
    `a year that is paid goes on until the months begin, and the tab says so, in ${locale}`,
    async (visit) => {
      const visited = await visit({ locale });
      const { page } = visited;
      await registerForBilling(visited, locale);
      await page.getByRole('radio', { name: words.annual }).check();
      await buyPremium(page, locale);
      await page.getByRole('radio', { name: words.monthly }).check();
      await changePlan(page, words, { link: words.byMonth, button: words.changeDo });

      await page.getByText(words.byMonthFrom).waitFor();
      await page.getByRole('radio', { name: words.annual }).check();
      expect(await page.getByText(words.from).count()).toBe(0);
      await page.getByRole('radio', { name: words.monthly }).check();
      await page.getByText(words.from).waitFor();
      expect(await page.getByRole('link', { name: words.byMonth }).count()).toBe(0);

      await page.getByRole('button', { name: words.keepYear }).click();
      await doAndReturn(page, locale, words.resumeDo);
      await page.getByText(words.byMonthFrom).waitFor({ state: 'detached' });
    },
  );
}
