import { rm } from 'node:fs/promises';
import { contactReasons } from '@pagesmith/catalog';
import { connect } from '@pagesmith/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmtpCatcher, startSmtpCatcher } from '../apps/server/src/wire/testing/smtp-catcher.ts';
import { accessibilityFindings } from './axe.ts';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { newData, type RunningServer, startServer } from './server.ts';
import { startVisit, type Visit } from './visit.ts';

const english = {
  locale: 'en-US',
  name: 'Name',
  email: 'E-mail',
  reason: 'Reason',
  message: 'Message',
  send: 'Send the message',
  sending: 'Sending…',
  sent: 'Message sent',
  another: 'Send another message',
  failed: 'Your message was not sent.',
} as const;
const french = {
  locale: 'fr-FR',
  name: 'Nom',
  email: 'E-mail',
  reason: 'Motif',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  sent: 'Message envoyé',
  another: 'Envoyer un autre message',
  failed: 'Votre message n’a pas été envoyé.',
} as const;
type Words = typeof english | typeof french;

let browser: Browser;
let server: RunningServer;
let mail: SmtpCatcher;
let data: Awaited<ReturnType<typeof newData>>;

beforeAll(async () => {
  if (browserSkipReason) return;
  data = await newData();
  mail = await startSmtpCatcher();
  const variables = { SMTP_URL: mail.url, CONTACT_TO: 'team@example.com', ...data };
  server = await startServer(variables);
  browser = await sharedBrowser();
});
afterAll(async () => {
  if (browserSkipReason) return;
  await mail.stop();
  await rm(data.DATA_DIR, { recursive: true, force: true });
});

async function write(page: Page, words: Words, message: string) {
  await page.getByLabel(words.name, { exact: true }).fill('Ada Lovelace');
  await page.getByLabel(words.email).fill('ada@example.com');
  await page.getByLabel(words.reason).selectOption('partnership');
  await page.getByLabel(words.message).fill(message);
  await page.getByRole('button', { name: words.send }).click();
}

async function walk(words: Words, steps: (visit: Visit) => Promise<void>) {
  const visit = await startVisit(browser, server.url, { locale: words.locale });
  try {
    await visit.open('/contact');
    await steps(visit);
  } finally {
    await visit.end();
  }
}

for (const words of [english, french]) {
  test.skipIf(browserSkipReason)(`a message is sent and mailed, in ${words.locale}`, async () => {
    await walk(words, async ({ page, complaints }) => {
      const reasons = await page.getByLabel(words.reason).locator('option').all();
      expect(reasons).toHaveLength(1 + contactReasons.length);
      await page.getByRole('button', { name: words.send }).click();
      expect(await page.locator(':invalid').count()).toBeGreaterThan(0);

      await write(page, words, `Hello from ${words.locale}`);
      await page.getByRole('button', { name: words.sending }).waitFor();
      await page.getByRole('heading', { name: words.sent }).waitFor();
      await page.getByText(/ticket T\d+/).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await mail.next()).toContain(`Hello from ${words.locale}`);

      await page.getByRole('button', { name: words.another }).click();
      expect(await page.getByLabel(words.message).inputValue()).toBe('');
      expect(complaints).toEqual([]);
    });
  });

  test.skipIf(browserSkipReason)(
    `a message that cannot be kept says so and stays typed, in ${words.locale}`,
    async () => {
      await walk(words, async ({ page }) => {
        await page.route('**/v1/contact', (route) => route.fulfill({ status: 500, body: '' }));
        await write(page, words, 'Not lost');
        await page.getByRole('alert').getByText(words.failed).waitFor();
        expect(await page.getByLabel(words.message).inputValue()).toBe('Not lost');

        await page.unroute('**/v1/contact');
        await page.getByRole('button', { name: words.send }).click();
        await page.getByRole('heading', { name: words.sent }).waitFor();
        expect(await mail.next()).toContain('Not lost');
      });
    },
  );
}

test.skipIf(browserSkipReason)('every message that was sent is in the database', async () => {
  await server.stop();
  const database = await connect({
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    onStep: () => {},
  });
  const rows = await database.query<{ message: string }>('SELECT text AS message FROM ticket_messages');
  await database.close();
  expect(rows.map(({ message }) => message).toSorted()).toEqual([
    'Hello from en-US',
    'Hello from fr-FR',
    'Not lost',
    'Not lost',
  ]);
});
