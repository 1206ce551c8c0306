import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testCards } from '../packages/accounts/src/billing/test-payments/cards.ts';
import { changePlan, doAndReturn, expectLimit, factOf, startOnPremium } from './billing-customer.ts';
import { billingSaid } from './billing-words.ts';
import type { Visit } from './visit.ts';

const english = billingSaid['en-US'];
const french = billingSaid['fr-FR'];

export async function cancelPremium(visit: Visit): Promise<string> {
  const { page } = visit;
  const email = await startOnPremium(visit, 'en-US');
  await changePlan(page, english, { link: english.toStarter, button: english.cancelDo });
  await page.getByText(english.premiumCancelled).waitFor();
  await expectLimit(page, english, english.limits.premium);
  return email;
}

export async function expectOverdue(page: Page): Promise<void> {
  await page.getByText(french.pastDue).waitFor();
  await page.getByText(french.grace).waitFor();
  const badge = page.getByText(french.overdue, { exact: true });
  expect(await badge.getAttribute('class')).toContain('text-bad');
  await expectLimit(page, french, french.limits.premium);
  await page.getByRole('table', { name: french.invoices }).getByText(french.unpaid).waitFor();
}

export async function payAtLast(page: Page): Promise<void> {
  await page.getByText(french.paused).waitFor();
  await expectLimit(page, french, french.limits.starter);
  await page.getByRole('button', { name: french.updateCard }).click();
  await page.getByLabel(french.card).fill(testCards.succeeds);
  await doAndReturn(page, 'fr-FR', french.replaceDo);
  await expectLimit(page, french, french.limits.premium);
  await factOf(page, 'Statut').getByText(french.active, { exact: true }).waitFor();
  expect(await page.getByText(french.paused).count()).toBe(0);
}
