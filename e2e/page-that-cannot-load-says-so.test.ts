import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';

journey('a page whose code does not arrive says so, and a retry brings it', async (visit) => {
  const { page, open, complaints } = await visit();
  await open('/no-such-page');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByText('This page could not be loaded.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  // The browser rightly complains about what this journey took away.
  complaints.length = 0;

  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /HTTP call/ }).waitFor();
});
