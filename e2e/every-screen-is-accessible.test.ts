import { addresses } from '@pagesmith/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, expectFine, expectWithinWindow } from './axe.ts';
import { journey } from './journey.ts';

const screens = { ...addresses, 'the 404 page': '/no-such-page' };

const wideAndLight = { width: 1440, scheme: 'light' } as const;
const narrowAndDark = { width: 360, scheme: 'dark' } as const;
const others = [
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const;

/** Axe looks at the first, at each screen in one of the languages; with `npm run soak` at all, in both. */
const looks = {
  'en-US': [wideAndLight, narrowAndDark, ...(process.env.SOAK ? others : [])],
  'fr-FR': [narrowAndDark, wideAndLight, ...(process.env.SOAK ? others : [])],
};

const groundOf = (page: Page) => page.evaluate('getComputedStyle(document.body).backgroundColor');

const languages = ['en-US', 'fr-FR'] as const;
for (const [turn, locale] of languages.entries()) {
  journey(
    `every screen is accessible and fits its window in ${locale}, wide and narrow, light and dark`,
    async (visit) => {
      const { page, open } = await visit({ locale });
      for (const [place, [screen, path]] of Object.entries(screens).entries()) {
        const grounds = new Set<unknown>();
        await open(path);
        const isLookedAt = place % languages.length === turn;
        // The page that is there takes on the other look: it is the same that a new one would have.
        for (const [index, { width, scheme }] of looks[locale].entries()) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: scheme });
          const where = `${screen}, ${width} wide, ${scheme}`;
          await expectWithinWindow(page, where);
          if ((index === 0 && isLookedAt) || process.env.SOAK)
            expect(await accessibilityFindings(page), where).toEqual([]);
          grounds.add(await groundOf(page));
        }
        expect(grounds.size, `the colours of ${screen}`).toBe(2);
      }
    },
  );
}

journey('axe finds nothing while the language menu is open', async (visit) => {
  const { page, open } = await visit();
  await open('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menu').waitFor();
  await expectFine(page, 'the open menu');
});
