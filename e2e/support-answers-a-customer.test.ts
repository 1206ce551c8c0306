import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { callListFields, createKeyByHttp, newCustomer, openDashboard, openTab, said } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { shared, sharedServer } from './server.ts';

const command = fileURLToPath(new URL('../dist/server/tickets.js', import.meta.url));

const words = {
  'en-US': {
    write: /^Write to support about \/list-fields/,
    requestId: 'Request id of the call (optional)',
    message: 'Message',
    send: 'Send the message',
    opened: /^Your message is ticket T\d+\.$/,
    due: /^First answer by .* within 24 hours\.$/,
    support: 'Support',
    close: 'Close',
    list: 'Your tickets',
    conversation: 'Conversation',
    answer: 'Your answer',
    sendAnswer: 'Send the answer',
    waiting: 'Waiting for our answer',
  },
  'fr-FR': {
    write: /^Écrire à l’assistance à propos de \/list-fields/,
    requestId: 'Identifiant de requête de l’appel (facultatif)',
    message: 'Message',
    send: 'Envoyer le message',
    opened: /^Votre message porte le numéro de ticket T\d+\.$/,
    due: /^Première réponse avant le .* sous 24\u00a0heures\.$/,
    support: 'Assistance',
    close: 'Fermer',
    list: 'Vos tickets',
    conversation: 'Conversation',
    answer: 'Votre réponse',
    sendAnswer: 'Envoyer la réponse',
    waiting: 'En attente de notre réponse',
  },
} as const;
type Locale = keyof typeof words;

/** As the operator types it, on the machine of the running server. */
async function operator(...given: string[]): Promise<string> {
  const env = { ...process.env, ...shared().data };
  return (await promisify(execFile)(process.execPath, [command, ...given], { env })).stdout;
}

async function operatorAnswers(number: number, text: string): Promise<void> {
  const env = { ...process.env, ...shared().data };
  const child = spawn(process.execPath, [command, 'answer', String(number)], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(text);
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
}

/** From the row of a call to the ticket about it; returns the request id that was filled in. */
async function writeAboutCall(page: Page, locale: Locale): Promise<string> {
  const { write, requestId, message, send, opened, due } = words[locale];
  await openTab(page, said[locale].tabs.logs);
  await page.getByRole('table').getByRole('button', { expanded: false }).first().click();
  await page.getByRole('table').getByRole('button', { name: write }).click();
  const id = await page.getByLabel(requestId).inputValue();
  await page.getByLabel(message, { exact: true }).fill('The list is empty.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: send }).click();
  await page.getByText(opened).waitFor();
  await page.getByText(due).waitFor();
  // Behind it the log still shows the same call.
  await page.getByText(id).last().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  return id;
}

/** By the account menu to the newest ticket. */
async function openNewestTicket(page: Page, locale: Locale): Promise<void> {
  const { support, list } = words[locale];
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();
  await page.getByRole('menuitem', { name: support }).click();
  await page.getByRole('list', { name: list }).getByRole('button').first().click();
}

interface Waiting {
  readonly number: number;
  readonly requestId: string;
}

/** The ticket about a call, among those that wait for an answer. */
async function waitingAbout(requestId: string): Promise<Waiting | undefined> {
  const waiting = JSON.parse(await operator('--json')) as Waiting[];
  return waiting.find((ticket) => ticket.requestId === requestId);
}

for (const locale of languagesFrom('en-US')) {
  journey(
    `a customer writes from a row of the log, is answered by command, and answers, in ${locale}`,
    async (visit) => {
      const visited = await visit({ locale });
      const { page } = visited;
      const text = words[locale];
      await newCustomer(page);
      await callListFields(sharedServer(), await createKeyByHttp(page, 'Main'));
      await openDashboard(visited, 'logs');
      const requestId = await writeAboutCall(page, locale);
      await page.getByRole('button', { name: text.close, exact: true }).click();

      const ticket = await waitingAbout(requestId);
      expect(ticket).toMatchObject({ plan: 'starter', state: 'open' });
      const number = ticket?.number ?? 0;
      await operatorAnswers(number, 'Which file was it?');
      expect(await waitingAbout(requestId)).toBeUndefined();

      await openNewestTicket(page, locale);
      const conversation = page.getByRole('list', { name: text.conversation });
      await conversation.getByText('Which file was it?').waitFor();
      await page.getByLabel(text.answer).fill('The third.');
      await page.getByRole('button', { name: text.sendAnswer }).click();
      await conversation.getByText('The third.').waitFor();
      await page.getByText(text.waiting).waitFor();
      expect(await operator('show', String(number))).toContain('The third.');
      await operator('close', String(number));
    },
  );
}
