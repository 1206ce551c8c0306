import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { doAndReturn, isMarked, startOnPremium } from './billing-customer.ts';
import { type BillingLocale, billingSaid } from './billing-words.ts';
import { createKeyByHttp } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

async function setCap(page: Page, locale: BillingLocale, amount: string): Promise<void> {
  await page.getByLabel(billingSaid[locale].cap).fill(amount);
  await page.getByRole('button', { name: billingSaid[locale].capSave }).click();
}

async function walkCap(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  await page.getByText(words.capNone).waitFor();
  for (const wrong of ['ten', '-1', '1,000', '2000000']) {
    await setCap(page, locale, wrong);
    await page.getByRole('alert').getByText(words.capWrong).waitFor();
  }
  await setCap(page, locale, '12,5');
  await page.getByText(words.capSaved).first().waitFor();
  await page.reload();
  await page.getByText(words.capUsed).waitFor();
  expect((await page.getByLabel(words.cap).inputValue()).replace(/\s/g, ' ')).toBe(words.capAmount);
  await page.getByRole('button', { name: words.capClear }).click();
  await page.getByText(words.capNone).waitFor();
  expect(await page.getByLabel(words.cap).inputValue()).toBe('');
}

async function walkGdpr(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  const gdpr = page.getByRole('switch', { name: words.gdpr });
  await page.getByText(words.gdprPrice).waitFor();
  expect(await gdpr.isChecked()).toBe(false);
  await gdpr.click();
  await page.getByText(words.gdprOn).first().waitFor();
  expect(await gdpr.isChecked()).toBe(true);

  const key = await createKeyByHttp(page, 'Invoices');
  expect(await isMarked(new URL(page.url()).origin, key)).toBe(false);
  const line = page.getByRole('table', { name: words.charges }).getByRole('row', { name: words.gdprLine });
  await line.getByRole('cell', { name: '1', exact: true }).waitFor();
  expect(await line.textContent()).toContain(locale === 'en-US' ? '€0.025' : '0,025');

  await setCap(page, locale, '0.03');
  await page.getByText(words.someCap).waitFor();
  await setCap(page, locale, '0.02');
  await page.getByRole('alert').getByText(words.allCap).waitFor();
}

/** Lists the proof of the one call, and verifies it where anybody can. */
async function walkProof(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  const rows = page.getByRole('table', { name: words.proofs }).getByRole('row');
  await rows.nth(1).getByText('extract-pages').waitFor();
  const listed = await page.request.get('/v1/deletion-proofs?project=pagesmith');
  const [{ proof = '' } = {}] = ((await listed.json()) as { proofs: { proof: string }[] }).proofs;
  await page.goto('/proof');
  const verify = async (text: string) => {
    await page.getByLabel(words.proof).fill(text);
    await page.getByRole('button', { name: words.verify }).click();
  };
  await verify(proof);
  await page.getByText(words.genuine).waitFor();
  await verify(proof.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')));
  await page.getByText(words.forged).waitFor();
  await page.goBack();
}

async function walkAddOn(page: Page, locale: BillingLocale): Promise<void> {
  const words = billingSaid[locale];
  await page.getByText(words.addOnPrice, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.addOn }).click();
  await page.waitForURL('**/test-payments/portal#add-on');
  await doAndReturn(page, locale, words.addOnDo);
  await page.getByRole('button', { name: words.addOnManage }).waitFor();
}

for (const locale of languagesFrom('en-US')) {
  journey(
    `a spend cap is checked, set, kept and removed; the GDPR service says its price, costs it once it is on, counts for the cap, and proves a deletion that anybody can verify; the Pro Tools add-on says its price and is activated in the portal, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      await startOnPremium(started, locale);
      await walkCap(started.page, locale);
      await walkGdpr(started.page, locale);
      await walkProof(started.page, locale);
      await walkAddOn(started.page, locale);
    },
  );
}
