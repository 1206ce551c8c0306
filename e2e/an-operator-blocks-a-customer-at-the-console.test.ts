import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFine } from './axe.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { type ConsoleLocale, consoleSaid, enterApp, enterConsole } from './console.ts';
import { dismissAnnouncement, tellByCommand } from './console-announcement.ts';
import { pageAudit } from './console-audit.ts';
import { walkSections } from './console-sections.ts';
import { languagesFrom, looksFrom } from './languages.ts';
import { endVisits, leave, startNextVisit } from './next-visit.ts';
import { addPasskeyDevice } from './passkey-device.ts';
import { newData, type RunningServer, startServer } from './server.ts';
import type { Visit, Visitor } from './visit.ts';

/** Not the shared one: an announcement would stand in the dashboard of every journey. */
let server: RunningServer;
let data: Awaited<ReturnType<typeof newData>>;
beforeAll(async () => {
  if (browserSkipReason) return;
  data = await newData();
  server = await startServer({ ...data });
});
afterAll(async () => {
  if (browserSkipReason) return;
  await endVisits(server.url);
  await server.stop();
  await rm(data.DATA_DIR, { recursive: true, force: true });
});

async function startVisit(visitor: Visitor): Promise<Visit> {
  const visit = await startNextVisit(await sharedBrowser(), server.url, visitor);
  return { ...visit, end: () => leave(visit, visitor, server.url) };
}

/** As it is typed on the machine of the running server, and with its settings. */
async function run(command: 'operator' | 'announce' | 'incident', ...given: string[]): Promise<string> {
  const env = { ...process.env, ...data, PORT: new URL(server.url).port };
  const file = fileURLToPath(new URL(`../dist/server/${command}.js`, import.meta.url));
  return (await promisify(execFile)(process.execPath, [file, ...given], { env })).stdout;
}
const operator = async (...given: string[]) => JSON.parse(await run('operator', ...given, '--json'));

async function callWire(
  path: string,
  locale: ConsoleLocale,
  body: object,
  cookie = '',
): Promise<Record<string, string>> {
  const headers = {
    'content-type': 'application/json',
    'x-appwrite-project': 'pagesmith',
    'accept-language': locale,
    'x-appwrite-locale': locale.slice(0, 2),
    cookie,
  };
  const response = await fetch(`${server.url}/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

test.skipIf(browserSkipReason).each(looksFrom('fr-FR'))(
  'an operator is invited on the machine, blocks a customer at the console, and the audit says so ($locale)',
  async ({ locale, width, scheme }) => {
    const say = consoleSaid[locale];
    const [email, customer] = [
      `ops-${locale}@example.com`.toLowerCase(),
      `eve-${locale}@example.com`.toLowerCase(),
    ];
    await callWire('/account', locale, {
      userId: 'unique()',
      email: customer,
      password: 'correct horse',
      name: 'Eve',
    });
    const { link } = await operator('add', email, '--role', 'owner');
    const visit = await startVisit({ locale, width, scheme });
    const { page } = visit;
    await enterConsole(page, locale, email, link);
    await page.getByLabel(say.query).fill(customer);
    await page.getByRole('button', { name: say.search }).click();
    await page.getByRole('button', { name: say.open }).filter({ visible: true }).click();
    await page.getByRole('button', { name: say.block, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say.block });
    await dialog.getByLabel(say.because).fill('Please write to us.');
    await dialog.getByLabel(say.reason).fill('Sent malware.');
    await expectFine(page, 'the dialog');
    await dialog.getByRole('button', { name: say.block }).click();
    await page.getByText(say.blockedState, { exact: true }).first().waitFor();
    await expectFine(page, 'the customer');
    const refused = await callWire('/account/sessions/email', locale, {
      email: customer,
      password: 'correct horse',
    });
    expect(refused.message).toBe(say.blocked);
    await page.getByRole('tab', { name: say.audit }).click();
    await page.getByText('Sent malware.').filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: say.verify }).click();
    await page.getByText(/^✓ \d+$/).waitFor();
    await expectFine(page, 'the audit');
    await pageAudit(page, locale);
    expect(visit.complaints).toEqual([]);
    await visit.end();
    expect(await operator('verify')).toMatchObject({ isWhole: true, brokenAt: null });
  },
);

test.skipIf(browserSkipReason).each(languagesFrom('en-US'))(
  'what commands tell leaves rows, and stands in every dashboard until it is dismissed (%s)',
  async (locale) => {
    await tellByCommand(run);
    const rows = (await operator('audit', '--limit', '10')) as { action: string; origin: string }[];
    const told = rows.filter(({ origin }) => origin === 'command').map(({ action }) => action);
    expect(told).toEqual(expect.arrayContaining(['announce-notice', 'open-incident', 'end-incident']));
    const visit = await startVisit({ locale, width: 390 });
    await dismissAnnouncement(visit, locale);
    expect(visit.complaints).toEqual([]);
    await visit.end();
  },
);

const sections = { support: 8, billing: 6, auditor: 7 } as const;

test.skipIf(browserSkipReason).each(languagesFrom('en-US'))(
  'each role walks through its own sections, and nothing in them is out of anybody’s reach (%s)',
  async (locale) => {
    const walked = new Set<string>();
    for (const [role, count] of Object.entries(sections)) {
      const email = `${role}-${locale}@example.com`.toLowerCase();
      const { link } = await operator('add', email, '--role', role);
      const visit = await startVisit({ locale });
      await enterConsole(visit.page, locale, email, link);
      expect(await walkSections(visit.page, role, walked)).toBe(count);
      expect(visit.complaints).toEqual([]);
      await visit.end();
    }
  },
);

test.skipIf(browserSkipReason).each(languagesFrom('en-US'))(
  'support reads a customer’s dashboard for a ticket, and the dashboard says so (%s)',
  async (locale) => {
    const say = consoleSaid[locale];
    const [customer, desk] = [`ada-${locale}@example.com`, `desk-${locale}@example.com`].map((one) =>
      one.toLowerCase(),
    ) as [string, string];
    await callWire('/account', locale, {
      userId: 'unique()',
      email: customer,
      password: 'correct horse',
      name: 'Ada',
    });
    const wish = { name: 'Ada', email: customer, reason: 'support', message: 'Why?' };
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'pagesmith' };
    const signedIn = await fetch(`${server.url}/v1/account/sessions/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: customer, password: 'correct horse' }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    const { number } = await callWire('/tickets', locale, wish, cookie);
    const { link } = await operator('add', desk, '--role', 'support');
    const visit = await startVisit({ locale });
    const { page } = visit;
    await enterConsole(page, locale, desk, link);
    await page.getByLabel(say.query).fill(customer);
    await page.getByRole('button', { name: say.search }).click();
    await page.getByRole('button', { name: say.open }).filter({ visible: true }).click();
    await page.getByRole('button', { name: say.visit }).click();
    const dialog = page.getByRole('dialog', { name: say.visit });
    await dialog.getByLabel(say.ticket).fill(String(number));
    await dialog.getByLabel(say.reason).fill('asked about a call');
    const opening = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: say.visit }).click();
    const dashboard = await opening;
    await dashboard.getByText(say.visiting).waitFor();
    await expectFine(dashboard, 'the visit');
    await dashboard.getByRole('button', { name: say.endVisit }).click();
    await dashboard.waitForURL(/\/login/);
    await visit.end();
  },
);

test.skipIf(browserSkipReason).each(languagesFrom('fr-FR'))(
  'a passkey is an operator’s way in, and confirms before access is given; it goes once there is another (%s)',
  async (locale) => {
    const say = consoleSaid[locale];
    const { link } = await operator('add', `key-${locale}@example.com`.toLowerCase(), '--role', 'owner');
    const visit = await startVisit({ locale, width: 390, isLast: true });
    const { page } = visit;
    await addPasskeyDevice(page);
    await page.goto(link);
    await page.getByRole('button', { name: say.makePasskey }).click();
    await page.getByRole('button', { name: say.usePasskey }).click();
    await page.getByRole('tab', { name: say.operators }).click();

    // As ten minutes later, when the server wants to know once more who it is.
    let isAsked = false;
    await page.route('**/operator/api/actions/add', (route) => {
      if (isAsked) return route.continue();
      isAsked = true;
      const body = JSON.stringify({ code: 'confirmation_required', detail: '' });
      return route.fulfill({ status: 401, contentType: 'application/json', body });
    });
    await page.getByRole('button', { name: say.add }).click();
    const dialog = page.getByRole('dialog', { name: say.add });
    await dialog.getByLabel(say.operatorEmail).fill(`new-${locale}@example.com`.toLowerCase());
    await dialog.getByRole('button', { name: say.add }).click();
    const confirmation = page.getByRole('dialog', { name: say.confirmTitle });
    await confirmation.getByRole('button', { name: say.usePasskey }).waitFor();
    await expectFine(page, 'the confirmation');
    await confirmation.getByRole('button', { name: say.usePasskey }).click();
    await page.getByLabel(say.link).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: say.access }).click();
    await page.getByRole('button', { name: say.removePasskey }).waitFor();
    await page.getByRole('button', { name: say.setUpApp }).click();
    await enterApp(page, locale);
    await page.getByRole('button', { name: say.removeApp }).waitFor();
    await page.getByRole('button', { name: say.removePasskey }).click();
    await page.getByText(say.noPasskey).waitFor();
    await expectFine(page, 'the operator’s own access');
    expect(visit.complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([]);
    await visit.end();
  },
);
