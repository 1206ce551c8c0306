// A pipeline before its first step, with two of them, and saved.
import { openTab, said } from '../../e2e/customer.ts';
import { choose, operationOf } from '../../e2e/tool-runs.ts';

const pressed = {
  'en-US': {
    build: 'Build a pipeline',
    tool: 'Tool',
    add: 'Add a step',
    price: '2 credits',
    name: 'Name to save it under',
    save: 'Save',
    back: 'Back to tools',
  },
  'fr-FR': {
    build: 'Composer un pipeline',
    tool: 'Outil',
    add: 'Ajouter une étape',
    price: /^2\s+crédits/,
    name: 'Nom sous lequel l’enregistrer',
    save: 'Enregistrer',
    back: 'Retour aux outils',
  },
};

/** On the tab of the tools, which is left with one pipeline more. */
export async function picturePipelines(page, locale, pictureSettled) {
  const words = pressed[locale];
  await openTab(page, said[locale].tabs.tools);
  await page.getByRole('button', { name: words.build }).click();
  await pictureSettled('pipeline-empty');
  const add = async (id) => {
    await page.getByLabel(words.tool, { exact: true }).selectOption(id);
    await page.getByRole('button', { name: words.add }).click();
  };
  await add('extract-pages');
  await choose(page, ['contract.pdf']);
  const { parts } = operationOf('extract-pages', locale).copy;
  await page.getByRole('textbox', { name: parts.pages.label, exact: true }).fill('1');
  await add('merge-pdf');
  await choose(page, ['annex.pdf'], 1);
  await page.getByText(words.price).first().waitFor();
  await pictureSettled('pipeline-built');
  await page.getByLabel(words.name, { exact: true }).fill('first-page');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('button', { name: words.back }).click();
  await page.getByText('first-page', { exact: true }).waitFor();
  await pictureSettled('pipeline-saved');
}
