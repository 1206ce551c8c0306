import { policy } from '@pagesmith/catalog';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';

const english = { locale: 'en-US', name: 'English', tag: 'en', heading: /with one HTTP call/ } as const;
const french = { locale: 'fr-FR', name: 'Français', tag: 'fr', heading: /en un seul appel HTTP/ } as const;

async function expectLanguage(page: Page, language: typeof english | typeof french) {
  await page.getByRole('heading', { level: 1, name: language.heading }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe(language.tag);
  expect(await page.title()).toMatch(language.tag === 'en' ? /PDF processing by API/ : /traitement de PDF/);
}

const withMouse = async (page: Page, from: string, to: string) => {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menuitemradio', { name: to }).click();
};

const withKeyboard = async (page: Page, from: string, to: string) => {
  await page.getByRole('button', { name: from }).press('Enter');
  await page.getByRole('menuitemradio', { name: from }).press('ArrowUp');
  await page.getByRole('menuitemradio', { name: to }).press('Enter');
};

/** Nothing is kept of a visitor who has not chosen. */
async function expectNothingKept(page: Page) {
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate('localStorage.length')).toBe(0);
}

/** In local storage, and in a cookie for a year. */
async function expectKept(page: Page, tag: string) {
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'pagesmith_language', value: tag, sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(policy.languageCookieDays);
  expect(await page.evaluate(`localStorage.getItem('pagesmith_language')`)).toBe(tag);
}

for (const { from, to, choose, by } of [
  { from: english, to: french, choose: withMouse, by: 'the mouse' },
  { from: french, to: english, choose: withKeyboard, by: 'the keyboard alone' },
] as const) {
  journey(
    `a visitor greeted in ${from.name} who chooses ${to.name} with ${by} keeps it after a reload`,
    async (visit) => {
      const { page, open } = await visit({ locale: from.locale });
      expect(await open('/')).toBe(200);
      await expectLanguage(page, from);
      await expectNothingKept(page);

      await choose(page, from.name, to.name);
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await expectLanguage(page, to);
      await expectKept(page, to.tag);

      await page.reload();
      await expectLanguage(page, to);
    },
  );
}

journey('a link that is no longer valid is refused in the language of the page', async (visit) => {
  const { page, open, complaints } = await visit({ locale: 'fr-FR' });
  await open('/verification?userId=ada&secret=abc');
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await page.getByRole('alert').getByText('Ce lien n’est pas valable').waitFor();
  // The browser reports every refusal of a server as an error.
  complaints.length = 0;
});
