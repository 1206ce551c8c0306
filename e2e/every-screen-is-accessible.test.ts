import { addresses } from '@pagesmith/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, expectFine, expectWithinWindow } from './axe.ts';
import { journey } from './journey.ts';

const screens = { ...addresses, 'the 404 page': '/no-such-page' };

/** Axe looks at the first of them with `npm test`, and at all with `npm run soak`. */
const looks = {
  'en-US': [
    { width: 1440, scheme: 'light' },
    { width: 360, scheme: 'dark' },
  ],
  'fr-FR': [
    { width: 360, scheme: 'dark' },
    { width: 360, scheme: 'light' },
    { width: 1440, scheme: 'dark' },
  ],
} as const;

const groundOf = (page: Page) => page.evaluate('getComputedStyle(document.body).backgroundColor');

for (const locale of ['en-US', 'fr-FR'] as const) {
  journey(`axe finds nothing on any screen in ${locale}, wide and narrow, light and dark`, async (visit) => {
    const { page, open } = await visit({ locale });
    for (const [screen, path] of Object.entries(screens)) {
      const grounds = new Set<unknown>();
      await open(path);
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
  });
}

journey('axe finds nothing while the language menu is open', async (visit) => {
  const { page, open } = await visit();
  await open('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menu').waitFor();
  await expectFine(page, 'the open menu');
});
