import { readFile } from 'node:fs/promises';
import { samplePath } from '@pagesmith/operations/samples';
import { renderPage } from '@pagesmith/pdf';
import type { Page } from 'playwright-core';
import { testCards } from '../packages/accounts/src/billing/test-payments/cards.ts';
import { type BillingLocale, type BillingSaid, billingSaid } from './billing-words.ts';
import { newCustomer, openDashboard, openTab, registerByHttp, said } from './customer.ts';
import type { Visit } from './visit.ts';

/** What stands beside a term of the subscription. */
export const factOf = (page: Page, term: string) =>
  page.locator('dl > div', { hasText: term }).first().locator('dd');

export async function expectLimit(page: Page, words: BillingSaid, limit: string): Promise<void> {
  await factOf(page, words.limit).getByText(limit, { exact: true }).waitFor();
}

export async function openBilling(page: Page, locale: BillingLocale): Promise<void> {
  await openTab(page, said[locale].tabs.billing);
  await page.getByRole('button', { name: billingSaid[locale].choosePlan }).waitFor();
}

/** A new customer on the billing tab. */
export async function registerForBilling(visit: Visit, locale: BillingLocale): Promise<void> {
  await registerByHttp(visit, said[locale], 'billing');
  await openBilling(visit.page, locale);
}

/** Presses the plan's button; returns the tab that it opens. */
export async function openCheckout(page: Page, words: BillingSaid): Promise<Page> {
  const dialog = page.getByRole('dialog');
  const place = (await dialog.isVisible()) ? dialog : page.getByRole('tabpanel');
  const [checkout] = await Promise.all([
    page.context().waitForEvent('page'),
    place.getByRole('link', { name: words.choosePremium }).click(),
  ]);
  await checkout.getByRole('heading', { level: 1 }).waitFor();
  return checkout;
}

export async function pay(checkout: Page, words: BillingSaid, card: keyof typeof testCards): Promise<void> {
  await checkout.getByLabel(words.card).fill(testCards[card]);
  await checkout.getByRole('button', { name: words.pay }).click();
}

/** From the billing tab of a customer on Starter; the tab shows Premium afterwards. */
export async function buyPremium(
  page: Page,
  locale: BillingLocale,
  card: 'succeeds' | 'failsLater' = 'succeeds',
): Promise<void> {
  const words = billingSaid[locale];
  const checkout = await openCheckout(page, words);
  await pay(checkout, words, card);
  await checkout.getByText(words.done).waitFor();
  await checkout.close();
  await expectLimit(page, words, words.limits.premium);
}

/** The same by HTTP, where neither the form of the registration nor that of the checkout is what a journey is about. */
export async function startOnPremium(
  visit: Visit,
  locale: BillingLocale,
  card: 'succeeds' | 'failsLater' = 'succeeds',
): Promise<string> {
  const { page } = visit;
  const email = await newCustomer(page);
  const form = { email, plan: 'premium', cycle: 'monthly', card: testCards[card] };
  const answer = await page.request.post('/test-payments/checkout', { form });
  if (!answer.ok()) throw new Error(await answer.text());
  await openDashboard(visit, 'billing');
  await openBilling(page, locale);
  await expectLimit(page, billingSaid[locale], billingSaid[locale].limits.premium);
  return email;
}

/** On a page of the test payments: presses a button, and goes back to the billing tab. */
export async function doAndReturn(page: Page, locale: BillingLocale, button: string): Promise<void> {
  const words = billingSaid[locale];
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByText(words.done).waitFor();
  await page.getByRole('link', { name: words.dashboard }).click();
  await openBilling(page, locale);
}

/** Presses a plan's button and, in the tab that it opens, the button that changes the plan. */
export async function changePlan(
  page: Page,
  words: BillingSaid,
  { link, button, look }: { link: string; button: string; look?: (portal: Page) => Promise<void> },
): Promise<void> {
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: link }).click(),
  ]);
  const change = portal.getByRole('button', { name: button, exact: true });
  await change.waitFor();
  await look?.(portal);
  await change.click();
  await portal.getByText(words.done).waitFor();
  await portal.close();
}

/** How much of the first page is not white. */
async function inkOf(bytes: Uint8Array): Promise<number> {
  const { rgba } = await renderPage(bytes, 1);
  return rgba.filter((value, index) => index % 4 === 0 && value < 250).length;
}

/** One call as a program makes it: whether its result carries more than the page that was sent. */
export async function isMarked(url: string, key: string): Promise<boolean> {
  const form = new FormData();
  const sample = await readFile(samplePath('contract.pdf'));
  form.set('file', new Blob([sample], { type: 'application/pdf' }), 'contract.pdf');
  form.set('pages', '1');
  const response = await fetch(`${url}/extract-pages`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
  const result = new Uint8Array(await response.arrayBuffer());
  return (await inkOf(result)) > (await inkOf(sample));
}
