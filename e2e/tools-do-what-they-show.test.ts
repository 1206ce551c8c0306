import { execFileSync, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { openPdf } from '@pagesmith/pdf';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import {
  choose,
  downloaded,
  openTool,
  openTools,
  operationOf,
  run,
  samplePath,
  toolWords,
} from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('The curl of a tool is not run: this machine has no curl.');

const locale = 'en-US';
const words = toolWords[locale];

journey('the curl of a tool does the same call, and hides the key until it is asked for', async (visit) => {
  const started = await visit();
  const { page } = started;
  const key = await openTools(started, locale);
  await openTool(page, 'detect-page', locale);
  await choose(page, ['contract.pdf']);
  const { label } = walkOf(page, 'detect-page', locale);
  await page.getByLabel(label('searchText'), { exact: true }).fill(`client’s annual`);
  const code = page.locator('pre code');
  expect(await code.textContent()).not.toContain(key);
  await page.getByRole('button', { name: words.reveal }).click();
  const command = (await code.textContent()) ?? '';
  expect(command).toContain(key);
  if (!hasCurl) return;
  const cwd = dirname(samplePath('contract.pdf'));
  const answer = execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual({ page: 2, totalPages: 5 });
});

/** Where each file of a list shows a line, at which the one that is dragged would be let in. */
const dropLines = `[...document.querySelectorAll('ol[aria-label*="PDF files"] > li')].map((row) => {
  const line = getComputedStyle(row, '::before');
  if (line.content === 'none' || line.position !== 'absolute') return 'none';
  return Number.parseFloat(line.top) < 0 ? 'above' : 'below';
})`;

journey(
  'a run that is cancelled leaves the form as it was, and files are put in order by dragging',
  async (visit) => {
    const started = await visit();
    const { page } = started;
    await openTools(started, locale);
    await openTool(page, 'remove-page', locale);
    await choose(page, ['contract.pdf']);
    const { label } = walkOf(page, 'remove-page', locale);
    await page.getByLabel(label('pages'), { exact: true }).fill('2');
    await page.route('**/remove-page', () => {});
    await run(page, 'remove-page', locale);
    await page.getByRole('status').getByText(words.run).waitFor();
    await page.getByRole('button', { name: words.cancel }).click();
    await page.getByText(words.empty).waitFor();
    expect(await page.getByLabel(label('pages'), { exact: true }).inputValue()).toBe('2');
    const { action } = operationOf('remove-page', locale).copy;
    expect(await page.getByRole('button', { name: action, exact: true }).isEnabled()).toBe(true);

    await openTool(page, 'merge-pdf', locale);
    await choose(page, ['contract.pdf', 'annex.pdf', 'application-form.pdf']);
    const rows = page.getByRole('list', { name: /PDF files/ }).getByRole('listitem');
    const lines = () => page.evaluate(dropLines);
    expect(await lines()).toEqual(['none', 'none', 'none']);
    await rows.nth(2).hover();
    await page.mouse.down();
    await rows.nth(0).hover();
    await expect.poll(lines).toEqual(['above', 'none', 'none']);
    await page.mouse.up();
    await expect.poll(() => rows.first().textContent()).toContain('application-form.pdf');
    expect(await rows.nth(1).textContent()).toContain('contract.pdf');
    await rows.nth(0).hover();
    await page.mouse.down();
    await rows.nth(1).hover();
    await expect.poll(lines).toEqual(['none', 'below', 'none']);
    await page.mouse.up();
    await expect.poll(lines).toEqual(['none', 'none', 'none']);
  },
);

journey('a protected file shows its pages and is worked on once its password is given', async (visit) => {
  const started = await visit();
  const { page } = started;
  await openTools(started, locale);
  await openTool(page, 'extract-pages', locale);
  await choose(page, ['contract-protected.pdf']);
  await page.getByLabel('PDF password').fill('sésame');
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await run(page, 'extract-pages', locale);
  const { bytes } = await downloaded(page, locale);
  expect((await openPdf(bytes)).pageCount).toBe(1);
});

/** How far apart its lines are, by the size of its letters. */
const linesApart = `[...document.querySelectorAll('[inert]')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('section.docx p > span') ?? [])])
  .filter(({ textContent }) => textContent.trim() !== '')
  .map((span) => getComputedStyle(span))
  .map(({ lineHeight, fontSize }) => Number.parseFloat(lineHeight) / Number.parseFloat(fontSize))`;

/** How far to the right of its page the number of the first one ends: 1 is the edge. */
const numberEndsAt = `[...document.querySelectorAll('[inert]')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('section.docx') ?? [])])
  .map((page) => {
    const [{ left, width }, range] = [page.getBoundingClientRect(), document.createRange()];
    range.selectNodeContents(page.querySelector('footer p'));
    return (range.getBoundingClientRect().right - left) / width;
  })[0]`;

/** What each of its pages says of itself. */
const pageNumbers = `[...document.querySelectorAll('[inert]')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('section.docx footer') ?? [])])
  .flatMap(({ textContent }) => textContent.match(/Page \\d* ?of \\d+/) ?? [])`;

journey(
  'a Word document is shown with its page numbers, and its lines as far apart as on the page',
  async (visit) => {
    const started = await visit();
    const { page } = started;
    await openTools(started, locale);
    await openTool(page, 'pdf-to-docx', locale);
    await choose(page, ['contract.pdf']);
    await run(page, 'pdf-to-docx', locale);
    const apart = () => page.evaluate<number[]>(linesApart);
    await expect.poll(async () => (await apart()).length).toBeGreaterThan(20);
    expect(Math.max(...(await apart()))).toBeLessThan(2);
    expect(await page.evaluate(pageNumbers)).toEqual([1, 2, 3, 4, 5].map((number) => `Page ${number} of 5`));
    expect(await page.evaluate(numberEndsAt)).toBeGreaterThan(0.8);
  },
);
