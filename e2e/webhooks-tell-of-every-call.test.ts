import { readFile } from 'node:fs/promises';
import { connect, type Database } from '@pagesmith/database';
import { availableKinds, temporaryServerUrl } from '@pagesmith/database/testing';
import { samplePath } from '@pagesmith/operations/samples';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFine } from './axe.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { createKeyByHttp, registerByHttp, said } from './customer.ts';
import { looksFrom } from './languages.ts';
import { type RunningServer, startServer } from './server.ts';
import { startVisit, type Visitor } from './visit.ts';
import { sampleReceiver } from './webhooks-receiver.ts';

const inside = {
  'en-US': {
    locked: 'Webhooks come with Pro and Enterprise.',
    seePlans: 'See the plans',
    add: 'Add an endpoint',
    address: 'Address',
    create: 'Add the endpoint',
    noUrl: /^The address must be a URL such as https/,
    noEvents: 'Choose at least one event.',
    refused: 'The host 169.254.169.254 is not a machine on the public internet.',
    reveal: /^Reveal the secret of/,
    replace: /^Replace the secret of/,
    replaceIt: 'Replace',
    both: /The previous secret is also used until/,
    test: /^Send a test to/,
    deliveries: /^Deliveries to/,
    delivered: 'Delivered',
    failing: 'Failing',
    enabled: 'Enabled',
    againTest: /^Send again: webhook\.test from/,
    details: 'Request and answers',
    again: /^Send again: call\.succeeded from/,
    twice: /2 attempts/,
    disable: /^Disable http/,
    enable: /^Enable http/,
    delete: /^Delete http/,
    deleteIt: 'Delete',
    empty: 'No endpoints yet',
  },
  'fr-FR': {
    locked: 'Les webhooks sont inclus dans Pro et Enterprise.',
    seePlans: 'Voir les formules',
    add: 'Ajouter un point de réception',
    address: 'Adresse',
    create: 'Ajouter ce point de réception',
    noUrl: /^L’adresse doit être une URL telle que https/,
    noEvents: 'Choisissez au moins un événement.',
    refused: 'L’hôte 169.254.169.254 n’est pas une machine de l’internet public.',
    reveal: /^Afficher le secret de/,
    replace: /^Remplacer le secret de/,
    replaceIt: 'Remplacer',
    both: /Le secret précédent est encore utilisé jusqu’au/,
    test: /^Envoyer un test à/,
    deliveries: /^Livraisons à/,
    delivered: 'Livrée',
    failing: 'En échec',
    enabled: 'Activé',
    againTest: /^Renvoyer webhook\.test du/,
    details: 'Requête et réponses',
    again: /^Renvoyer call\.succeeded du/,
    twice: /2 tentatives/,
    disable: /^Désactiver http/,
    enable: /^Activer http/,
    delete: /^Supprimer http/,
    deleteIt: 'Supprimer',
    empty: 'Aucun point de réception pour le moment',
  },
} as const;

async function mergeLater(url: string, key: string): Promise<string> {
  const form = new FormData();
  for (const name of ['contract.pdf', 'annex.pdf']) {
    form.append('files', new Blob([await readFile(samplePath(name))], { type: 'application/pdf' }), name);
  }
  const headers = { 'x-api-key': key };
  const answer = await fetch(`${url}/merge-pdf?async=true`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

/** What is wrong is told where it was typed, and not by the browser in words of its own. */
async function tryWrong(page: Page, told: (typeof inside)[keyof typeof inside]): Promise<void> {
  const address = page.getByLabel(told.address);
  for (const [url, message] of [
    ['example', told.noUrl],
    ['https://169.254.169.254/latest/meta-data/', told.refused],
  ] as const) {
    await address.fill(url);
    await page.getByRole('button', { name: told.create }).click();
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
  }
  const events = page.getByRole('group').getByRole('checkbox');
  for (const event of await events.all()) await event.uncheck();
  await page.getByRole('alert').filter({ hasText: told.noEvents }).waitFor();
  for (const event of await events.all()) await event.check();
}

const isPossible = !browserSkipReason && availableKinds().includes('server');
if (browserSkipReason) console.warn(`Journeys are skipped: ${browserSkipReason}`);

describe.runIf(isPossible)('a customer with a server of their own', () => {
  let browser: Browser;
  let database: Database;
  let server: RunningServer;
  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    database = await connect({ dataDir: '', databaseUrl });
    server = await startServer({ DATABASE_URL: databaseUrl }, ['--development']);
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await server?.stop();
    await database?.close();
  });

  const putOnPro = (email: string) =>
    database.query(
      `UPDATE subscriptions SET plan = 'pro', monthly_limit = 5000
       WHERE user_id = (SELECT id FROM accounts WHERE email = $1)`,
      [email],
    );
  /** As the documentation shows them: an event, and a receiver. */
  const documented = async (page: Page) => {
    await page.goto('/documentation#webhooks');
    const receiver = page.locator('#webhooks pre code', { hasText: 'createServer' });
    await receiver.waitFor();
    const event = JSON.parse(
      await page
        .locator('#webhooks pre code', { hasText: /^\s*\{/ })
        .first()
        .innerText(),
    );
    return { event, code: await receiver.innerText() };
  };

  const walk = async (visitor: Visitor & { locale: keyof typeof inside }) => {
    const words = said[visitor.locale];
    const told = inside[visitor.locale];
    const receiver = await sampleReceiver();
    const visit = await startVisit(browser, server.url, visitor);
    const { page } = visit;
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    const see = (text: string | RegExp) => page.getByText(text).first().waitFor();
    try {
      const email = await registerByHttp(visit, words, 'api-keys');
      await see(told.locked);
      await page.getByRole('button', { name: told.seePlans }).waitFor();
      await expectFine(page, 'the webhooks of Starter');
      await putOnPro(email);
      const { event, code } = await documented(page);
      const key = await createKeyByHttp(page, 'Main');
      await visit.open('/dashboard');

      await press(told.add);
      await expectFine(page, 'the form of an endpoint');
      await tryWrong(page, told);
      await page.getByLabel(told.address).fill(receiver.url);
      await press(told.create);
      // Nobody listens there yet.
      await press(told.test);
      await page.getByText(told.failing, { exact: true }).waitFor();
      await press(told.reveal);
      const secret = page.locator('code', { hasText: /^whsec_[A-Za-z0-9+/]+=*$/ });
      await receiver.start(code, await secret.innerText());
      await press(told.againTest);
      await page.getByText(told.enabled, { exact: true }).waitFor();

      const job = await mergeLater(server.url, key);
      await expect.poll(receiver.printed).toContain(job);
      expect(receiver.printed()).toMatch(/^call\.succeeded/m);
      const result = await fetch(`${server.url}/jobs/${job}/result`, { headers: { 'x-api-key': key } });
      expect([result.status, result.headers.get('content-type')]).toEqual([200, 'application/pdf']);

      const rows = page.getByRole('list', { name: told.deliveries }).getByRole('listitem');
      const call = rows.filter({ hasText: 'call.succeeded' });
      await call.getByText(told.delivered).waitFor();
      await call.getByText(told.details).click();
      await see(job);
      const shown = JSON.parse(await page.locator('details pre code').first().innerText());
      expect([shown.type, Object.keys(shown.data)]).toEqual([event.type, Object.keys(event.data)]);
      await expectFine(page, 'the deliveries');
      await press(told.again);
      await call.getByText(told.twice).waitFor();
      await expect.poll(() => receiver.printed().split(job).length - 1).toBe(2);
      await press(told.test);
      const tests = rows.filter({ hasText: 'webhook.test' }).filter({ hasText: told.delivered });
      await expect.poll(() => tests.count()).toBe(2);

      await press(told.replace);
      await page.getByRole('dialog').waitFor();
      await expectFine(page, 'the question before a secret is replaced');
      await page.getByRole('dialog').getByRole('button', { name: told.replaceIt }).click();
      await see(told.both);
      await press(told.disable);
      await press(told.enable);
      await press(told.delete);
      await page.getByRole('dialog').getByRole('button', { name: told.deleteIt }).click();
      await see(told.empty);
      const refusals = visit.complaints.filter((complaint) => !complaint.includes('status of 400'));
      expect(refusals).toEqual([]);
      await database.query('UPDATE jobs SET result_expires_at = now() WHERE id = $1', [job]);
      const late = await fetch(`${server.url}/jobs/${job}/result`, { headers: { 'x-api-key': key } });
      expect(late.status).toBe(410);
    } finally {
      receiver.stop();
      await visit.end();
    }
  };

  test.each(looksFrom('en-US'))(
    'hears of a call on the receiver of the documentation, sees the delivery, and sends it again, in $locale, $width wide',
    walk,
  );
});
