import { readFile } from 'node:fs/promises';
import { samplePath } from '@pagesmith/operations/samples';
import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

/** What a customer reads on the way, by the language of the browser. */
export const said = {
  'en-US': {
    create: 'Create an account',
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    submit: 'Create my account',
    tabs: {
      overview: 'Overview',
      tools: 'Tools',
      apiKeys: 'API keys',
      logs: 'Logs',
      activity: 'Activity',
      billing: 'Billing',
    },
    newKey: 'New key',
    keyName: 'Key name',
    createKey: 'Create the key',
    reveal: 'Reveal the key',
    signOut: 'Sign out',
    signIn: 'Sign in',
  },
  'fr-FR': {
    create: 'Créer un compte',
    name: 'Nom complet',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Créer mon compte',
    tabs: {
      overview: 'Aperçu',
      tools: 'Outils',
      apiKeys: 'Clés API',
      logs: 'Journaux',
      activity: 'Activité',
      billing: 'Facturation',
    },
    newKey: 'Nouvelle clé',
    keyName: 'Nom de la clé',
    createKey: 'Créer la clé',
    reveal: 'Afficher la clé',
    signOut: 'Se déconnecter',
    signIn: 'Connexion',
  },
};
type Said = (typeof said)['en-US'];

let customers = 0;
export const password = 'correct horse battery';

/** From the login page to the dashboard; returns the e-mail address of the new customer. */
export async function registerByForm(page: Page, words: Said, name = 'Ada Lovelace'): Promise<string> {
  customers += 1;
  const email = `customer-${customers}-${Date.now()}@example.com`;
  await page.getByRole('button', { name: words.create }).click();
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('tab', { name: words.tabs.overview }).waitFor();
  return email;
}

async function post(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const answer = await page.request.post(path, { headers: { 'x-appwrite-project': 'pagesmith' }, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

const signIn = (page: Page, email: string) => post(page, '/v1/account/sessions/email', { email, password });

/** Registered and signed in by the calls that the form makes, where the form is not what a journey is about. */
export async function newCustomer(page: Page, name = 'Ada Lovelace'): Promise<string> {
  customers += 1;
  const email = `customer-${customers}-${process.pid}-${Date.now()}@example.com`;
  await post(page, '/v1/account', { userId: 'unique()', email, password, name });
  await signIn(page, email);
  return email;
}

type Tab = 'overview' | 'tools' | 'api-keys' | 'logs' | 'activity' | 'billing';

/** The dashboard as it is after a reload on one of its tabs: the charts of the overview are not drawn first. */
export async function openDashboard({ page, open }: Visit, tab: Tab): Promise<void> {
  // What is kept for a window can be written from any file of the site.
  if (!page.url().endsWith('/favicon.svg')) await page.goto('/favicon.svg');
  await page.evaluate(`sessionStorage.setItem('pagesmith_dashboard_tab', '${tab}')`);
  await open('/dashboard');
}

/** A new customer in the dashboard, without the form. */
export async function registerByHttp(visit: Visit, words: Said, tab: Tab = 'overview'): Promise<string> {
  const email = await newCustomer(visit.page);
  await openDashboard(visit, tab);
  await visit.page.getByRole('tab', { name: words.tabs.overview }).waitFor();
  return email;
}

export async function signInByHttp(
  visit: Visit,
  words: Said,
  email: string,
  tab: Tab = 'overview',
): Promise<void> {
  await signIn(visit.page, email);
  await openDashboard(visit, tab);
  await visit.page.getByRole('tab', { name: words.tabs.overview }).waitFor();
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tabpanel', { name, exact: true }).waitFor();
}

/** On the tab of the keys; returns the key. */
export async function createKey(page: Page, words: Said, name: string): Promise<string> {
  await page.getByRole('button', { name: words.newKey }).click();
  await page.getByLabel(words.keyName).fill(name);
  await page.getByRole('button', { name: words.createKey }).click();
  await page.getByRole('button', { name: `${words.reveal} ${name}` }).click();
  return (
    (await page
      .locator('code', { hasText: /^pk_[A-Za-z0-9]+$/ })
      .first()
      .textContent()) ?? ''
  );
}

/** The same by the call that the form makes, for who is signed in. */
export async function createKeyByHttp(page: Page, name: string): Promise<string> {
  const account = await page.request.get('/v1/account', { headers: { 'x-appwrite-project': 'pagesmith' } });
  const { $id: userId } = (await account.json()) as { $id: string };
  const documents = '/v1/databases/default/collections/api_keys/documents';
  const { key = '' } = await post(page, documents, { documentId: 'unique()', data: { userId, name } });
  return key;
}

/** One call of the API as a program makes it; returns the status. */
export async function callListFields(
  url: string,
  key: string,
  file = 'application-form.pdf',
): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(samplePath(file))], { type: 'application/pdf' }), file);
  const response = await fetch(`${url}/list-fields`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}
