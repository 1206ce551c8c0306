import { expect } from 'vitest';
import { openTab, said } from './customer.ts';
import { journey } from './journey.ts';
import { choose, openTool, openTools, run } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';

const locale = 'en-US';

journey(
  'with shift all pages up to the one that is clicked are chosen, and all, odd, even or none at once',
  async (visit) => {
    const started = await visit();
    const { page } = started;
    await openTools(started, locale);
    await openTool(page, 'extract-pages', locale);
    await choose(page, ['contract.pdf']);
    const pages = page.getByLabel(walkOf(page, 'extract-pages', locale).label('pages'), { exact: true });
    const sheet = (number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true });
    await sheet(2).click();
    await sheet(4).click({ modifiers: ['Shift'] });
    await expect.poll(() => pages.inputValue()).toBe('2-4');
    for (const [choice, chosen] of [
      ['All', '1-5'],
      ['Odd', '1,3,5'],
      ['Even', '2,4'],
      ['None', ''],
    ] as const) {
      await page.getByRole('button', { name: choice, exact: true }).click();
      await expect.poll(() => pages.inputValue()).toBe(chosen);
    }
  },
);

journey('a listed field and its place on the page point at each other', async (visit) => {
  const started = await visit();
  const { page } = started;
  await openTools(started, locale);
  await openTool(page, 'list-fields', locale);
  await choose(page, ['application-form.pdf']);
  await run(page, 'list-fields', locale);
  const row = (name: string) => page.locator(`tr[data-field="${name}"]`);
  const place = (name: string) => page.locator('[data-page]').getByRole('button', { name, exact: true });
  await row('city').hover();
  await expect.poll(() => place('city').getAttribute('aria-pressed')).toBe('true');
  const ground = (name: string) => row(name).evaluate((line) => line.className);
  const plain = await ground('full_name');
  await place('full_name').hover();
  await expect.poll(() => ground('full_name')).not.toBe(plain);
  await expect.poll(() => ground('city')).toBe(plain);
});

journey(
  'listed fields are copied as JSON and as CSV, and the call that lists them as curl',
  async (visit) => {
    const started = await visit();
    const { page } = started;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const key = await openTools(started, locale);
    await openTool(page, 'list-fields', locale);
    await choose(page, ['application-form.pdf']);
    await run(page, 'list-fields', locale);
    const copied = async (name: string) => {
      await Promise.all([
        page.getByRole('button', { name: 'Copied' }).waitFor(),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      // The next one is copied when this one no longer says so.
      await page.getByRole('button', { name, exact: true }).waitFor();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    const fields: { name: string; type: string }[] = JSON.parse(await copied('Copy as JSON'));
    expect(fields).toHaveLength(6);
    expect(fields[0]).toMatchObject({ name: 'full_name', type: 'text field' });
    const csv = await copied('Copy as CSV');
    for (const { name } of fields) expect(csv).toContain(name);
    const command = await copied('Copy the curl command');
    expect(command).toContain(`${new URL(page.url()).origin}/list-fields`);
    expect(command).toContain(key);
  },
);

journey('a ring is drawn around what the keyboard is at, and not around what was clicked', async (visit) => {
  const started = await visit();
  const { page } = started;
  await openTools(started, locale);
  const ring = () => page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle');
  await openTab(page, said[locale].tabs.logs);
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect.poll(ring).toBe('solid');
});

journey('what is printed is the page, without the bars around it', async (visit) => {
  const { page, open } = await visit();
  await open('/documentation/fill-pdf');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const bar of ['header', 'footer'])
    expect(await page.locator(`body ${bar}`).first().isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});
