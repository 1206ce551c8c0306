// What a signed-in customer sees: every tab, every tool filled in, the dialogs of the account, and what can go wrong.
import { operations } from '@pagesmith/operations';
import { callListFields, createKey, openTab, registerByForm, said } from '../../e2e/customer.ts';
import { openTool, run, toolWords } from '../../e2e/tool-runs.ts';
import { trialOf, walkOf } from '../../e2e/tool-trials.ts';
import { pictureKeys } from './keys.mjs';
import { picturePipelines } from './pipelines.mjs';
import { gone, untilSettled } from './settled.mjs';
import { picturePaidPlan, pictureRefusals, pictureUnusualStates } from './states.mjs';

/** Their results say something; each run takes from the free plan's calls of a minute. */
const shownResults = ['merge-pdf', 'list-fields', 'detect-page', 'pdf-to-docx'];

/** With a key and two calls, one of them refused, so that there is something to see. */
export async function pictureDashboard({ page, open }, locale, picture) {
  const words = said[locale];
  const pictureSettled = async (name) => {
    await untilSettled(page);
    await picture(name);
  };
  await open('/login');
  await registerByForm(page, words);
  await pictureSettled('dashboard-first-run');
  await openTab(page, words.tabs.tools);
  await pictureSettled('dashboard-tools-without-key');
  await openTab(page, words.tabs.apiKeys);
  await pictureSettled('dashboard-apiKeys-empty');
  await openTab(page, words.tabs.overview);
  await page
    .getByRole('button', { name: /^(Run it|Lancer l’appel)$/ })
    .first()
    .click();
  await page.locator('[data-drawn]').first().waitFor();
  await pictureSettled('dashboard-first-run-result');
  await openTab(page, words.tabs.apiKeys);
  const key = await createKey(page, words, 'Invoices');
  await picture('dashboard-apiKeys-created', { isWindow: true });
  const { origin } = new URL(page.url());
  await callListFields(origin, key);
  await callListFields(origin, key, 'contract-protected.pdf');
  await openTab(page, words.tabs.overview);
  // The figures of the account follow calls a moment later than the charts, which are asked for when they are shown.
  await page.locator('dl dd').first().filter({ hasText: /^3$/ }).waitFor();
  for (const [tab, name] of Object.entries(words.tabs)) {
    await openTab(page, name);
    await pictureSettled(`dashboard-${tab}`);
  }
  await openTab(page, words.tabs.logs);
  await page.getByRole('tabpanel').getByRole('button', { expanded: false }).last().click();
  await pictureSettled('dashboard-logs-row');
  await pictureTools(page, locale, pictureSettled);
  await picturePipelines(page, locale, pictureSettled);
  await pictureKeys(page, locale, { picture, pictureSettled });
  await pictureDialogs(page, locale, picture);
  await pictureUnusualStates(page, locale, { picture, pictureSettled });
  await picturePaidPlan(page, locale, { picture, pictureSettled, key });
  await pictureRefusals(page, locale, pictureSettled);
}

async function pictureTools(page, locale, pictureSettled) {
  await openTab(page, said[locale].tabs.tools);
  for (const { id } of operations) {
    await openTool(page, id, locale);
    await trialOf(id).fill(walkOf(page, id, locale));
    await pictureSettled(`tool-${id}`);
    if (id === 'merge-pdf') await pictureFinishing(page, pictureSettled);
    if (!shownResults.includes(id)) continue;
    await run(page, id, locale);
    await page.getByText(toolWords[locale].credits).waitFor();
    await pictureSettled(`tool-${id}-result`);
  }
  await page.getByRole('button', { name: toolWords[locale].back }).click();
  await pictureBulkFill(page, locale, pictureSettled);
}

/** Before anything is chosen, and with the second row of the sample. */
async function pictureBulkFill(page, locale, pictureSettled) {
  await page.getByRole('button', { name: /^(Open bulk fill|Ouvrir le remplissage en série)$/ }).click();
  await pictureSettled('bulk-fill-empty');
  await page.getByRole('button', { name: /^(Try with a sample|Essayer avec un exemple)$/ }).click();
  await page.locator('input[title="city"]').waitFor();
  await page.getByRole('button', { name: /^(Next row|Ligne suivante)$/ }).click();
  await pictureSettled('bulk-fill');
  await page.getByRole('button', { name: toolWords[locale].back }).click();
}

/** What can be asked of any PDF, unfolded and folded up again. */
async function pictureFinishing(page, pictureSettled) {
  const summary = page.getByRole('tabpanel').locator('form details > summary').last();
  await summary.click();
  await pictureSettled('tool-finishing');
  await summary.click();
}

async function pictureDialogs(page, locale, picture) {
  const menu = page.getByRole('button', { name: locale === 'en-US' ? /Account of/ : /Compte de/ });
  await menu.click();
  await picture('account-menu', { isWindow: true });
  const count = await page.getByRole('menuitem').count();
  await page.keyboard.press('Escape');
  for (let index = 0; index < count; index += 1) {
    await menu.click();
    await page.getByRole('menuitem').nth(index).click();
    await page.getByRole('dialog').waitFor();
    await gone(page, '.animate-pulse');
    await picture(`account-${index + 1}`, { isWindow: true });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
