import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectFine } from './axe.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { password } from './customer.ts';
import { languagesFrom } from './languages.ts';
import { sharedServer } from './server.ts';
import { startVisit, type Visit } from './visit.ts';

const said = {
  'en-US': {
    card: 'Card number',
    pay: 'Pay with the test card',
    declined: 'The card was declined.',
    done: 'Done.',
    change: 'Change the plan',
    cancel: 'Cancel the plan',
    keep: 'Keep the current plan',
    activate: 'Activate the add-on',
    addOnOn: 'The add-on is active.',
    signIn: 'Sign in first',
  },
  'fr-FR': {
    card: 'Numéro de carte',
    pay: 'Payer avec la carte de test',
    declined: 'La carte a été refusée.',
    done: 'C’est fait.',
    change: 'Changer de formule',
    cancel: 'Résilier la formule',
    keep: 'Garder la formule actuelle',
    activate: 'Activer l’option',
    addOnOn: 'L’option est active.',
    signIn: 'Connectez-vous d’abord',
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  if (browserSkipReason) return;
  browser = await sharedBrowser();
});

/** By the calls that the sign-in form makes: the browser has the session's cookie afterwards. */
async function signIn(page: Page): Promise<string> {
  const email = `payer-${Date.now()}@example.com`;
  const headers = { 'X-Appwrite-Project': 'pagesmith' };
  const account = { userId: 'unique()', email, password, name: 'Ada' };
  expect((await page.request.post('/v1/account', { headers, data: account })).status()).toBe(201);
  const session = await page.request.post('/v1/account/sessions/email', {
    headers,
    data: { email, password },
  });
  expect(session.status()).toBe(201);
  return email;
}

async function overview(page: Page) {
  const answer = await page.request.get('/v1/billing');
  return (await answer.json()) as {
    subscription: { plan: string; monthlyLimit: number; cancelAt: string | null };
  };
}

/** Wide and light, then narrow and dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectFine(page, `${page.url()}, ${width} wide, ${colorScheme}`);
  }
}

describe.skipIf(browserSkipReason).each(languagesFrom('en-US'))('test payments in %s', (locale) => {
  const words = said[locale];

  async function walk(visit: Visit): Promise<void> {
    const { page } = visit;
    await page.goto('/test-payments/checkout');
    await page.getByText(words.signIn).waitFor();
    const email = await signIn(page);
    await page.goto('/test-payments/checkout?plan=premium&cycle=monthly');
    await expectAccessible(page);
    expect(await page.getByLabel('E-mail').or(page.getByLabel('Adresse e-mail')).inputValue()).toBe(email);
    await page.getByLabel(words.card).fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: words.pay }).click();
    await page.getByRole('alert').filter({ hasText: words.declined }).waitFor();
    await expectAccessible(page);
    expect((await overview(page)).subscription.plan).toBe('starter');
    await page.getByLabel(words.card).fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: words.pay }).click();
    await page.getByRole('status').filter({ hasText: words.done }).waitFor();
    expect((await overview(page)).subscription).toMatchObject({ plan: 'premium', monthlyLimit: 600 });
    await expectAccessible(page);
    await page.getByRole('button', { name: words.activate }).click();
    await page.getByText(words.addOnOn).waitFor();
    await page.locator('input[name="plan"][value="pro"]').check();
    await page.getByRole('button', { name: words.change }).click();
    await page.getByRole('heading', { name: 'Pro', exact: true }).waitFor();
    expect((await overview(page)).subscription).toMatchObject({ plan: 'pro', monthlyLimit: 5_000 });
    await page.getByRole('button', { name: words.cancel }).click();
    await page.getByRole('button', { name: words.keep }).waitFor();
    expect((await overview(page)).subscription).toMatchObject({ plan: 'pro', cancelAt: expect.any(String) });
    await expectAccessible(page);
    await page.getByRole('button', { name: words.keep }).click();
    await page.getByRole('button', { name: words.cancel }).waitFor();
    expect((await overview(page)).subscription.cancelAt).toBeNull();
    const [invoice] = await page.locator('a[href^="/test-payments/invoices/"]').all();
    await invoice?.click();
    await page.getByRole('heading', { name: /TEST-/ }).waitFor();
    await expectAccessible(page);
  }

  test('a plan is bought, declined, changed, cancelled and resumed without a script of ours, at any width', async () => {
    const visit = await startVisit(browser, sharedServer(), { locale });
    await walk(visit);
    const meant = /status of (401|402)/;
    expect(visit.complaints.filter((complaint) => !meant.test(complaint))).toEqual([]);
    await visit.end();
  });
});
