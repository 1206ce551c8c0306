import { expect } from 'vitest';
import { journey } from './journey.ts';
import { tallPage } from './odd-pdfs.ts';
import { choose, openTool, openTools, run } from './tool-runs.ts';

journey('on a telephone the fields that were found come into sight', async (visit) => {
  const started = await visit({ width: 390 });
  const { page } = started;
  await openTools(started, 'en-US');
  await openTool(page, 'list-fields', 'en-US');
  await choose(page, ['application-form.pdf']);
  await run(page, 'list-fields', 'en-US');
  const found = page.getByText(/^\d+ fields found$/);
  await found.waitFor();
  const top = () => found.evaluate((line) => line.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(700);
  expect(await top()).toBeGreaterThan(0);
});

journey('a page of any shape is drawn no longer than a browser can hold', async (visit) => {
  const started = await visit();
  const { page } = started;
  await openTools(started, 'en-US');
  await openTool(page, 'list-fields', 'en-US');
  const tall = { name: 'tall.pdf', mimeType: 'application/pdf', buffer: tallPage };
  await page.locator('input[type=file]').setInputFiles(tall);
  await page.locator('[data-page="1"][data-drawn]').waitFor();
  const side = async (name: string) =>
    Number(await page.locator('[data-page="1"] canvas').getAttribute(name));
  expect(await side('width')).toBeGreaterThan(0);
  expect(await side('height')).toBeLessThanOrEqual(16_384);
});
