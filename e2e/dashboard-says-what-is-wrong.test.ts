import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openTab, said } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, openTool, openTools, run } from './tool-runs.ts';
import type { Visit } from './visit.ts';

const told = {
  'en-US': {
    retry: 'Try again',
    dataFailed: 'Your data could not be loaded.',
    logsFailed: 'The logs could not be loaded.',
    activityFailed: 'The activity could not be loaded.',
    sessionsFailed: 'The sessions could not be loaded.',
    tabFailed: 'This section could not be loaded.',
    sampleData: 'Sample data',
    signOutFailed: 'You could not be signed out: the server cannot be reached.',
    account: /Account of/,
    sessions: 'Sessions',
    thisSession: 'This session',
    close: 'Close',
    submit: 'Sign in',
    remove: 'Delete the key Journey',
    confirm: 'Delete',
    cancel: 'Cancel',
    deactivate: 'Deactivate the key Journey',
    inactive:
      'The API key in the x-api-key header has been deactivated. Activate it in the dashboard, or use another one.',
  },
  'fr-FR': {
    retry: 'Réessayer',
    dataFailed: 'Vos données n’ont pas pu être chargées.',
    logsFailed: 'Les journaux n’ont pas pu être chargés.',
    activityFailed: 'L’activité n’a pas pu être chargée.',
    sessionsFailed: 'Les sessions n’ont pas pu être chargées.',
    tabFailed: 'Cette rubrique n’a pas pu être chargée.',
    sampleData: 'Données d’exemple',
    signOutFailed: 'La déconnexion a échoué : le serveur est injoignable.',
    account: /Compte de/,
    sessions: 'Sessions',
    thisSession: 'Cette session',
    close: 'Fermer',
    submit: 'Se connecter',
    remove: 'Supprimer la clé Journey',
    confirm: 'Supprimer',
    cancel: 'Annuler',
    deactivate: 'Désactiver la clé Journey',
    inactive:
      'La clé API de l’en-tête x-api-key est désactivée. Activez-la dans le tableau de bord, ou utilisez-en une autre.',
  },
} as const;

const unexplained = 'Une erreur est survenue';
const documents = '**/v1/databases/**';

/** The browser rightly complains about what these journeys take away. */
const forgive = ({ complaints }: Visit) => {
  complaints.length = 0;
};

/** Nothing arrives from that address until the retry is asked for. */
async function failsAndRecovers(page: Page, pattern: string, words: { failed: string; retry: string }) {
  const failure = page.getByRole('alert').filter({ hasText: words.failed });
  await failure.first().waitFor();
  await page.unroute(pattern);
  await failure.first().getByRole('button', { name: words.retry }).click();
  await failure.first().waitFor({ state: 'detached' });
}

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];
  const { tabs, ...labels } = said[locale];

  journey(`the browser asks for what the login form needs, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale });
    await open('/login');
    const isInvalid = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((input) => input.matches(':invalid'));
    await page.getByRole('button', { name: words.submit }).click();
    expect(await isInvalid(labels.email)).toBe(true);
    expect(await isInvalid(labels.password)).toBe(true);
    await page.getByLabel(labels.email).fill('not an e-mail');
    expect(await isInvalid(labels.email)).toBe(true);
    expect(await page.getByLabel(labels.name).count()).toBe(0);
    await page.getByRole('button', { name: labels.create }).click();
    expect(await isInvalid(labels.name)).toBe(true);
    await page.getByLabel(labels.name).fill('   ');
    expect(await isInvalid(labels.name)).toBe(true);
    await page.getByLabel(labels.name).fill('Ada');
    expect(await isInvalid(labels.name)).toBe(false);
  });

  journey(`what cannot be loaded is said and loaded again, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    const { page } = started;
    await openTools(started, locale);
    const { retry } = words;
    await page.route(documents, (route) => route.abort());
    await page.reload();
    await failsAndRecovers(page, documents, { failed: words.dataFailed, retry });

    await page.route(documents, (route) => route.abort());
    await openTab(page, tabs.logs);
    await failsAndRecovers(page, documents, { failed: words.logsFailed, retry });
    await page.route(documents, (route) => route.abort());
    await openTab(page, tabs.activity);
    await failsAndRecovers(page, documents, { failed: words.activityFailed, retry });
    await page.route(documents, (route) => route.abort());
    await openTab(page, tabs.overview);
    await failsAndRecovers(page, documents, { failed: words.sampleData, retry });

    const sessions = '**/v1/account/sessions';
    await page.route(sessions, (route) => route.abort());
    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.sessions }).click();
    await failsAndRecovers(page, sessions, { failed: words.sessionsFailed, retry });
    await page.getByText(words.thisSession).waitFor();
    forgive(started);
  });

  journey(
    `a tab whose code does not arrive says so and leaves the others alone, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'detect-page', locale);
      await page.getByRole('textbox').fill('kept');
      const code = '**/assets/*.js';
      await page.route(code, (route) => route.abort());
      await openTab(page, tabs.logs);
      await failsAndRecovers(page, code, { failed: words.tabFailed, retry: words.retry });
      await page.getByRole('heading', { level: 2, name: tabs.logs }).waitFor();
      await openTab(page, tabs.tools);
      expect(await page.getByRole('textbox').inputValue()).toBe('kept');
      forgive(started);
    },
  );

  journey(
    `a key that cannot be changed stays as it was, and so does who cannot be signed out, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page } = started;
      await openTools(started, locale);
      await openTab(page, tabs.apiKeys);
      await page.getByRole('button', { name: labels.newKey }).click();
      const create = page.getByRole('button', { name: labels.createKey });
      expect(await create.isDisabled()).toBe(true);
      await page.getByLabel(labels.keyName).fill('   ');
      expect(await create.isDisabled()).toBe(true);
      await page.getByLabel(labels.keyName).fill('Invoices');
      await page.route(documents, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      );
      await create.click();
      await page.getByRole('alert').getByText(unexplained).waitFor();
      expect(await page.getByLabel(labels.keyName).inputValue()).toBe('Invoices');
      await page.getByRole('button', { name: words.cancel }).click();

      await page.getByRole('button', { name: words.deactivate }).click();
      await page.getByText(unexplained).first().waitFor();
      await page.getByRole('button', { name: words.remove }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await dialog.getByRole('alert').getByText(unexplained).waitFor();
      await dialog.getByRole('button', { name: words.cancel }).click();
      await page.getByRole('button', { name: words.deactivate }).waitFor();

      await page.route('**/v1/account/sessions/current', (route) => route.abort());
      await page.getByRole('button', { name: labels.signOut }).click();
      await page.getByText(words.signOutFailed).first().waitFor();
      await page.getByRole('tab', { name: tabs.apiKeys, selected: true }).waitFor();
      forgive(started);
    },
  );

  journey(
    `a tool whose key was switched off elsewhere gets the server’s words, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale, isLast: true });
      const { page } = started;
      let isDeaf = false;
      await page.routeWebSocket('**/v1/realtime**', (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => isDeaf || socket.send(message));
      });
      const key = await openTools(started, locale);
      await openTool(page, 'list-fields', locale);
      await choose(page, ['application-form.pdf']);
      isDeaf = true;
      const headers = { 'x-appwrite-project': 'pagesmith' };
      const path = '/v1/databases/default/collections/api_keys/documents';
      const list = (await (await page.request.get(path, { headers })).json()) as {
        documents: { $id: string; key: string }[];
      };
      const { $id } = list.documents.find((document) => document.key === key) ?? { $id: '' };
      const data = { data: { status: 'inactive' } };
      expect((await page.request.patch(`${path}/${$id}`, { headers, data })).status()).toBe(200);
      await run(page, 'list-fields', locale);
      await page.getByRole('alert').getByText(words.inactive).waitFor();
      forgive(started);
    },
  );
}
