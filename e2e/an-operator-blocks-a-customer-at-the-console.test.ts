import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { quickStartFlag } from '@pagesmith/database/testing';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFine } from './axe.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { patience } from './customer.ts';
import { languagesFrom, looksFrom } from './languages.ts';
import { leave, startNextVisit } from './next-visit.ts';
import { newCaller, shared, sharedServer } from './server.ts';
import type { Visitor } from './visit.ts';

const command = fileURLToPath(new URL('../dist/server/operator.js', import.meta.url));
const password = 'four unrelated words here';

const words = {
  'en-US': {
    password: 'Password',
    code: 'Code from your authenticator app',
    accept: 'Set password and app',
    email: 'E-mail address',
    signIn: 'Sign in',
    query: 'Address, name, id, request id, ticket number or key',
    visit: 'Visit the dashboard',
    ticket: 'Open ticket of the customer',
    visiting: /^Support visit for T\d+: this is the account of /,
    endVisit: 'End the visit',
    search: 'Search',
    open: 'Open',
    block: 'Block',
    because: 'Sentence that the customer sees, in the customer’s language',
    reason: 'Reason, for the audit',
    audit: 'Audit',
    verify: 'Verify the chain',
    blocked: 'The current user has been blocked. Please write to us.',
  },
  'fr-FR': {
    password: 'Mot de passe',
    code: 'Code de votre application d’authentification',
    accept: 'Définir le mot de passe et l’application',
    email: 'Adresse e-mail',
    signIn: 'Se connecter',
    query: 'Adresse, nom, identifiant, identifiant de requête, numéro de ticket ou clé',
    visit: 'Consulter le tableau de bord',
    ticket: 'Ticket ouvert du client',
    visiting: /^Visite de l’assistance pour T\d+ : ce compte est celui de /,
    endVisit: 'Terminer la visite',
    search: 'Rechercher',
    open: 'Ouvrir',
    block: 'Bloquer',
    because: 'Phrase que le client voit, dans sa langue',
    reason: 'Motif, pour l’audit',
    audit: 'Audit',
    verify: 'Vérifier la chaîne',
    blocked: 'Ce compte a été bloqué. Please write to us.',
  },
} as const;
type Locale = keyof typeof words;

/** As it is typed on the machine of the running server. */
async function operator(...given: string[]) {
  const env = { ...process.env, ...shared().data, PUBLIC_URL: sharedServer() };
  const flags = [quickStartFlag, command, ...given, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { env });
  return JSON.parse(stdout);
}

async function callWire(
  path: string,
  locale: Locale,
  body: object,
  cookie = '',
): Promise<Record<string, string>> {
  const headers = {
    ...newCaller(),
    'content-type': 'application/json',
    'x-appwrite-project': 'pagesmith',
    'accept-language': locale,
    'x-appwrite-locale': locale.slice(0, 2),
    cookie,
  };
  const response = await fetch(`${sharedServer()}/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

const startVisit = async (visitor: Visitor) => startNextVisit(await sharedBrowser(), sharedServer(), visitor);

/** From the link of the invitation to the first screen. A code is used once, so the second is the next one. */
async function enter(page: Page, locale: Locale, email: string, link: string): Promise<void> {
  const say = words[locale];
  await page.goto(link);
  const secret = (await page.locator('code').textContent(patience)) ?? '';
  const codeIn = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + seconds });
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.code).fill(codeIn(0));
  await expectFine(page, 'the invitation');
  await page.getByRole('button', { name: say.accept }).click();
  await page.getByLabel(say.email).fill(email, patience);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.code).fill(codeIn(30));
  await page.getByRole('button', { name: say.signIn }).click();
  await page.getByRole('tab').first().waitFor(patience);
}

test.skipIf(browserSkipReason).each(looksFrom('fr-FR'))(
  'an operator is invited on the machine, blocks a customer at the console, and the audit says so ($locale)',
  async ({ locale, width, scheme }) => {
    const say = words[locale];
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
    await enter(page, locale, email, link);
    await page.getByLabel(say.query).fill(customer);
    await page.getByRole('button', { name: say.search }).click();
    await page.getByRole('button', { name: say.open }).filter({ visible: true }).click(patience);
    await page.getByRole('button', { name: say.block, exact: true }).click(patience);
    const dialog = page.getByRole('dialog', { name: say.block });
    await dialog.getByLabel(say.because).fill('Please write to us.');
    await dialog.getByLabel(say.reason).fill('Sent malware.');
    await expectFine(page, 'the dialog');
    await dialog.getByRole('button', { name: say.block }).click();
    await page.getByText('blocked', { exact: true }).first().waitFor(patience);
    await expectFine(page, 'the customer');
    const refused = await callWire('/account/sessions/email', locale, {
      email: customer,
      password: 'correct horse',
    });
    expect(refused.message).toBe(say.blocked);
    await page.getByRole('tab', { name: say.audit }).click();
    await page.getByText('Sent malware.').filter({ visible: true }).waitFor(patience);
    await page.getByRole('button', { name: say.verify }).click();
    await page.getByText(/^✓ \d+$/).waitFor(patience);
    await expectFine(page, 'the audit');
    expect(visit.complaints).toEqual([]);
    await leave(visit, { locale });
    expect(await operator('verify')).toMatchObject({ isWhole: true, brokenAt: null });
  },
);

/** Sections that another role has been through already; `npm run soak` looks at them once more with each. */
const lookedAt = new Set<string>();

/** Every section that the role has, one after the other. */
async function walk(page: Page, role: string): Promise<number> {
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs) {
    await tab.click();
    await page
      .getByRole('tabpanel')
      .filter({ visible: true })
      .locator('h2, form, button, p, table')
      .first()
      .waitFor(patience);
    const section = (await tab.textContent()) ?? '';
    if (process.env.SOAK || !lookedAt.has(section)) await expectFine(page, `${role}: ${section}`);
    lookedAt.add(section);
  }
  return tabs.length;
}

const sections = { support: 7, billing: 5, auditor: 6 } as const;

test.skipIf(browserSkipReason).each(languagesFrom('en-US'))(
  'each role walks through its own sections, and nothing in them is out of anybody’s reach (%s)',
  async (locale) => {
    for (const [role, count] of Object.entries(sections)) {
      const email = `${role}-${locale}@example.com`.toLowerCase();
      const { link } = await operator('add', email, '--role', role);
      const visit = await startVisit({ locale });
      await enter(visit.page, locale, email, link);
      expect(await walk(visit.page, role)).toBe(count);
      expect(visit.complaints).toEqual([]);
      await leave(visit, { locale });
    }
  },
);

test.skipIf(browserSkipReason).each(languagesFrom('en-US'))(
  'support reads a customer’s dashboard for a ticket, and the dashboard says so (%s)',
  async (locale) => {
    const say = words[locale];
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
    const headers = { ...newCaller(), 'content-type': 'application/json', 'x-appwrite-project': 'pagesmith' };
    const signedIn = await fetch(`${sharedServer()}/v1/account/sessions/email`, {
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
    await enter(page, locale, desk, link);
    await page.getByLabel(say.query).fill(customer, patience);
    await page.getByRole('button', { name: say.search }).click();
    await page.getByRole('button', { name: say.open }).filter({ visible: true }).click(patience);
    await page.getByRole('button', { name: say.visit }).click(patience);
    const dialog = page.getByRole('dialog', { name: say.visit });
    await dialog.getByLabel(say.ticket).fill(String(number));
    await dialog.getByLabel(say.reason).fill('asked about a call');
    const opening = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: say.visit }).click();
    const dashboard = await opening;
    await dashboard.getByText(say.visiting).waitFor(patience);
    await expectFine(dashboard, 'the visit');
    await dashboard.getByRole('button', { name: say.endVisit }).click();
    await dashboard.waitForURL(/\/login/, patience);
    await leave(visit, { locale });
  },
);
