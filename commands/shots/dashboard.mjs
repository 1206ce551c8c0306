// What a signed-in customer sees: every tab, every tool filled in, the dialogs of the account.
import { operations } from '@pagesmith/operations';
import { callListFields, createKey, openTab, registerByForm, said } from '../../e2e/customer.ts';
import { openTool, run, runPatience, toolWords } from '../../e2e/tool-runs.ts';
import { trialOf, walkOf } from '../../e2e/tool-trials.ts';

/** Their results say something; each run takes from the free plan's calls of a minute. */
const shownResults = ['merge-pdf', 'list-fields', 'detect-page'];

/** With a key and two calls, one of them refused, so that there is something to see. */
export async function pictureDashboard({ page, open }, locale, picture) {
  const words = said[locale];
  await open('/login');
  await registerByForm(page, words);
  await openTab(page, words.tabs.apiKeys);
  await untilSettled(page);
  await picture('dashboard-apiKeys-empty');
  const key = await createKey(page, words, 'Invoices');
  const { origin } = new URL(page.url());
  await callListFields(origin, key);
  await callListFields(origin, key, 'contract-protected.pdf');
  for (const [tab, name] of Object.entries(words.tabs)) {
    await openTab(page, name);
    await untilSettled(page);
    await picture(`dashboard-${tab}`);
  }
  await pictureTools(page, locale, picture);
  await pictureDialogs(page, locale, picture);
}

async function pictureTools(page, locale, picture) {
  await openTab(page, said[locale].tabs.tools);
  for (const { id } of operations) {
    await openTool(page, id, locale);
    await trialOf(id).fill(walkOf(page, id, locale));
    await untilSettled(page);
    await picture(`tool-${id}`);
    if (!shownResults.includes(id)) continue;
    await run(page, id, locale);
    await page.getByText(toolWords[locale].credits).waitFor(runPatience);
    await untilSettled(page);
    await picture(`tool-${id}-result`);
  }
  await page.getByRole('button', { name: toolWords[locale].back }).click();
}

/** What is on its way has arrived; pages in small are drawn when they come into sight. */
async function untilSettled(page) {
  await page.waitForLoadState('networkidle');
  await gone(page, '.animate-pulse, .animate-spin');
  for (const canvas of await page.locator('canvas').all()) await canvas.scrollIntoViewIfNeeded();
  await gone(page, 'canvas:not([data-drawn])');
  await page.evaluate('scrollTo(0, 0)');
}

const gone = (page, selector) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .waitFor({ ...runPatience, state: 'detached' });

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
