import { readFile } from 'node:fs/promises';
import { samplePath } from '@pagesmith/operations/samples';
import { expect } from 'vitest';
import { createKey, openTab, patience, registerByForm, said } from './customer.ts';
import { journey } from './journey.ts';

const heard = {
  'en-US': {
    empty: 'No job yet',
    succeeded: 'Succeeded',
    failed: 'Failed',
    download: 'Download: Extract pages',
    remove: 'Delete now: Extract pages',
    why: 'names a page',
  },
  'fr-FR': {
    empty: 'Aucune tâche pour le moment',
    succeeded: 'Réussie',
    failed: 'En échec',
    download: /^Télécharger\s: Extraire des pages$/,
    remove: /^Supprimer maintenant\s: Extraire des pages$/,
    why: 'page',
  },
} as const;

async function sendWithoutWaiting(url: string, key: string, pages: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await readFile(samplePath('contract.pdf')))]), 'contract.pdf');
  form.append('pages', pages);
  const headers = { 'x-api-key': key };
  const response = await fetch(`${url}/extract-pages?async=true`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(202);
}

for (const locale of ['en-US', 'fr-FR'] as const) {
  const words = said[locale];
  const told = heard[locale];
  journey(`a job appears by itself, its result is fetched and deleted, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale });
    await open('/login');
    const url = new URL(page.url()).origin;
    await registerByForm(page, words);
    await openTab(page, words.tabs.apiKeys);
    const key = await createKey(page, words, 'Invoices');
    await openTab(page, words.tabs.activity);
    await page.getByText(told.empty).waitFor(patience);

    await sendWithoutWaiting(url, key, '1');
    await page.getByText(told.succeeded, { exact: true }).waitFor(patience);
    await sendWithoutWaiting(url, key, '9');
    await page.getByText(told.failed, { exact: true }).waitFor(patience);
    await page.getByText(told.why).first().waitFor(patience);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: told.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('extracted-pages.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: told.remove }).click();
    await page.getByRole('link', { name: told.download }).waitFor({ ...patience, state: 'detached' });
  });
}
