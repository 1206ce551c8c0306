import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { registerForBilling } from './billing-customer.ts';
import { billingSaid } from './billing-words.ts';
import type { Locale } from './languages.ts';
import type { OtherServer } from './other-server.ts';

/** Where payment is not set up, the button of every plan says so. */
export async function expectNoPayments({ visit }: OtherServer, locale: Locale): Promise<void> {
  const words = billingSaid[locale];
  const visited = await visit({ locale, width: 360 });
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
}
