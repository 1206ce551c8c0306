import { addresses } from '@pagesmith/web';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';

const screens = { ...addresses, 'the 404 page': '/no-such-page' };

for (const [screen, path] of Object.entries(screens)) {
  for (const locale of ['en-US', 'fr-FR'] as const) {
    journey(`axe finds nothing on ${screen} in ${locale}, wide and narrow, light and dark`, async (visit) => {
      for (const width of [1440, 360]) {
        for (const scheme of ['light', 'dark'] as const) {
          const { page, open } = await visit({ locale, width, scheme });
          await open(path);
          expect(await accessibilityFindings(page)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        }
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
