import { fileURLToPath } from 'node:url';
import { type OperationId, operations } from '@pagesmith/operations';
import type { Page } from 'playwright-core';
import { createKeyByHttp, newCustomer, openDashboard } from './customer.ts';
import { bytesOf } from './downloaded-file.ts';
import type { Visit } from './visit.ts';

export const samplePath = (name: string): string =>
  fileURLToPath(new URL(`../packages/operations/samples/${name}`, import.meta.url));

export const toolWords = {
  'en-US': {
    language: 'en',
    tab: 'Tools',
    keysTab: 'API keys',
    keyRequired: 'API Key Required',
    toKeys: 'Go to API keys',
    back: 'Back to tools',
    download: 'Download',
    run: 'Working…',
    reveal: 'Reveal the key',
    network: 'Network error occurred',
    cancel: 'Cancel',
    empty: 'The result appears here',
    credits: 'Credits used',
  },
  'fr-FR': {
    language: 'fr',
    tab: 'Outils',
    keysTab: 'Clés API',
    keyRequired: 'Clé API requise',
    toKeys: 'Aller aux clés API',
    back: 'Retour aux outils',
    download: 'Télécharger',
    run: 'Traitement en cours…',
    reveal: 'Afficher la clé',
    network: 'Une erreur réseau est survenue',
    cancel: 'Annuler',
    empty: 'Le résultat s’affichera ici',
    credits: 'Crédits utilisés',
  },
} as const;

export type Locale = keyof typeof toolWords;

/** A new customer, signed in by HTTP; with a key unless told otherwise. On the tools tab afterwards. */
export async function openTools(visit: Visit, locale: Locale, hasKey = true): Promise<string> {
  const { page } = visit;
  await newCustomer(page);
  const key = hasKey ? await createKeyByHttp(page, 'Journey') : '';
  await openDashboard(visit, 'tools');
  await page.getByRole('heading', { level: 2, name: toolWords[locale].tab }).waitFor();
  return key;
}

/** An operation and its words in the visitor's language. */
export function operationOf(id: OperationId, locale: Locale) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return { operation, copy: operation.copy[toolWords[locale].language] };
}

export async function openTool(page: Page, id: OperationId, locale: Locale): Promise<void> {
  const { name } = operationOf(id, locale).copy;
  const back = page.getByRole('button', { name: toolWords[locale].back });
  if (await back.isVisible()) await back.click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
}

/** Chooses files for the nth file part of the tool. */
export async function choose(page: Page, samples: readonly string[], part = 0): Promise<void> {
  const input = page.locator('input[type=file]').nth(part);
  await input.setInputFiles(samples.map(samplePath));
}

/** Merging counts its files on the button; the others say what their definition says. */
export async function run(page: Page, id: OperationId, locale: Locale): Promise<void> {
  const { action } = operationOf(id, locale).copy;
  const counted = locale === 'en-US' ? /^Merge \d+ files$/ : /^Fusionner \d+ fichiers$/;
  const name = id === 'merge-pdf' ? counted : action;
  await page.getByRole('button', { name, exact: true }).click();
}

/** The result as it arrives on the customer's disk. */
export async function downloaded(page: Page, locale: Locale): Promise<{ name: string; bytes: Uint8Array }> {
  const link = page.getByRole('link', { name: toolWords[locale].download });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}
