import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';

const scrollY = (page: Page) => page.evaluate<number>('window.scrollY');
const focusedId = (page: Page) => page.evaluate<string>('document.activeElement.id');

/** The section begins where the header ends: hairline under hairline, and scrolling knows whole pixels only. */
async function expectAtSection(page: Page, id: string) {
  await expect.poll(() => focusedId(page)).toBe(id);
  const top = await page.evaluate<number>(`document.getElementById('${id}').getBoundingClientRect().top`);
  const header = await page.evaluate<number>(
    `document.querySelector('header').getBoundingClientRect().bottom`,
  );
  expect(Math.abs(top - header)).toBeLessThanOrEqual(2);
}

journey(
  'the keyboard skips to the content, and a link with a hash lands on its section, also twice',
  async (visit) => {
    const { page, open } = await visit();
    await open('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusedId(page)).toBe('content');
    const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await link.click();
    await expectAtSection(page, 'pricing');
    await page.mouse.wheel(0, -20_000);
    await expect.poll(() => scrollY(page)).toBe(0);
    await link.click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await expectAtSection(page, 'pricing');
  },
);

journey('on a narrow screen the menu leads to the section too', async (visit) => {
  const { page, open } = await visit({ width: 360 });
  await open('/');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
  await expectAtSection(page, 'pricing');
});

journey('a legal page lists its sections beside the text, and leads to each', async (visit) => {
  const { page, open } = await visit();
  await open('/terms');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4).click();
  await expect.poll(() => focusedId(page)).toBe('section-5');
  expect(await scrollY(page)).toBeGreaterThan(0);
});

journey('an address with a hash opens at its section', async (visit) => {
  const { page, open } = await visit();
  await open('/#pricing');
  await expectAtSection(page, 'pricing');
});

journey(
  'a link to a section of another page lands there; any other change of page begins at its top, but not one within a page',
  async (visit) => {
    const { page, open } = await visit();
    await open('/no-such-page');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expectAtSection(page, 'pricing');
    await page.goBack();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect.poll(() => focusedId(page)).toBe('content');
    expect(await scrollY(page)).toBe(0);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expectAtSection(page, 'features');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(before);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate('scrollTo(0, 300)');
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => focusedId(page)).toBe('content');
    await expect.poll(() => scrollY(page)).toBe(0);
  },
);
