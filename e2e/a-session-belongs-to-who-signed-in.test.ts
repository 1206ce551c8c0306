import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchProfile, wholeBrowserSkipReason } from './browser.ts';
import {
  callListFields,
  createKey,
  newCustomer,
  openTab,
  password,
  registerByForm,
  said,
} from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { sharedServer } from './server.ts';

const words = said['en-US'];

async function typeAndSend(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Another tab, which knows that nobody is signed in yet. */
async function visitorBeside(first: Page): Promise<Page> {
  const second = await first.context().newPage();
  const asked = second.waitForResponse('**/v1/account/visitor*');
  await second.goto('/login');
  await (await asked).finished();
  await second.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  return second;
}

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });

journey('signing in beside another tab opens the account that was typed, or fails', async (visit) => {
  const { page: first, open, complaints } = await visit();
  const email = await newCustomer(first, 'Bea Byron');
  await first.context().clearCookies();
  await open('/login');
  const second = await visitorBeside(first);
  await registerByForm(first, words, 'Ada Lovelace');

  await typeAndSend(second, email, 'not the password');
  await second.getByRole('alert').getByText('Invalid credentials.').waitFor();
  expect(new URL(second.url()).pathname).toBe('/login');
  // Where the other tab has signed in again meanwhile, too.
  await first.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await registerByForm(first, words, 'Ada Lovelace');
  await typeAndSend(second, email, password);
  await accountOf(second, 'Bea Byron').waitFor();
  await first.reload();
  await accountOf(first, 'Bea Byron').waitFor();
  complaints.length = 0;
});

journey('registering beside another tab opens the new account', async (visit) => {
  const { page: first, open, complaints } = await visit();
  await open('/login');
  const second = await visitorBeside(first);
  await registerByForm(first, words, 'Ada Lovelace');
  await registerByForm(second, words, 'Bea Byron');
  await accountOf(second, 'Bea Byron').waitFor();
  complaints.length = 0;
});

/** As an extension, a proxy or a policy does it: the cookies of our answers never arrive. */
async function refuseCookies(page: Page): Promise<void> {
  await page.route('**/v1/account/sessions/**', async (route) => {
    const request = route.request();
    const { status, headers, body } = await answerTo(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    await route.fulfill({ status, headers, body });
  });
}

async function answerTo(url: string, request: { method: string; headers: object; body: string | null }) {
  const answer = await fetch(url, {
    ...request,
    headers: Object.fromEntries(Object.entries(request.headers)),
  });
  const kept = [...answer.headers].filter(([name]) => name !== 'set-cookie' && name !== 'content-length');
  return { status: answer.status, headers: Object.fromEntries(kept), body: await answer.text() };
}

journey('a browser that refuses our cookie is signed in by its local storage', async (visit) => {
  const { page, open, complaints } = await visit();
  await refuseCookies(page);
  await open('/login');
  const email = await registerByForm(page, words);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('a_session_pagesmith');
  await page.goto('/login');
  await page.waitForURL('**/dashboard');
  await openTab(page, words.tabs.apiKeys);
  const key = await createKey(page, words, 'First');
  // The realtime channel, too, knows whose it is.
  await openTab(page, words.tabs.activity);
  expect(await callListFields(sharedServer(), key)).toBe(200);
  await page.getByRole('tabpanel').getByText('/list-fields').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(await page.evaluate("localStorage.getItem('cookieFallback')")).toBeNull();
  await typeAndSend(page, email, password);
  await accountOf(page, 'Ada Lovelace').waitFor();
  // The SDK warns of the storage that it uses.
  expect(complaints.filter((text) => !text.includes('localStorage for session management'))).toEqual([]);
  complaints.length = 0;
});

const blocked = {
  'en-US': 'Your browser blocks cookies and site data.',
  'fr-FR': 'Votre navigateur bloque les cookies et les données de site.',
};

test.skipIf(wholeBrowserSkipReason).each(languagesFrom('fr-FR'))(
  'a browser (%s) that blocks all storage is told so instead of waiting for ever',
  async (locale) => {
    const folder = await mkdtemp(join(tmpdir(), 'pagesmith-profile-'));
    await mkdir(join(folder, 'Default'));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
    const context = await launchProfile(folder, { baseURL: sharedServer(), locale });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (const path of ['/login', '/dashboard']) {
        await page.goto(path);
        await page.getByRole('alert').getByText(blocked[locale]).waitFor();
      }
      await expect(page.evaluate('localStorage')).rejects.toThrow('Access is denied');
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
