import { rm } from 'node:fs/promises';
import { testCards } from '@pagesmith/accounts';
import { connect } from '@pagesmith/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changePlan,
  doAndReturn,
  expectLimit,
  factOf,
  openBilling,
  startOnPremium,
} from './billing-customer.ts';
import { type BillingLocale, billingSaid } from './billing-words.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { registerByHttp, said, signInByHttp } from './customer.ts';
import { newData, startServer } from './server.ts';
import { startVisit, type Visit } from './visit.ts';

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

type Walk = (locale: BillingLocale, walk: (visit: Visit) => Promise<void>) => Promise<void>;

/** The same data, so many days later. */
async function onDay(day: number, walks: (walk: Walk) => Promise<void>): Promise<void> {
  const clock = new URL(`./moved-clock.mjs?days=${day}`, import.meta.url);
  const server = await startServer({ ...data, NODE_OPTIONS: `--import=${clock.href}` });
  try {
    await walks(async (locale, walk) => {
      const visit = await startVisit(browser, server.url, { locale });
      await walk(visit);
      expect(visit.complaints).toEqual([]);
      await visit.end();
    });
  } finally {
    await server.stop();
  }
}

async function setUsage(calls: Readonly<Record<string, number>>): Promise<void> {
  const database = await connect({ dataDir: data.DATA_DIR, databaseUrl: data.DATABASE_URL });
  for (const [email, count] of Object.entries(calls)) {
    await database.query(
      'UPDATE subscriptions SET current_usage = $2 WHERE user_id = (SELECT id FROM accounts WHERE email = $1)',
      [email, count],
    );
  }
  await database.close();
}

/** The provider's renewals are made in rounds of some seconds. */
const roundPatience = { timeout: 60_000 };

async function enter(visit: Visit, locale: BillingLocale, email: string): Promise<void> {
  await signInByHttp(visit, said[locale], email);
  await openBilling(visit.page, locale);
}

const english = billingSaid['en-US'];
const french = billingSaid['fr-FR'];

async function cancelPremium(visit: Visit): Promise<string> {
  const { page } = visit;
  const email = await startOnPremium(visit, 'en-US');
  await changePlan(page, english, { link: english.toStarter, button: english.cancelDo });
  await page.getByText(english.premiumCancelled).waitFor(roundPatience);
  await expectLimit(page, english, english.limits.premium);
  return email;
}

async function expectOverdue(page: Page): Promise<void> {
  await page.getByText(french.pastDue).waitFor(roundPatience);
  await page.getByText(french.grace).waitFor();
  const badge = page.getByText(french.overdue, { exact: true });
  expect(await badge.getAttribute('class')).toContain('text-bad');
  await expectLimit(page, french, french.limits.premium);
  await page.getByRole('table', { name: french.invoices }).getByText(french.unpaid).waitFor(roundPatience);
}

async function payAtLast(page: Page): Promise<void> {
  await page.getByText(french.paused).waitFor(roundPatience);
  await expectLimit(page, french, french.limits.starter);
  await page.getByRole('button', { name: french.updateCard }).click();
  await page.getByLabel(french.card).fill(testCards.succeeds);
  await doAndReturn(page, 'fr-FR', french.replaceDo);
  await expectLimit(page, french, french.limits.premium);
  await factOf(page, 'Statut').getByText(french.active, { exact: true }).waitFor(roundPatience);
  expect(await page.getByText(french.paused).count()).toBe(0);
}

test.skipIf(browserSkipReason)(
  'a cancelled plan ends on its day, an unpaid one is told of and falls to Starter, and limits that are near are said',
  { timeout: 300_000 },
  async () => {
    const emails = { cancelled: '', unpaid: '', near: '', over: '' };
    await onDay(0, async (walk) => {
      await walk('en-US', async (visit) => {
        emails.cancelled = await cancelPremium(visit);
      });
      await walk('fr-FR', async (visit) => {
        emails.unpaid = await startOnPremium(visit, 'fr-FR', 'failsLater');
      });
    });
    await onDay(32, async (walk) => {
      await walk('en-US', async (visit) => {
        await enter(visit, 'en-US', emails.cancelled);
        await expectLimit(visit.page, english, english.limits.starter);
        expect(await visit.page.getByText(english.premiumCancelled).count()).toBe(0);
      });
      await walk('fr-FR', async (visit) => {
        await enter(visit, 'fr-FR', emails.unpaid);
        await expectOverdue(visit.page);
      });
      await walk('en-US', async (visit) => {
        emails.near = await registerByHttp(visit, said['en-US']);
      });
      await walk('fr-FR', async (visit) => {
        emails.over = await registerByHttp(visit, said['fr-FR']);
      });
    });
    await setUsage({ [emails.near]: 80, [emails.over]: 100 });
    await onDay(40, async (walk) => {
      await walk('fr-FR', async (visit) => {
        await enter(visit, 'fr-FR', emails.unpaid);
        await payAtLast(visit.page);
      });
      await walk('en-US', async (visit) => {
        await enter(visit, 'en-US', emails.near);
        await visit.page.getByText(english.someCalls).waitFor(roundPatience);
      });
      await walk('fr-FR', async (visit) => {
        await enter(visit, 'fr-FR', emails.over);
        await visit.page.getByRole('alert').getByText(french.allCalls).waitFor(roundPatience);
      });
    });
  },
);
