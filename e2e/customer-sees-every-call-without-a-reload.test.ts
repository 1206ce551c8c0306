import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callListFields, createKey, openTab, registerByForm, said } from './customer.ts';
import { bytesOf } from './downloaded-file.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

const heard = {
  'en-US': {
    keyRequired: 'API Key Required',
    totalRequests: 'Total requests',
    success: 'Success',
    error: 'Error',
    export: 'Export CSV',
    head: '"Date","Endpoint","Method","Status","Response time (ms)","API key","Error"',
    deactivate: 'Deactivate the key',
    inactive: 'Inactive',
    remove: 'Delete the key',
    question: 'Are you sure you want to delete this API key?',
    confirm: 'Delete',
    empty: 'No API keys yet',
  },
  'fr-FR': {
    keyRequired: 'Clé API requise',
    totalRequests: 'Requêtes au total',
    success: 'Succès',
    error: 'Erreur',
    export: 'Exporter en CSV',
    head: '"Date","Point d’accès","Méthode","Statut","Temps de réponse (ms)","Clé API","Erreur"',
    deactivate: 'Désactiver la clé',
    inactive: 'Inactive',
    remove: 'Supprimer la clé',
    question: 'Voulez-vous vraiment supprimer cette clé API ?',
    confirm: 'Supprimer',
    empty: 'Aucune clé API pour le moment',
  },
} as const;

const figure = (page: Page, term: string) =>
  page.locator('dl > div', { hasText: term }).first().locator('dd');

async function exportedCsv(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: (await bytesOf(download)).toString() };
}

for (const locale of languagesFrom('en-US')) {
  const words = said[locale];
  const told = heard[locale];
  journey(`from registration to logout, every call is seen without a reload, in ${locale}`, async (visit) => {
    const { page, open, complaints } = await visit({ locale });
    await open('/login');
    const url = new URL(page.url()).origin;
    await registerByForm(page, words);

    await openTab(page, words.tabs.tools);
    await page.getByText(told.keyRequired).waitFor();
    await openTab(page, words.tabs.apiKeys);
    const key = await createKey(page, words, 'Invoices');
    await openTab(page, words.tabs.overview);
    await figure(page, told.totalRequests).getByText('0', { exact: true }).waitFor();

    expect(await callListFields(url, key)).toBe(200);
    await figure(page, told.totalRequests).getByText('1', { exact: true }).waitFor();

    await openTab(page, words.tabs.activity);
    const latest = page.getByRole('tabpanel').getByRole('listitem');
    await latest.filter({ hasText: '/list-fields' }).getByText(told.success).waitFor();
    expect(await latest.first().textContent()).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    expect(await callListFields(url, key, 'contract-protected.pdf')).toBeGreaterThanOrEqual(400);
    await latest.filter({ hasText: told.error }).waitFor();

    await openTab(page, words.tabs.logs);
    await page.getByRole('cell', { name: '/list-fields' }).nth(1).waitFor();
    const { name, text } = await exportedCsv(page, told.export);
    expect(name).toMatch(/^pagesmith-logs-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = text.split('\r\n');
    expect(head).toBe(`\u{feff}${told.head}`);
    expect(rows.filter(Boolean)).toHaveLength(2);

    await openTab(page, words.tabs.apiKeys);
    await page.getByRole('button', { name: `${told.deactivate} Invoices` }).click();
    await page.getByText(told.inactive, { exact: true }).waitFor();
    expect(await callListFields(url, key)).toBe(401);

    await page.getByRole('button', { name: `${told.remove} Invoices` }).click();
    await page.getByRole('dialog').getByText(told.question).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: told.confirm, exact: true }).click();
    await page.getByText(told.empty).waitFor();

    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: words.signOut }).click();
    await page.getByRole('heading', { level: 1, name: words.signIn }).waitFor();
    await open('/dashboard');
    await page.waitForURL('**/login');
    // What the deletion made the page ask for again may be answered after the logout, and is refused then.
    complaints.length = 0;
  });
}
