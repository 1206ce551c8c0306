import { expect } from 'vitest';
import { password, said } from './customer.ts';
import { journey } from './journey.ts';

journey(
  'a plan chosen on the home page survives registration and leads to its checkout, once',
  async (visit) => {
    const words = said['en-US'];
    const { page, open } = await visit();
    await open('/');
    const pricing = page.locator('#pricing');
    await pricing.getByRole('radio', { name: /^Annual/ }).check();
    await pricing.getByRole('link', { name: 'Choose Pro' }).click();
    await page.getByRole('button', { name: words.create }).click();
    await page.getByLabel(words.name).fill('Ada Lovelace');
    await page.getByLabel(words.email).fill(`chooser-${Date.now()}@example.com`);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL('**/test-payments/checkout?**');
    expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^Annually/ }).isChecked()).toBe(true);

    await open('/dashboard');
    await page.getByRole('heading', { name: 'Available plans' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Available plans' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  },
);
