import { policy } from '@pagesmith/catalog';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { callListFields, createKey, openTab, registerByHttp, said } from './customer.ts';
import { journey } from './journey.ts';

const words = said['en-US'];

journey(
  'a chosen theme is on every page from its first byte, until the system is chosen again',
  async (visit) => {
    const visited = await visit();
    const { page, open } = visited;
    await registerByHttp(visited, words);
    const theme = () => page.evaluate<string | null>("document.documentElement.getAttribute('data-theme')");
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Theme and language' }).click();
      await page.getByRole('radio', { name }).check();
    };
    await choose('Dark');
    expect(await theme()).toBe('dark');
    const kept = (await page.context().cookies()).find(({ name }) => name === 'pagesmith_theme');
    const days = ((kept?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(policy.themeCookieDays);
    expect(await accessibilityFindings(page)).toEqual([]);
    const answer = await page.request.get('/documentation');
    expect(await answer.text()).toContain('<html data-theme="dark" lang="en">');
    await open('/dashboard');
    await page.getByRole('tab', { name: words.tabs.overview }).waitFor();
    expect(await theme()).toBe('dark');
    await choose('System');
    expect(await theme()).toBeNull();
    expect(await (await page.request.get('/contact')).text()).toContain('<html lang="en">');
  },
);

journey('a deleted key is refused at once, and works again when the deletion is undone', async (visit) => {
  const visited = await visit();
  const { page } = visited;
  await registerByHttp(visited, words);
  const url = new URL(page.url()).origin;
  await openTab(page, words.tabs.apiKeys);
  const key = await createKey(page, words, 'Factures Łódź');
  expect(await callListFields(url, key)).toBe(200);
  // Letters that French and English lack have a font of their own.
  const loaded = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family).join()`;
  await expect.poll(() => page.evaluate(loaded)).toContain('Inter Extended');
  await page.getByRole('button', { name: 'Delete the key Factures Łódź' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // Pointed at, a message waits.
  await undo.hover();
  expect(await callListFields(url, key)).toBe(401);
  await undo.click();
  await page.getByText('The key “Factures Łódź” works again.').first().waitFor();
  expect(await callListFields(url, key)).toBe(200);
});

journey('a key is limited, changed and rotated where it is shown', async (visit) => {
  const visited = await visit();
  const { page } = visited;
  await registerByHttp(visited, words);
  const url = new URL(page.url()).origin;
  await openTab(page, words.tabs.apiKeys);
  await page.getByRole('button', { name: words.newKey }).click();
  await page.getByText('More options').click();
  await page.getByLabel('Test key').check();
  await page.getByLabel('All operations').uncheck();
  await page.getByLabel('Merge PDFs').check();
  const key = await fillName(page, 'Trying');
  expect(key).toMatch(/^pk_test_/);
  expect(await callListFields(url, key)).toBe(403);

  await page.getByRole('button', { name: 'Settings of the key Trying' }).click();
  const dialog = page.getByRole('dialog');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByLabel('All operations').check();
  const addresses = dialog.getByLabel('Allowed addresses');
  await addresses.fill('10.0.0.0/8 nonsense');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').getByText('“nonsense” is no address.').waitFor();
  expect(await addresses.getAttribute('aria-invalid')).toBe('true');
  await addresses.fill('127.0.0.1, ::1, 10.0.0.0/8');
  await dialog.getByLabel('Calls a month').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await callListFields(url, key)).toBe(200);

  await page.getByRole('button', { name: 'Rotate the key Trying' }).click();
  await dialog.getByRole('button', { name: 'Rotate', exact: true }).click();
  await page.getByText('Old key works until').waitFor();
  expect([await callListFields(url, key), await callListFields(url, key)]).toEqual([200, 429]);
  await page.getByText('2 of 2 (limit reached').waitFor();
});

journey('blanks are no name, and a wrong password is called that, however short it is', async (visit) => {
  const visited = await visit();
  const { page } = visited;
  await registerByHttp(visited, words);
  const dialog = page.getByRole('dialog');
  const change = async (matter: string) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: matter }).click();
  };
  await change('Change your name');
  await dialog.getByLabel('Full name').fill('   ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').getByText('Please fill in this field.').waitFor();
  await page.keyboard.press('Escape');

  await change('Change your password');
  for (const wrong of ['short', 'long enough, but wrong']) {
    await dialog.getByLabel('Current password').fill(wrong);
    await dialog.getByLabel('New password').fill('another good one 77');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('This is not your current password.').waitFor();
  }
  // The browser reports every refusal of a server as an error.
  visited.complaints.length = 0;
});

async function fillName(page: Page, name: string): Promise<string> {
  await page.getByLabel(words.keyName).fill(name);
  await page.getByRole('button', { name: words.createKey }).click();
  await page.getByRole('button', { name: `${words.reveal} ${name}` }).click();
  return (await page.locator('code', { hasText: /^pk_test_[A-Za-z0-9]+$/ }).textContent()) ?? '';
}
