import { readPageText, withPdfium } from '@pagesmith/pdf';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, downloaded, openTools, operationOf } from './tool-runs.ts';

const heard = {
  'en-US': {
    build: 'Build a pipeline',
    tool: 'Tool',
    add: 'Add a step',
    isParameter: (label: string) => `“${label}” is a parameter`,
    parameterName: (label: string) => `Name of the parameter for “${label}”`,
    open: 'Open the pipeline first-page',
    price: '2 credits',
    run: 'Run the pipeline',
    name: 'Name to save it under',
    save: 'Save',
    saved: 'The pipeline “first-page” has been saved.',
    back: 'Back to tools',
  },
  'fr-FR': {
    build: 'Composer un pipeline',
    tool: 'Outil',
    add: 'Ajouter une étape',
    isParameter: (label: string) => `« ${label} » est un paramètre`,
    parameterName: (label: string) => `Nom du paramètre pour « ${label} »`,
    open: 'Ouvrir le pipeline first-page',
    price: /^2\s+crédits/,
    run: 'Exécuter le pipeline',
    name: 'Nom sous lequel l’enregistrer',
    save: 'Enregistrer',
    saved: /first-page.*est enregistré/,
    back: 'Retour aux outils',
  },
} as const;

for (const locale of languagesFrom('fr-FR')) {
  journey(`a pipeline is built from the forms of tools, run, and saved (${locale})`, async (visit) => {
    const words = heard[locale];
    const visited = await visit({ locale, isLast: true });
    const { page } = visited;
    await openTools(visited, locale);
    await page.getByRole('button', { name: words.build }).click();
    await page.getByRole('heading', { level: 2, name: words.build }).waitFor();
    const add = async (id: 'extract-pages' | 'merge-pdf') => {
      await page.getByLabel(words.tool, { exact: true }).selectOption(id);
      await page.getByRole('button', { name: words.add }).click();
    };
    await add('extract-pages');
    await choose(page, ['contract.pdf']);
    const { parts } = operationOf('extract-pages', locale).copy;
    const label = parts.pages?.label ?? '';
    const pages = page.getByRole('textbox', { name: label, exact: true });
    await pages.fill('1');
    await page.getByLabel(words.isParameter(label), { exact: true }).check();
    await page.getByLabel(words.parameterName(label), { exact: true }).fill('which');
    await add('merge-pdf');
    await choose(page, ['annex.pdf'], 1);
    await page.getByText(words.price).first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.run }).click();
    const { bytes } = await downloaded(page, locale);
    const [first, second] = await withPdfium(bytes, undefined, (document) =>
      [1, 2].map((number) => readPageText(document, number)),
    );
    expect([first, second]).toEqual([expect.any(String), expect.stringContaining('Annex')]);
    // Whoever goes back while it is being saved finds it in the list all the same.
    let letSave = () => {};
    const mayBeSaved = new Promise<void>((resolve) => {
      letSave = resolve;
    });
    await page.route('**/pipelines/first-page', (route) => mayBeSaved.then(() => route.continue()));
    await page.getByLabel(words.name, { exact: true }).fill('first-page');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('button', { name: words.back }).click();
    await page.getByRole('button', { name: words.build }).waitFor();
    letSave();
    await page.getByText(words.saved).first().waitFor();
    await page.getByText('first-page', { exact: true }).waitFor();
    // Opened again, the text is a parameter still, with the value it had.
    await page.getByRole('button', { name: words.open }).click();
    await expect
      .poll(() => page.getByLabel(words.parameterName(label), { exact: true }).inputValue())
      .toBe('which');
    expect(await pages.inputValue()).toBe('1');
  });
}
