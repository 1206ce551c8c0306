import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { callListFields, createKeyByHttp, registerByHttp, said } from './customer.ts';
import { journey } from './journey.ts';
import type { Visit } from './visit.ts';

const words = said['en-US'];
const rows = (page: Page) => page.getByRole('row').filter({ hasText: '/list-fields' });
const figures = (page: Page) => page.getByRole('tabpanel').locator('dd').allTextContents();

async function customerWithCalls(visit: Visit) {
  const { page } = visit;
  await registerByHttp(visit, words, 'logs');
  const key = await createKeyByHttp(page, 'Invoices');
  const url = new URL(page.url()).origin;
  await callListFields(url, key);
  await callListFields(url, key);
  await callListFields(url, key, 'contract-protected.pdf');
}

journey('logs are found by status, by any part of the path in any case, and by period', async (visit) => {
  const visited = await visit();
  const { page } = visited;
  await customerWithCalls(visited);
  await rows(page).nth(2).waitFor();
  expect((await figures(page)).slice(0, 3)).toEqual(['3', '2', '1']);

  await page.getByLabel('Status').selectOption('error');
  await rows(page).nth(1).waitFor({ state: 'detached' });
  await rows(page).first().getByText('protected by a password').waitFor();
  expect((await figures(page)).slice(0, 3)).toEqual(['1', '0', '1']);

  await page.getByLabel('Status').selectOption('all');
  await page.getByLabel('Endpoint').fill('IST-fie');
  await rows(page).nth(2).waitFor();
  await page.getByLabel('Endpoint').fill('merge');
  await page.getByText('No matching calls').waitFor();
  await page.getByLabel('Endpoint').fill('');

  await page.getByLabel('Period').selectOption('custom');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByText('until then this month is shown').waitFor();
  await rows(page).nth(2).waitFor();
  await page.getByLabel('To', { exact: true }).fill('2020-12-31');
  await page.getByText('No matching calls').waitFor();
  await page.getByLabel('Period').selectOption('day');
  await rows(page).nth(2).waitFor();

  await page.getByLabel('Operation').selectOption('merge-pdf');
  await page.getByText('No matching calls').waitFor();
  await page.getByLabel('Operation').selectOption('list-fields');
  await page.getByLabel('API key').selectOption({ label: 'Invoices' });
  await page.getByLabel('Status').selectOption('error');
  await page.reload();
  await rows(page).first().getByText('protected by a password').waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('error');
  expect(await rows(page).count()).toBe(1);

  await rows(page).getByRole('button', { expanded: false }).click();
  await page.getByRole('link', { name: 'password_required' }).waitFor();
  await page
    .getByText(/\d\sKB$/)
    .first()
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await rows(page).first().getByText('protégé par un mot de passe').waitFor();
});

journey('a chart whose counts do not arrive says that it shows sample data, until a retry', async (visit) => {
  const visited = await visit();
  const { page, complaints } = visited;
  const isCount = (url: URL) => decodeURIComponent(url.search).includes('lessThanEqual');
  let isCut = true;
  // Passed on afterwards, and not released from the route: what is under way then can be lost.
  await page.route(isCount, (route) => (isCut ? route.abort() : route.continue()));
  await registerByHttp(visited, words);
  await page.getByRole('button', { name: 'Go to the overview' }).click();
  const notes = page.getByText('Sample data', { exact: true });
  await notes.nth(1).waitFor();
  await page.getByRole('table', { name: 'Requests per month' }).getByText('(sample data)').first().waitFor();
  // The browser rightly complains about what this journey took away.
  complaints.length = 0;

  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await notes.first().waitFor({ state: 'detached' });
});

/** As if the same call had been made so often: the plan's rate would take half an hour to log as many. */
async function repeatCalls(page: Page, total: number) {
  let documents: object[] = [];
  await page.route('**/account/logs/summary?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total } });
  });
  await page.route('**/api_requests/documents?*', async (route) => {
    if (route.request().url().includes('cursorAfter')) return route.fulfill({ json: { total, documents } });
    const response = await route.fetch();
    const [call] = ((await response.json()) as { documents: object[] }).documents;
    documents = Array.from({ length: 100 }, (_, index) => ({ ...call, $id: `call-${index}` }));
    await route.fulfill({ response, json: { total, documents } });
  });
}

journey('another page of the log is read from its beginning', async (visit) => {
  const visited = await visit();
  const { page } = visited;
  await customerWithCalls(visited);
  await rows(page).nth(2).waitFor();
  await repeatCalls(page, 300);
  await page.reload();
  for (const range of ['101–200 of 300', '201–300 of 300']) {
    await page.getByRole('button', { name: 'Older' }).click();
    await page.getByText(range).waitFor();
    const top = () =>
      rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
    const { height = 0 } = page.viewportSize() ?? {};
    expect(await top()).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(height);
    // Whoever turned the page by the keyboard goes on in it.
    await page.keyboard.press('Tab');
    expect(await page.locator('tr :focus').count()).toBe(1);
  }
});
