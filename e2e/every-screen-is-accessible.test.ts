import { addresses } from '@pagesmith/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, expectFine, expectWithinWindow } from './axe.ts';
import { journey } from './journey.ts';
import { differentScreens, hideAlikeSections } from './screens.ts';

const alone = ['login', 'recovery', 'verification', 'dashboard'] as const;
const screens = [
  ...[...differentScreens, ...alone].map((screen) => [screen, addresses[screen]] as const),
  ['the 404 page', '/no-such-page'] as const,
];

const wideAndLight = { width: 1440, scheme: 'light' } as const;
const narrowAndDark = { width: 360, scheme: 'dark' } as const;
const others = [
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

/** Axe looks at the first of them, and with `npm run soak` at all. */
const looks = {
  'en-US': [wideAndLight, narrowAndDark, ...(process.env.SOAK ? others : [])],
  'fr-FR': [narrowAndDark, wideAndLight, ...(process.env.SOAK ? others : [])],
};

const groundOf = (page: Page) => page.evaluate('getComputedStyle(document.body).backgroundColor');

/** Each screen is looked at in one of the languages; with `npm run soak` in both. */
const languages = ['en-US', 'fr-FR'] as const;
for (const [turn, locale] of languages.entries()) {
  const own = screens.filter((_, place) => process.env.SOAK || place % languages.length === turn);
  const names = own.map(([screen]) => screen).join(', ');
  journey(
    `${names} are accessible and fit their window in ${locale}, wide and narrow, light and dark`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      for (const [screen, path] of own) {
        const grounds = new Set<unknown>();
        await open(path);
        await hideAlikeSections(page);
        // The page that is there takes on the other look: it is the same that a new one would have.
        for (const [index, { width, scheme }] of looks[locale].entries()) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: scheme });
          const where = `${screen}, ${width} wide, ${scheme}`;
          await expectWithinWindow(page, where);
          if (index === 0 || process.env.SOAK) expect(await accessibilityFindings(page), where).toEqual([]);
          grounds.add(await groundOf(page));
        }
        expect(grounds.size, `the colours of ${screen}`).toBe(2);
      }
    },
  );
}

journey('axe finds nothing while the language menu is open', async (visit) => {
  const { page, open } = await visit();
  await open('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menu').waitFor();
  await expectFine(page, 'the open menu');
});
