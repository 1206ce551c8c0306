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

for (const [from, to] of [
  [english, french],
  [french, english],
] as const) {
  journey(
    `a visitor greeted in ${from.name} who chooses ${to.name} keeps it after a reload`,
    async (visit) => {
      const { page, open } = await visit({ locale: from.locale });
      expect(await open('/')).toBe(200);
      await expectLanguage(page, from);

      await page.getByRole('button', { name: from.name }).click();
      await page.getByRole('menuitemradio', { name: to.name }).click();
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await expectLanguage(page, to);

      await page.reload();
      await expectLanguage(page, to);
    },
  );
}

journey('a choice of language is kept in local storage and in a cookie for a year', async (visit) => {
  const { page, open } = await visit({ locale: 'en-US' });
  await open('/');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate('localStorage.length')).toBe(0);

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();

  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'pagesmith_language', value: 'fr', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(policy.languageCookieDays);
  expect(await page.evaluate(`localStorage.getItem('pagesmith_language')`)).toBe('fr');
});

journey('the language can be chosen with the keyboard alone', async (visit) => {
  const { page, open } = await visit({ locale: 'en-US' });
  await open('/');
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'English' }).press('ArrowDown');
  await page.getByRole('menuitemradio', { name: 'Français' }).press('Enter');
  await expectLanguage(page, french);
});
