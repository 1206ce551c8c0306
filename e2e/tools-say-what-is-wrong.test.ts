import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import {
  choose,
  type Locale,
  openTool,
  openTools,
  operationOf,
  run,
  samplePath,
  toolWords,
} from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';
import type { Visit } from './visit.ts';

const messages = {
  'en-US': {
    invalid: 'Please select a valid PDF file',
    onlyPdf: 'Only PDF files are allowed',
    tooFew: 'Please select at least 2 PDF files to merge',
    position: 'Please specify the position',
    searchText: 'Please enter search text',
    mapping: 'Please provide at least one valid field mapping',
    pages: 'Please enter the pages, for example 1,3-5,7',
    page: 'Please enter the page number',
    afterText: 'After a text',
    remove: 'Remove annex.pdf',
    notFound: 'Text Not Found',
    searched: '5 pages were searched.',
    addEntry: 'Add an entry',
    entryName: 'Name of entry 1',
    removeEntry: 'Remove entry 1',
    removeRow: 'Remove row 1',
    addRow: 'Add a row',
    absentPage: /^“9” names a page that does not exist/,
    oldName: 'Old name, row 1',
    newName: 'New name, row 1',
  },
  'fr-FR': {
    invalid: 'Veuillez sélectionner un fichier PDF valide',
    onlyPdf: 'Seuls les fichiers PDF sont acceptés',
    tooFew: 'Veuillez sélectionner au moins 2 fichiers PDF à fusionner',
    position: 'Veuillez indiquer la position',
    searchText: 'Veuillez saisir le texte à rechercher',
    mapping: 'Veuillez indiquer au moins une correspondance de champs valide',
    pages: 'Veuillez indiquer les pages, par exemple 1,3-5,7',
    page: 'Veuillez indiquer le numéro de page',
    afterText: 'Après un texte',
    remove: 'Retirer annex.pdf',
    notFound: 'Texte introuvable',
    searched: '5 pages ont été parcourues.',
    addEntry: 'Ajouter une entrée',
    entryName: 'Nom de l’entrée 1',
    removeEntry: 'Supprimer l’entrée 1',
    removeRow: 'Supprimer la ligne 1',
    addRow: 'Ajouter une ligne',
    absentPage: /^«\u00a09\u00a0» désigne une page qui n’existe pas/,
    oldName: 'Ancien nom, ligne 1',
    newName: 'Nouveau nom, ligne 1',
  },
} as const;

const notAPdf = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** A browser reports every failed call on its console; the ones this journey provokes are no complaint. */
function forgive({ complaints }: Visit) {
  const others = complaints.filter((text) => !/Failed to load resource/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

async function checkFiles(page: Page, locale: Locale) {
  const told = messages[locale];
  const input = page.locator('input[type=file]');
  await openTool(page, 'list-fields', locale);
  const button = page.getByRole('button', {
    name: operationOf('list-fields', locale).copy.action,
    exact: true,
  });
  expect(await button.isDisabled()).toBe(true);
  await input.setInputFiles(notAPdf);
  await alert(page, told.invalid).waitFor();
  expect(await button.isDisabled()).toBe(true);
  await choose(page, ['annex.pdf']);
  await alert(page, told.invalid).waitFor({ state: 'detached' });
  expect(await button.isDisabled()).toBe(false);

  await openTool(page, 'merge-pdf', locale);
  await input.setInputFiles([samplePath('annex.pdf'), samplePath('contract.pdf')]);
  await page.getByRole('button', { name: told.remove }).click();
  await alert(page, told.tooFew).waitFor();
  await input.setInputFiles(notAPdf);
  await alert(page, told.onlyPdf).waitFor();
}

async function checkTexts(page: Page, locale: Locale) {
  const told = messages[locale];
  await openTool(page, 'insert-pdf', locale);
  await choose(page, ['contract.pdf'], 0);
  await choose(page, ['annex.pdf'], 1);
  await run(page, 'insert-pdf', locale);
  await alert(page, told.position).waitFor();
  await page.getByText(told.afterText, { exact: true }).click();
  await alert(page, told.searchText).waitFor();
  for (const [id, message] of [
    ['rename-fields', told.mapping],
    ['remove-page', told.pages],
    ['extract-pages', told.pages],
    ['detect-page', told.searchText],
  ] as const) {
    await openTool(page, id, locale);
    await choose(page, ['contract.pdf']);
    await run(page, id, locale);
    await alert(page, message).waitFor();
  }
  await openTool(page, 'replace-page', locale);
  await choose(page, ['contract.pdf'], 0);
  await choose(page, ['annex.pdf'], 1);
  await run(page, 'replace-page', locale);
  await alert(page, told.page).waitFor();
}

async function checkRows(page: Page, locale: Locale) {
  const told = messages[locale];
  await openTool(page, 'fill-pdf', locale);
  await page.getByRole('button', { name: told.addEntry }).click();
  expect(await page.getByLabel(told.entryName).inputValue()).toBe('field_1');
  await page.getByRole('button', { name: told.removeEntry }).click();
  await page.getByLabel(told.entryName).waitFor({ state: 'detached' });

  await openTool(page, 'rename-fields', locale);
  const remove = page.getByRole('button', { name: told.removeRow });
  expect(await remove.isDisabled()).toBe(true);
  await page.getByRole('button', { name: told.addRow }).click();
  await remove.click();
  expect(await remove.isDisabled()).toBe(true);
}

/** What the operation's own words are for: one that answers with a file, one with JSON, both by a line of the definition. */
async function checkUnexplained(page: Page, locale: Locale) {
  for (const id of ['extract-pages', 'list-fields'] as const) {
    const own = (url: URL) => url.pathname === `/${id}`;
    await page.route(own, (route) => route.fulfill({ status: 500, body: 'no words' }));
    await openTool(page, id, locale);
    await trialOf(id).fill(walkOf(page, id, locale));
    await run(page, id, locale);
    await alert(page, operationOf(id, locale).copy.failed).waitFor();
    await page.unroute(own);
  }
}

async function checkRefused(page: Page, locale: Locale) {
  const told = messages[locale];
  await openTool(page, 'remove-page', locale);
  await choose(page, ['contract.pdf']);
  const pages = page.getByLabel(walkOf(page, 'remove-page', locale).label('pages'), { exact: true });
  await pages.fill('9');
  await run(page, 'remove-page', locale);
  await page.locator('[aria-invalid=true]').waitFor();
  // At the control the name of the part would say nothing.
  await alert(page, told.absentPage).waitFor();
  expect(await pages.getAttribute('aria-invalid')).toBe('true');
  await pages.fill('1');
  await page.locator('[aria-invalid=true]').waitFor({ state: 'detached' });

  await openTool(page, 'rename-fields', locale);
  await choose(page, ['application-form.pdf']);
  await page.getByLabel(told.oldName).fill('full_name');
  await page.getByLabel(told.newName).fill('a..b');
  await run(page, 'rename-fields', locale);
  const row = page.locator('div[data-field="full_name"]');
  await row.getByRole('alert').waitFor();
  expect(await page.getByLabel(told.newName).getAttribute('aria-invalid')).toBe('true');
}

async function checkLost(page: Page, locale: Locale) {
  const told = messages[locale];
  await openTool(page, 'detect-page', locale);
  await choose(page, ['contract.pdf']);
  const { label } = walkOf(page, 'detect-page', locale);
  await page.getByLabel(label('searchText'), { exact: true }).fill('zebra');
  await run(page, 'detect-page', locale);
  await page.getByText(told.notFound, { exact: true }).waitFor();
  await page.getByText(told.searched).waitFor();

  await page.route('**/detect-page', (route) => route.abort());
  await run(page, 'detect-page', locale);
  await alert(page, toolWords[locale].network).waitFor();
  await choose(page, ['annex.pdf']);
  await page.getByText(toolWords[locale].empty).waitFor();
}

for (const locale of languagesFrom('en-US')) {
  const words = toolWords[locale];

  journey(`who has no key is told so and led to the keys, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    const { page } = started;
    await openTools(started, locale, false);
    await page.getByText(words.keyRequired).waitFor();
    await openTool(page, 'list-fields', locale);
    await choose(page, ['annex.pdf']);
    await page.getByText(words.keyRequired).waitFor();
    const { action } = operationOf('list-fields', locale).copy;
    expect(await page.getByRole('button', { name: action, exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: words.toKeys }).click();
    await page.getByRole('tab', { name: words.keysTab, selected: true }).waitFor();
  });

  journey(`a form that is not complete says what is missing, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    await openTools(started, locale);
    await checkFiles(started.page, locale);
    await checkTexts(started.page, locale);
    await checkRows(started.page, locale);
  });

  journey(
    `a refusal is told at its control, a failure and a lost connection in words, and so is a text on no page, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      await openTools(started, locale);
      await checkUnexplained(started.page, locale);
      await checkRefused(started.page, locale);
      await checkLost(started.page, locale);
      forgive(started);
    },
  );
}
