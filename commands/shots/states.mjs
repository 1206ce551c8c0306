// What is seen less often: filters, dialogs, a paid plan with webhooks and jobs, and what a tool is refused.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  buyPremium,
  changePlan,
  expectLimit,
  openBilling,
  openCheckout,
} from '../../e2e/billing-customer.ts';
import { billingSaid } from '../../e2e/billing-words.ts';
import { openTab, said } from '../../e2e/customer.ts';
import { factorSaid } from '../../e2e/factor-words.ts';
import { choose, openTool, run, samplePath } from '../../e2e/tool-runs.ts';
import { walkOf } from '../../e2e/tool-trials.ts';

const pressed = {
  'en-US': {
    delete: /^Delete the key/,
    addEndpoint: 'Add an endpoint',
    create: 'Add the endpoint',
    test: /^Send a test to/,
    delivered: 'Delivered',
  },
  'fr-FR': {
    delete: /^Supprimer la clé/,
    addEndpoint: 'Ajouter un point de réception',
    create: 'Ajouter ce point de réception',
    test: /^Envoyer un test à/,
    delivered: 'Livrée',
  },
};

/** Logs of a period of one's own in which nothing was called, the question before a key is deleted, the plans. */
export async function pictureUnusualStates(page, locale, { picture, pictureSettled }) {
  const { tabs, newKey } = said[locale];
  await openTab(page, tabs.logs);
  await page.getByRole('combobox').first().selectOption('custom');
  for (const date of await page.locator('input[type=date]').all()) await date.fill('2020-02-29');
  await pictureSettled('dashboard-logs-custom');
  await openTab(page, tabs.apiKeys);
  await page.getByRole('button', { name: pressed[locale].delete }).first().click();
  await pictureDialog(page, picture, 'dashboard-apiKeys-delete');
  await page.getByRole('button', { name: newKey }).click();
  await pictureSettled('dashboard-apiKeys-new');
  await openBilling(page, locale);
  await page.getByRole('button', { name: billingSaid[locale].choosePlan }).click();
  await pictureDialog(page, picture, 'dashboard-billing-plans');
  await pictureEnrolment(page, locale, picture);
}

/** The secret of an authenticator app, while it is set up. */
async function pictureEnrolment(page, locale, picture) {
  const words = factorSaid[locale];
  await page.getByRole('button', { name: words.account }).click();
  await page.getByRole('menuitem', { name: words.secondFactor }).click();
  await page.getByRole('button', { name: words.setUp }).click();
  await page.getByLabel(words.code).waitFor();
  await pictureDialog(page, picture, 'dashboard-account-enrolment');
}

async function pictureDialog(page, picture, name) {
  await page.getByRole('dialog').waitFor();
  await picture(name, { isWindow: true });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Pro by way of Premium; one job that succeeds and one that fails; an endpoint for webhooks. */
export async function picturePaidPlan(page, locale, { picture, pictureSettled, key }) {
  const { tabs } = said[locale];
  const words = billingSaid[locale];
  const checkout = await openCheckout(page, words);
  await picture('test-checkout', { of: checkout });
  await checkout.close();
  await buyPremium(page, locale);
  const look = (portal) => picture('test-portal', { of: portal });
  await changePlan(page, words, { link: words.upgradePro, button: words.changeDo, look });
  await expectLimit(page, words, words.limits.pro);
  await changePlan(page, words, { link: words.toStarter, button: words.cancelDo });
  await page.getByText(words.cancelled).waitFor();
  await pictureSettled('dashboard-billing-cancelled');
  for (const pages of ['1', '9']) await sendJob(page, key, pages);
  await openTab(page, tabs.activity);
  await page
    .getByRole('button', { name: /^(Delete now|Supprimer maintenant)/ })
    .first()
    .waitFor();
  await pictureSettled('dashboard-activity-jobs');
  await pictureWebhooks(page, locale, pictureSettled);
}

/** With a server that hears of a test event. */
async function pictureWebhooks(page, locale, pictureSettled) {
  const words = pressed[locale];
  const receiver = createServer((_, response) => response.writeHead(204).end());
  await new Promise((resolve) => receiver.listen(0, resolve));
  await openTab(page, said[locale].tabs.apiKeys);
  await page.getByRole('button', { name: words.addEndpoint }).click();
  await page.locator('input[type=url]').fill(`http://localhost:${receiver.address().port}/webhooks`);
  await pictureSettled('dashboard-webhooks-new');
  await page.getByRole('button', { name: words.create }).click();
  await page.getByRole('button', { name: words.test }).click();
  await page.getByText(words.delivered, { exact: true }).waitFor();
  await pictureSettled('dashboard-webhooks');
  receiver.close();
}

async function sendJob(page, key, pages) {
  const buffer = readFileSync(samplePath('contract.pdf'));
  const multipart = { file: { name: 'contract.pdf', mimeType: 'application/pdf', buffer }, pages };
  await page.request.post('/extract-pages?async=true', { headers: { 'x-api-key': key }, multipart });
}

/** What the form itself refuses, what the server refuses, and a text that is on no page. */
export async function pictureRefusals(page, locale, pictureSettled) {
  await openTab(page, said[locale].tabs.tools);
  await openTool(page, 'merge-pdf', locale);
  await choose(page, ['contract.pdf']);
  await page.locator('canvas').first().waitFor();
  await pictureSettled('tool-merge-pdf-one-file');
  await openTool(page, 'extract-pages', locale);
  await choose(page, ['contract.pdf']);
  await run(page, 'extract-pages', locale);
  await pictureSettled('tool-extract-pages-incomplete');
  await refused(page, locale, { id: 'extract-pages', part: 'pages', text: '9' });
  await pictureSettled('tool-extract-pages-refused');
  await openTool(page, 'detect-page', locale);
  await choose(page, ['contract.pdf']);
  await refused(page, locale, { id: 'detect-page', part: 'searchText', text: 'cucumber' });
  await pictureSettled('tool-detect-page-not-found');
}

async function refused(page, locale, { id, part, text }) {
  await page.getByLabel(walkOf(page, id, locale).label(part), { exact: true }).fill(text);
  await run(page, id, locale);
  await page.getByRole('alert').first().waitFor();
}
