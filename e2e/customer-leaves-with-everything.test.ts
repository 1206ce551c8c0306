import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { callListFields, createKeyByHttp, password, registerByHttp, said } from './customer.ts';
import { bytesOf } from './downloaded-file.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

const told = {
  'en-US': {
    account: /Account of/,
    export: 'Export your data',
    download: 'Download your data',
    close: 'Close the account',
    periods: 'Your data is deleted within 30 days, and from backups within 45 days.',
    currentPassword: 'Current password',
    wrong: 'This is not your current password. Nothing was changed.',
    closed: 'Your account has been closed.',
    submit: 'Sign in',
    refused: 'This account is closed, and its data is being deleted.',
  },
  'fr-FR': {
    account: /Compte de/,
    export: 'Exporter vos données',
    download: 'Télécharger vos données',
    close: 'Clôturer le compte',
    periods: 'Vos données sont supprimées dans les 30 jours, et des sauvegardes dans les 45 jours.',
    currentPassword: 'Mot de passe actuel',
    wrong: 'Ce n’est pas votre mot de passe actuel. Rien n’a été modifié.',
    closed: 'Votre compte a été clôturé.',
    submit: 'Se connecter',
    refused: 'Ce compte est clôturé, et ses données sont en cours de suppression.',
  },
} as const;

async function openMatter(page: Page, menu: RegExp, matter: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: matter }).click();
  const dialog = page.getByRole('dialog', { name: matter });
  await dialog.waitFor();
  expect(await accessibilityFindings(page), matter).toEqual([]);
  return dialog;
}

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];

  journey(
    `a customer takes everything along, closes the account, and is gone, in ${locale}`,
    async (visit) => {
      const visited = await visit({ locale });
      const { page, complaints } = visited;
      const email = await registerByHttp(visited, said[locale], 'api-keys');
      const url = new URL(page.url()).origin;
      const key = await createKeyByHttp(page, 'Invoices');
      expect(await callListFields(url, key)).toBe(200);

      const exporting = await openMatter(page, words.account, words.export);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        exporting.getByRole('button', { name: words.download }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^pagesmith-account-\d{4}-\d\d-\d\d\.json$/);
      const text = (await bytesOf(download)).toString();
      expect(text).not.toContain(key);
      expect(JSON.parse(text)).toMatchObject({
        accounts: [{ email, name: 'Ada Lovelace' }],
        subscriptions: [{ plan: 'starter', currentUsage: 1 }],
        apiKeys: [{ name: 'Invoices', requestCount: 1 }],
        apiRequests: [{ endpoint: '/list-fields', status: 'success' }],
      });
      expect(complaints).toEqual([]);

      const closing = await openMatter(page, words.account, words.close);
      await closing.getByText(words.periods).waitFor();
      await closing.getByLabel(words.currentPassword).fill('not the password');
      await closing.getByRole('button', { name: words.close }).click();
      await closing.getByRole('alert').getByText(words.wrong).waitFor();
      // The browser reports every refusal of a server as an error.
      complaints.length = 0;
      await closing.getByLabel(words.currentPassword).fill(password);
      await closing.getByRole('button', { name: words.close }).click();
      await page.getByText(words.closed).waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);

      expect(await callListFields(url, key)).toBe(401);
      await page.getByLabel(said[locale].email).fill(email);
      await page.getByLabel(said[locale].password, { exact: true }).fill(password);
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      await page.getByRole('alert').getByText(words.refused).waitFor();
      complaints.length = 0;
    },
  );
}
