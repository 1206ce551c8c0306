import { operations } from '@pagesmith/operations';
import { openPdf } from '@pagesmith/pdf';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { createKeyByHttp, newCustomer } from './customer.ts';
import { bytesOf } from './downloaded-file.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

const languages = [
  {
    locale: 'en-US',
    search: 'Search the documentation',
    results: 'Search results',
    looked: 'PASSWORD REQUIRED',
  },
  {
    locale: 'fr-FR',
    search: 'Rechercher dans la documentation',
    results: 'Résultats de la recherche',
    looked: 'PASSWORD_REQUIRED',
  },
] as const;

/** Where an element begins, in the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate<number>(`document.getElementById('${id}').getBoundingClientRect().top`);
const headerOf = (page: Page) =>
  page.evaluate<number>(`document.querySelector('header').getBoundingClientRect().bottom`);

async function expectUnderHeader(page: Page, id: string) {
  const distance = async () => Math.abs((await topOf(page, id)) - (await headerOf(page)));
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

const usual = languagesFrom('fr-FR');
for (const { locale, search, results, looked } of languages.filter(({ locale }) => usual.includes(locale))) {
  journey(`the documentation lists where something is, and leads there, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale });
    await open('/documentation');
    const found = page.getByRole('list', { name: results });
    await page.getByLabel(search).fill('zzzz');
    await page.locator('search').getByRole('status').filter({ hasText: /\S/ }).waitFor();
    expect(await found.count()).toBe(0);
    await page.getByLabel(search).fill(looked);
    await found.getByRole('link').first().click();
    await page.waitForURL('**/documentation#password_required');
    await expectUnderHeader(page, 'password_required');
    expect(await page.getByLabel(search).inputValue()).toBe('');
    // Mistyped, and taken by the keyboard.
    await page.getByLabel(search).fill('webhok');
    await found.getByRole('link').first().waitFor();
    await page.getByLabel(search).press('Enter');
    await page.waitForURL('**/documentation#webhooks');
    await expectUnderHeader(page, 'webhooks');
  });
}

/** Chosen for one operation, a language of samples is chosen for all. */
async function expectChosenForAll(page: Page) {
  await page.locator('#merge-pdf').getByRole('tab', { name: 'Python', exact: true }).click();
  for (const { id } of operations) {
    const panel = page.locator(`[id="${id}"]`).getByRole('tabpanel');
    await panel.getByText('import requests').waitFor();
  }
  await page.locator('#merge-pdf').getByRole('tab', { name: 'curl', exact: true }).click();
}

journey('contents follow the reading, and samples and pages are there for each operation', async (visit) => {
  const { page, open } = await visit();
  await open('/documentation#merge-pdf');
  await expectUnderHeader(page, 'merge-pdf');
  const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]');
  await current.filter({ hasText: 'Merge PDFs' }).waitFor();
  await expectChosenForAll(page);
  await page.locator('#merge-pdf').getByRole('link', { name: 'This operation on its own page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Merge PDFs' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const markdown = await page.request.get('/documentation/merge-pdf.md');
  expect(markdown.headers()['content-type']).toContain('text/markdown');
  expect(await markdown.text()).toMatch(/^# Merge PDFs\n[\s\S]*`files`[\s\S]*```\ncurl /);
  expect(await (await page.request.get('/llms.txt')).text()).toContain('/documentation/merge-pdf.md');
});

journey(
  'a signed-in reader puts their own key into every sample, runs one and sees the answer',
  async (visit) => {
    const visited = await visit();
    const { page, open } = visited;
    await open('/documentation/merge-pdf');
    const merge = page.getByRole('button', { name: 'Run this call with my key: Merge PDFs' });
    await merge.click();
    await page.getByText('Sign in first').waitFor();
    await newCustomer(page);
    const key = await createKeyByHttp(page, 'Reader');
    await open('/documentation');
    await page
      .locator('#quickstart')
      .getByRole('button', { name: 'Put my API key into the samples' })
      .click();
    await page.locator('#merge-pdf pre').getByText(key).waitFor();
    await open('/documentation/merge-pdf');
    await merge.click();
    await page.getByText(/^HTTP 200/).waitFor();
    await page.getByText(/x-credits-used: 1/).waitFor();
    await page.locator('[data-page="1"][data-drawn]').waitFor();
    const link = page.getByRole('link', { name: 'Download merged-document.pdf' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect((await openPdf(await bytesOf(download))).pageCount).toBeGreaterThan(5);
    expect(await accessibilityFindings(page)).toEqual([]);

    await open('/documentation/list-fields');
    await page.getByRole('button', { name: /^Run this call with my key/ }).click();
    await page.getByText(/^HTTP 200[\s\S]*"name": "full_name"/).waitFor();
    // The browser reports the question who is signed in, which nobody was at first.
    visited.complaints.splice(
      0,
      visited.complaints.length,
      ...visited.complaints.filter((text) => !text.includes('401')),
    );
  },
);

journey('an error code is an address of the documentation', async (visit) => {
  const { page, open } = await visit();
  await open('/documentation#part_missing');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('part_missing');
  await expectUnderHeader(page, 'part_missing');
});

journey('who reads on after a reload, or comes back, is where they were', async (visit) => {
  const { page, open } = await visit({ width: 412 });
  await open('/documentation');
  // Read from the top, a window at a time.
  const top = () => topOf(page, 'merge-pdf');
  while ((await top()) > 200) {
    const before = await page.evaluate<number>('scrollY');
    await page.mouse.wheel(0, Math.min(800, (await top()) - 100));
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(before);
  }
  const before = await top();
  const atBefore = async () => Math.abs((await top()) - before);
  await page.reload();
  await expect.poll(atBefore).toBeLessThanOrEqual(2);
  await page.mouse.move(5, 5);
  await open('/terms');
  await page.goBack();
  await expect.poll(atBefore).toBeLessThanOrEqual(2);
});

journey('who scrolls before anything else stays there when the page is taken over', async (visit) => {
  const { page } = await visit({ width: 412 });
  await page.goto('/documentation');
  const scrolled = () => page.evaluate<number>('scrollY');
  // The router's own sign that it has taken over.
  const restoration = () => page.evaluate<string>('history.scrollRestoration');
  // A turn of the wheel is lost while a busy machine still lays the page out: then it is turned once more, but never
  // after the page was taken over, which must not have moved it.
  const turned = async () => {
    if ((await scrolled()) === 0 && (await restoration()) === 'auto') await page.mouse.wheel(0, 3_000);
    return scrolled();
  };
  await expect.poll(turned, { interval: 1_000 }).toBeGreaterThan(2_900);
  // What is read stays under the eye; how far that is from the top may still change while sections above it are laid out.
  const lines = `[...document.querySelectorAll('main :is(h2, h3, p, li)')]`;
  const topOfLine = (line: number) => page.evaluate<number>(`${lines}[${line}].getBoundingClientRect().top`);
  const read = await page.evaluate<number>(
    `${lines}.findIndex((line) => line.getBoundingClientRect().top > 200)`,
  );
  const before = await topOfLine(read);
  await page.mouse.move(5, 5);
  await expect.poll(restoration).toBe('manual');
  expect(Math.abs((await topOfLine(read)) - before)).toBeLessThanOrEqual(2);
});
