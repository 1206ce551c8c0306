import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { createKey, openTab, password, patience, registerByHttp, said } from './customer.ts';
import { type FactorLocale, factorSaid } from './factor-words.ts';
import { newData, startServer } from './server.ts';
import { choose, openTool, run, runPatience, toolWords } from './tool-runs.ts';
import { startVisit } from './visit.ts';

let browser: Browser;
let data: Awaited<ReturnType<typeof newData>>;

beforeAll(async () => {
  if (browserSkipReason) return;
  browser = await sharedBrowser();
  data = await newData();
});

afterAll(async () => {
  if (data) await rm(data.DATA_DIR, { recursive: true, force: true });
});

/** The same server, some minutes later by its clock. */
function serverAfter(minutes: number, PORT?: string) {
  const clock = new URL(`./moved-clock.mjs?days=${minutes / 1_440}`, import.meta.url);
  const variables = { ...data, NODE_OPTIONS: `--import=${clock.href}` };
  return startServer({ ...variables, ...(PORT && { PORT }) });
}

test.skipIf(browserSkipReason)(
  'a remembered session runs tools, and asks who it is before it shows a key',
  async () => {
    const locale: FactorLocale = 'en-US';
    const [words, told] = [said[locale], factorSaid[locale]];
    let server = await serverAfter(0);
    const visited = await startVisit(browser, server.url, { locale });
    const { page, open, end } = visited;
    await registerByHttp(visited, words);
    await openTab(page, words.tabs.apiKeys);
    const key = await createKey(page, words, 'Invoices');
    await server.stop();
    server = await serverAfter(15, new URL(server.url).port);
    await open('/dashboard');

    await openTab(page, words.tabs.tools);
    await openTool(page, 'list-fields', locale);
    await choose(page, ['application-form.pdf']);
    await run(page, 'list-fields', locale);
    await page.getByRole('row', { name: /newsletter/ }).waitFor(runPatience);
    const curl = page.getByRole('region', { name: /curl/ }).locator('code');
    expect(await curl.textContent()).toContain('••••');
    await page.getByRole('button', { name: toolWords[locale].back }).click();

    await openTab(page, words.tabs.apiKeys);
    const reveal = page.getByRole('button', { name: `${words.reveal} Invoices` });
    await reveal.click();
    const question = page.getByRole('dialog', { name: told.asked });
    await question.getByLabel(told.currentPassword).fill('wrong horse battery');
    await question.getByRole('button', { name: told.confirm }).click();
    await question.getByText(told.wrongPassword).waitFor(patience);
    await question.getByLabel(told.currentPassword).fill(password);
    await question.getByRole('button', { name: told.confirm }).click();
    await question.waitFor({ ...patience, state: 'detached' });
    await page.locator('code', { hasText: key }).waitFor(patience);
    await end();
    await server.stop();
  },
);
