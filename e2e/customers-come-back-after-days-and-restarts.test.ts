import { connect } from '@pagesmith/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelPremium, expectOverdue, payAtLast } from './billing-calendar.ts';
import { expectLimit, openBilling, startOnPremium } from './billing-customer.ts';
import { type BillingLocale, billingSaid } from './billing-words.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import {
  createKeyByHttp,
  newCustomer,
  openDashboard,
  openTab,
  password,
  said,
  signInByHttp,
} from './customer.ts';
import { factorSaid } from './factor-words.ts';
import { type Locale, languagesFrom } from './languages.ts';
import { type ServerWithClock, startServerWithClock } from './server-with-clock.ts';
import { choose, downloaded, openTool, openTools, run, toolWords } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';
import { startVisit, type Visit } from './visit.ts';

/** All come back to one server: each start of one takes longer than most journeys do. */
let server: ServerWithClock;
let visits: Record<Locale, Visit>;

beforeAll(async () => {
  if (browserSkipReason) return;
  server = await startServerWithClock();
  const browser = await sharedBrowser();
  visits = {
    'en-US': await startVisit(browser, server.url, { locale: 'en-US' }),
    'fr-FR': await startVisit(browser, server.url, { locale: 'fr-FR' }),
  };
});

afterAll(async () => {
  for (const { end } of Object.values(visits ?? {})) await end();
  await server?.stop();
});

/** Nobody is signed in any more, on a page without scripts: they would complain of a session or a server that is gone. */
async function signOut({ page }: Visit): Promise<void> {
  await page.goto('/favicon.svg');
  await page.context().clearCookies();
}

beforeEach(async () => {
  for (const visit of Object.values(visits ?? {})) {
    await signOut(visit);
    visit.complaints.length = 0;
  }
});

const daysOf = (minutes: number) => minutes / 1_440;

test.skipIf(browserSkipReason)(
  'a remembered session runs tools, and asks who it is before it shows a key',
  async () => {
    const locale = 'en-US';
    const [words, told] = [said[locale], factorSaid[locale]];
    const { page } = visits[locale];
    await newCustomer(page);
    const key = await createKeyByHttp(page, 'Invoices');
    await server.moveTo(daysOf(15));
    await openDashboard(visits[locale], 'tools');

    await openTool(page, 'list-fields', locale);
    await choose(page, ['application-form.pdf']);
    await run(page, 'list-fields', locale);
    await page.getByRole('row', { name: /newsletter/ }).waitFor();
    const curl = page.getByRole('region', { name: /curl/ }).locator('code');
    expect(await curl.textContent()).toContain('••••');
    await page.getByRole('button', { name: toolWords[locale].back }).click();

    await openTab(page, words.tabs.apiKeys);
    const reveal = page.getByRole('button', { name: `${words.reveal} Invoices` });
    await reveal.click();
    const question = page.getByRole('dialog', { name: told.asked });
    await question.getByLabel(told.currentPassword).fill('wrong horse battery');
    await question.getByRole('button', { name: told.confirm }).click();
    await question.getByText(told.wrongPassword).waitFor();
    await question.getByLabel(told.currentPassword).fill(password);
    await question.getByRole('button', { name: told.confirm }).click();
    await question.waitFor({ state: 'detached' });
    await page.locator('code', { hasText: key }).waitFor();
  },
);

const connectionLost = {
  'en-US': 'The connection to the server is lost.',
  'fr-FR': 'La connexion au serveur est interrompue.',
} as const;

async function beginToType(locale: Locale) {
  const { page } = visits[locale];
  await openTools(visits[locale], locale);
  await openTool(page, 'extract-pages', locale);
  await choose(page, ['contract.pdf']);
  const pages = page.getByLabel(walkOf(page, 'extract-pages', locale).label('pages'), { exact: true });
  await pages.fill('2');
  return { locale, page, pages, lost: page.getByText(connectionLost[locale]) };
}

test.skipIf(browserSkipReason)(
  'a server that is stopped and started again is waited for, and nothing typed is lost',
  async () => {
    const customers: Awaited<ReturnType<typeof beginToType>>[] = [];
    for (const locale of languagesFrom('fr-FR')) customers.push(await beginToType(locale));

    await server.whileStopped(async () => {
      for (const { lost, pages } of customers) {
        await lost.waitFor();
        expect(await pages.inputValue()).toBe('2');
      }
    });

    for (const { locale, page, pages, lost } of customers) {
      await lost.waitFor({ state: 'detached' });
      expect(await pages.inputValue()).toBe('2');
      await run(page, 'extract-pages', locale);
      expect((await downloaded(page, locale)).name).toBe('extracted-pages.pdf');
      await openTab(page, said[locale].tabs.activity);
      await page.getByRole('listitem').filter({ hasText: '/extract-pages' }).first().waitFor();
    }
  },
);

const setUsage = (calls: Readonly<Record<string, number>>) =>
  server.withData(async ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }) => {
    const database = await connect({ dataDir, databaseUrl });
    for (const [email, count] of Object.entries(calls)) {
      await database.query(
        'UPDATE subscriptions SET current_usage = $2 WHERE user_id = (SELECT id FROM accounts WHERE email = $1)',
        [email, count],
      );
    }
    await database.close();
  });

async function enter(visit: Visit, locale: BillingLocale, email: string): Promise<void> {
  await signOut(visit);
  await signInByHttp(visit, said[locale], email, 'billing');
  await openBilling(visit.page, locale);
}

const english = billingSaid['en-US'];
const french = billingSaid['fr-FR'];

test.skipIf(browserSkipReason)(
  'a cancelled plan ends on its day, an unpaid one is told of and falls to Starter, and limits that are near are said',
  async () => {
    const { 'en-US': inEnglish, 'fr-FR': inFrench } = visits;
    const cancelled = await cancelPremium(inEnglish);
    const unpaid = await startOnPremium(inFrench, 'fr-FR', 'failsLater');

    // Pages left open would be told that their sessions are over, when they find the server again.
    for (const visit of [inEnglish, inFrench]) await signOut(visit);
    await server.moveTo(32);
    await enter(inEnglish, 'en-US', cancelled);
    await expectLimit(inEnglish.page, english, english.limits.starter);
    expect(await inEnglish.page.getByText(english.premiumCancelled).count()).toBe(0);
    await enter(inFrench, 'fr-FR', unpaid);
    await expectOverdue(inFrench.page);

    for (const visit of [inEnglish, inFrench]) await signOut(visit);
    const near = await newCustomer(inEnglish.page);
    const over = await newCustomer(inFrench.page);
    await setUsage({ [near]: 80, [over]: 100 });
    await server.moveTo(40);
    await enter(inFrench, 'fr-FR', unpaid);
    await payAtLast(inFrench.page);
    await enter(inEnglish, 'en-US', near);
    await inEnglish.page.getByText(english.someCalls).waitFor();
    await enter(inFrench, 'fr-FR', over);
    await inFrench.page.getByRole('alert').getByText(french.allCalls).waitFor();
    expect([...inEnglish.complaints, ...inFrench.complaints]).toEqual([]);
  },
);
