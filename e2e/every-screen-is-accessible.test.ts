import { addresses } from '@pagesmith/web';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';

const screens = { ...addresses, 'the 404 page': '/no-such-page' };

/** Every pair of language, width and colours once: a finding comes of two of them at most. */
const visitors = {
  'en-US': [
    { width: 1440, scheme: 'light' },
    { width: 360, scheme: 'dark' },
  ],
  'fr-FR': [
    { width: 360, scheme: 'light' },
    { width: 1440, scheme: 'dark' },
  ],
} as const;

for (const [screen, path] of Object.entries(screens)) {
  for (const locale of ['en-US', 'fr-FR'] as const) {
    journey(`axe finds nothing on ${screen} in ${locale}, wide and narrow, light and dark`, async (visit) => {
      for (const { width, scheme } of visitors[locale]) {
        const { page, open } = await visit({ locale, width, scheme });
        await open(path);
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
    });
  }
}

journey('axe finds nothing while the language menu is open', async (visit) => {
  const { page, open } = await visit();
  await open('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menu').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});
