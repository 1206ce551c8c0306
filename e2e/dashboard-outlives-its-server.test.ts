import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { openTab, patience, said } from './customer.ts';
import { newData, startServer } from './server.ts';
import { choose, downloaded, openTool, openTools, run } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';
import { startVisit } from './visit.ts';

const told = {
  'en-US': 'The connection to the server is lost.',
  'fr-FR': 'La connexion au serveur est interrompue.',
} as const;

/** Each start may take as long as the one start of every other journey. */
const startsTwice = 360_000;

test.skipIf(browserSkipReason)(
  'a server that is stopped and started again is waited for, and nothing typed is lost, in both languages',
  async () => {
    const data = await newData();
    let server = await startServer({ ...data });
    const { port } = new URL(server.url);
    const browser = await sharedBrowser();
    const customers = [];
    for (const locale of ['en-US', 'fr-FR'] as const) {
      const visit = await startVisit(browser, server.url, { locale });
      const { page } = visit;
      await openTools(visit, locale);
      await openTool(page, 'extract-pages', locale);
      await choose(page, ['contract.pdf']);
      const { label } = walkOf(page, 'extract-pages', locale);
      const pages = page.getByLabel(label('pages'), { exact: true });
      await pages.fill('2');
      customers.push({ locale, visit, page, pages, lost: page.getByText(told[locale]) });
    }

    await server.stop();
    for (const { lost, pages } of customers) {
      await lost.waitFor(patience);
      expect(await pages.inputValue()).toBe('2');
    }

    server = await startServer({ ...data, PORT: port });
    for (const { locale, visit, page, pages, lost } of customers) {
      await lost.waitFor({ ...patience, state: 'detached' });
      expect(await pages.inputValue()).toBe('2');
      await run(page, 'extract-pages', locale);
      expect((await downloaded(page, locale)).name).toBe('extracted-pages.pdf');
      await openTab(page, said[locale].tabs.activity);
      await page.getByRole('listitem').filter({ hasText: '/extract-pages' }).first().waitFor(patience);
      await visit.end();
    }
    await server.stop();
    await rm(data.DATA_DIR, { recursive: true, force: true });
  },
  startsTwice,
);
