import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { xfaForm } from './odd-pdfs.ts';
import { choose, type Locale, openTool, openTools, run } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';
import type { Visit } from './visit.ts';

const messages = {
  'en-US': {
    empty: 'nothing.pdf is empty (0 bytes). Please select another file',
    xfa: 'This form exists only as XFA, which has no ordinary fields.',
    password: 'PDF password',
    passwordNeeded: 'Enter the password that opens this PDF.',
    passwordWrong: 'This password does not open the file.',
    marked: 'What is marked in the form was not accepted',
    onlyPage: 'The only page of the document would be removed.',
  },
  'fr-FR': {
    empty: 'nothing.pdf est vide (0\u00a0octet). Veuillez sélectionner un autre fichier',
    xfa: 'Ce formulaire n’existe qu’en XFA, sans champs ordinaires.',
    password: 'Mot de passe du PDF',
    passwordNeeded: 'Saisissez le mot de passe qui ouvre ce PDF.',
    passwordWrong: 'Ce mot de passe n’ouvre pas le fichier.',
    marked: 'Ce qui est signalé dans le formulaire n’a pas été accepté',
    onlyPage: 'La seule page du document serait supprimée.',
  },
} as const;

const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const pathsCalled = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

/** A form that nobody can see into cannot be filled: what is missing is its password, and nothing else. */
async function checkProtected(page: Page, locale: Locale) {
  const told = messages[locale];
  const calls = pathsCalled(page);
  for (const id of ['fill-pdf', 'rename-fields', 'list-fields'] as const) {
    await openTool(page, id, locale);
    await choose(page, ['contract-protected.pdf']);
    const password = page.getByLabel(told.password, { exact: true });
    await password.waitFor();
    await run(page, id, locale);
    await alert(page, told.passwordNeeded).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.locator('input[type=password]:focus').waitFor();
    await password.fill('not this one');
    await alert(page, told.passwordWrong).waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    await password.fill('');
    // Each letter is another password to the browser, which is still trying the one before.
    await password.pressSequentially('sésame');
    await alert(page, told.passwordWrong).waitFor({ state: 'detached' });
    expect(calls).not.toContain(`/${id}`);
  }
}

/** A wrong password is told where it was typed, and once, also when the server is asked. */
async function checkWrongPassword({ page, complaints }: Visit, locale: Locale) {
  const told = messages[locale];
  await openTool(page, 'pdf-to-docx', locale);
  await choose(page, ['contract-protected.pdf']);
  const password = page.getByLabel(told.password, { exact: true });
  await password.fill('not this one');
  await alert(page, told.passwordWrong).waitFor();
  const answered = page.waitForResponse('**/pdf-to-docx');
  await run(page, 'pdf-to-docx', locale);
  expect((await answered).status()).toBe(400);
  await alert(page, told.marked).waitFor();
  expect(await page.getByText(told.passwordWrong).count()).toBe(1);
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
}

async function checkEmpty(page: Page, locale: Locale) {
  const told = messages[locale];
  const nothing = asPdf('nothing.pdf', Buffer.alloc(0));
  for (const id of ['pdf-to-docx', 'merge-pdf'] as const) {
    await openTool(page, id, locale);
    await page.locator('input[type=file]').setInputFiles(nothing);
    await alert(page, told.empty).waitFor();
    await choose(page, ['annex.pdf']);
    await alert(page, told.empty).waitFor({ state: 'detached' });
  }
}

/** What the server refuses is marked in the form, which on a telephone stands below the document. */
async function checkRefused({ page, complaints }: Visit, locale: Locale) {
  await openTool(page, 'remove-page', locale);
  await choose(page, ['annex.pdf']);
  await page.getByLabel(walkOf(page, 'remove-page', locale).label('pages'), { exact: true }).fill('1');
  await run(page, 'remove-page', locale);
  const message = alert(page, messages[locale].onlyPage);
  await message.waitFor();
  await expect.poll(() => message.evaluate((line) => line.getBoundingClientRect().bottom)).toBeLessThan(850);
  // A browser reports every call that fails, also one that is meant to.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
}

for (const locale of languagesFrom('fr-FR')) {
  journey(
    `what is wrong with a file that is empty, protected, laid out by XFA alone or refused is told in sight, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale, width: 390 });
      const { page } = started;
      await openTools(started, locale);
      await checkEmpty(page, locale);
      await openTool(page, 'fill-pdf', locale);
      await page.locator('input[type=file]').setInputFiles(asPdf('xfa.pdf', xfaForm));
      await page.getByText(messages[locale].xfa).waitFor();
      await checkProtected(page, locale);
      await checkWrongPassword(started, locale);
      await checkRefused(started, locale);
    },
  );
}
