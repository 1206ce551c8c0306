import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { password, said } from './customer.ts';
import { journey } from './journey.ts';
import { keyboardFindings } from './keyboard-walk.ts';
import { looksFrom } from './languages.ts';
import { choose, downloaded, toolWords } from './tool-runs.ts';

/** Presses Tab until the focus is on a control of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  for (let step = 0; step < 60; step++) {
    if (await wanted.evaluate((element) => element.matches(':focus')).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  expect.unreachable(`The keyboard does not reach ${name}.`);
}

async function register(page: Page, words: (typeof said)['en-US']): Promise<void> {
  await tabTo(page, words.create);
  await page.keyboard.press('Enter');
  const email = `keyboard-${Date.now()}@example.com`;
  for (const [label, text] of [
    [words.name, 'Ada Lovelace'],
    [words.email, email],
    [words.password, password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: words.tabs.overview }).waitFor();
}

/** What comes late would push away what has the focus. */
async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();
  const skeletons = page.locator('.animate-pulse, .animate-spin').filter({ visible: true });
  await skeletons.first().waitFor({ state: 'detached' });
}

const removal = {
  'en-US': { action: 'Remove pages', name: /^Remove pages/ },
  'fr-FR': { action: 'Supprimer les pages', name: /^Supprimer des pages/ },
};

for (const { locale, width } of looksFrom('fr-FR')) {
  const words = said[locale];
  const { action, name } = removal[locale];
  journey(`the dashboard works by the keyboard alone in ${locale}, ${width} wide`, async (visit) => {
    const { page, open } = await visit({ locale, width });
    await open('/login');
    await register(page, words);

    await page.getByRole('tab', { selected: true }).focus();
    for (const tab of Object.values(words.tabs)) {
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await untilLoaded(page);
      expect(await keyboardFindings(page), tab).toEqual({ missed: [], unseen: [] });
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
    }
    // Behind the last tab is the first.
    await page.getByRole('tab', { name: words.tabs.overview, selected: true }).waitFor();

    for (const tab of [words.tabs.tools, words.tabs.apiKeys]) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      // The focus goes along with the choice, and the next key is for the next tab.
      const focused = () => page.evaluate('document.activeElement.getAttribute("aria-selected")');
      await expect.poll(focused).toBe('true');
    }
    await tabTo(page, words.newKey);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Invoices');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Invoices' }).waitFor();
    const message = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
    await message.waitFor();
    await page.keyboard.press('Escape');
    await message.waitFor({ state: 'detached' });

    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowLeft');
    const tool = page.getByRole('button', { name });
    await tool.focus();
    await page.keyboard.press('Enter');
    await choose(page, ['contract.pdf']);
    await tabTo(page, 'Page 2');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Page 2', pressed: true }).waitFor();
    expect(await keyboardFindings(page), action).toEqual({ missed: [], unseen: [] });
    await page.getByRole('button', { name: action, exact: true }).focus();
    await page.keyboard.press('Enter');
    expect((await downloaded(page, locale)).name).toBe('document-pages-removed.pdf');
    await tabTo(page, toolWords[locale].back);
    await page.keyboard.press('Enter');
    await tool.waitFor();
    expect(await tool.evaluate((element) => element.matches(':focus'))).toBe(true);
  });
}
