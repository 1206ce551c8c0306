import { contactReasons } from '@pagesmith/catalog';
import { connect } from '@pagesmith/database';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import type { Locale } from './languages.ts';
import type { OtherServer } from './other-server.ts';

const english = {
  name: 'Name',
  email: 'E-mail',
  reason: 'Reason',
  message: 'Message',
  send: 'Send the message',
  sending: 'Sending…',
  sent: 'Message sent',
  another: 'Send another message',
  failed: 'Your message was not sent.',
  missing: 'Please fill in this field.',
  tooLong: 'This message is too long: please write at most 5,000 characters.',
} as const;
const french = {
  name: 'Nom',
  email: 'E-mail',
  reason: 'Motif',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  sent: 'Message envoyé',
  another: 'Envoyer un autre message',
  failed: 'Votre message n’a pas été envoyé.',
  missing: 'Veuillez remplir ce champ.',
  tooLong: /^Ce message est trop long\u00a0: 5.000\u00a0caractères au maximum\.$/,
} as const;
const said = { 'en-US': english, 'fr-FR': french };
type Words = (typeof said)[Locale];

async function write(page: Page, words: Words, message: string) {
  await page.getByLabel(words.name, { exact: true }).fill('Ada Lovelace');
  await page.getByLabel(words.email).fill('ada@example.com');
  await page.getByLabel(words.reason).selectOption('partnership');
  await page.getByLabel(words.message).fill(message);
  await page.getByRole('button', { name: words.send }).click();
}

/** Returns what was written. */
export async function sendMessage({ visit, nextMail }: OtherServer, locale: Locale): Promise<string> {
  const words = said[locale];
  const { page, open, complaints, end } = await visit({ locale });
  await open('/contact');
  const reasons = await page.getByLabel(words.reason).locator('option').all();
  expect(reasons).toHaveLength(1 + contactReasons.length);
  await page.getByRole('button', { name: words.send }).click();
  expect(await page.getByRole('alert').filter({ hasText: words.missing }).count()).toBe(4);
  for (const [typed, wrong] of [
    [' \n ', words.missing],
    ['x'.repeat(5_001), words.tooLong],
  ] as const) {
    await write(page, words, typed);
    await page.getByRole('alert').filter({ hasText: wrong }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByLabel(words.message).getAttribute('aria-invalid')).toBe('true');
  }

  const message = `Hello from ${locale}`;
  // It is under way for as long as it takes to see that the page says so.
  const sending = page.getByRole('button', { name: words.sending });
  await page.route('**/v1/contact', async (route) => {
    await sending.waitFor();
    await route.continue();
  });
  await write(page, words, message);
  await page.getByRole('heading', { name: words.sent }).waitFor();
  await page.getByText(/ticket T\d+/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await nextMail(new RegExp(message));

  await page.getByRole('button', { name: words.another }).click();
  expect(await page.getByLabel(words.message).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await end();
  return message;
}

/** A message that cannot be kept at first; returns what was written. */
export async function sendMessageAgain({ visit, nextMail }: OtherServer, locale: Locale): Promise<string> {
  const words = said[locale];
  const message = `Not lost in ${locale}`;
  const { page, open, end } = await visit({ locale });
  await open('/contact');
  await page.route('**/v1/contact', (route) => route.fulfill({ status: 500, body: '' }));
  await write(page, words, message);
  await page.getByRole('alert').getByText(words.failed).waitFor();
  expect(await page.getByLabel(words.message).inputValue()).toBe(message);

  await page.unroute('**/v1/contact');
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('heading', { name: words.sent }).waitFor();
  await nextMail(new RegExp(message));
  await end();
  return message;
}

/** What is in the database when the server is stopped. */
export async function keptMessages({ stop }: OtherServer): Promise<string[]> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = await stop();
  const database = await connect({ dataDir, databaseUrl });
  const rows = await database.query<{ message: string }>('SELECT text AS message FROM ticket_messages');
  await database.close();
  return rows.map(({ message }) => message);
}
