import { readFile } from 'node:fs/promises';
import { samplePath } from '@pagesmith/operations/samples';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { createKeyByHttp, registerByHttp, said, signInByHttp } from './customer.ts';
import { bytesOf } from './downloaded-file.ts';
import { journey } from './journey.ts';
import { type Locale, languagesFrom } from './languages.ts';

const heard = {
  'en-US': {
    empty: 'No jobs yet',
    succeeded: 'Succeeded',
    failed: 'Failed',
    download: 'Download: Extract pages',
    remove: 'Delete now: Extract pages',
    why: 'names a page',
    progress: 'Progress: PDF to Word',
    pages: /^[\d,]+ of 2,000 pages$/,
    cancel: 'Cancel: PDF to Word',
    cancelled: 'Cancelled',
  },
  'fr-FR': {
    empty: 'Aucune tâche pour le moment',
    succeeded: 'Réussie',
    failed: 'En échec',
    download: /^Télécharger\s: Extraire des pages$/,
    remove: /^Supprimer maintenant\s: Extraire des pages$/,
    why: 'page',
    progress: /^Avancement\s: PDF vers Word$/,
    pages: /^[\d\s]+ pages sur 2\s000$/,
    cancel: /^Annuler\s: PDF vers Word$/,
    cancelled: 'Annulée',
  },
} as const;

const languages = ['en-US', 'fr-FR'] as const;

const contract = async () => new Uint8Array(await readFile(samplePath('contract.pdf')));

async function send(url: string, key: string, path: string, form: FormData): Promise<Response> {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: form,
  });
  expect(response.ok).toBe(true);
  return response;
}

async function sendWithoutWaiting(url: string, key: string, pages: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([await contract()]), 'contract.pdf');
  form.append('pages', pages);
  expect((await send(url, key, 'extract-pages?async=true', form)).status).toBe(202);
}

async function merged(url: string, key: string, file: Uint8Array<ArrayBuffer>, copies: number) {
  const form = new FormData();
  for (let copy = 0; copy < copies; copy += 1) form.append('files', new Blob([file]), 'copy.pdf');
  return new Uint8Array(await (await send(url, key, 'merge-pdf', form)).arrayBuffer());
}

for (const locale of languagesFrom('en-US')) {
  const words = said[locale];
  const told = heard[locale];
  journey(`a job appears by itself, its result is fetched and deleted, in ${locale}`, async (visit) => {
    const visited = await visit({ locale });
    const { page } = visited;
    await registerByHttp(visited, words, 'activity');
    const url = new URL(page.url()).origin;
    const key = await createKeyByHttp(page, 'Invoices');
    await page.getByText(told.empty).waitFor();

    await sendWithoutWaiting(url, key, '1');
    await page.getByText(told.succeeded, { exact: true }).waitFor();
    await sendWithoutWaiting(url, key, '9');
    await page.getByText(told.failed, { exact: true }).waitFor();
    await page.getByText(told.why).first().waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: told.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('extracted-pages.pdf');
    expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: told.remove }).click();
    await page.getByRole('link', { name: told.download }).waitFor({ state: 'detached' });
  });
}

/** A page that was not answered once goes on asking. */
async function losesAnAnswer(page: Page, progress: RegExp): Promise<void> {
  const before = await page.getByText(progress).textContent();
  await page.route('**/v1/jobs', (route) => route.abort(), { times: 1 });
  await page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/v1/jobs');
  await page
    .getByText(progress)
    .filter({ hasNotText: before ?? '' })
    .waitFor();
}

async function watchAndCancel(pages: Readonly<Record<Locale, Page>>): Promise<void> {
  const both = languages.map((locale) => [heard[locale], pages[locale]] as const);
  for (const [told, page] of both) {
    await page.getByRole('progressbar', { name: told.progress }).waitFor();
    await page.getByText(told.pages).waitFor();
  }
  await losesAnAnswer(pages['en-US'], heard['en-US'].pages);
  expect(await accessibilityFindings(pages['fr-FR'])).toEqual([]);
  await pages['fr-FR'].getByRole('button', { name: heard['fr-FR'].cancel }).click();
  for (const [told, page] of both) {
    await page.getByText(told.cancelled, { exact: true }).waitFor();
    expect(await page.getByRole('progressbar', { name: told.progress }).count()).toBe(0);
    await page.getByRole('button', { name: told.cancel }).waitFor({ state: 'detached' });
  }
}

journey('a long conversion shows how far it is, and is cancelled, in both languages', async (visit) => {
  const english = await visit({ locale: 'en-US', isLast: true });
  const email = await registerByHttp(english, said['en-US'], 'activity');
  const url = new URL(english.page.url()).origin;
  const key = await createKeyByHttp(english.page, 'Books');
  const french = await visit({ locale: 'fr-FR' });
  await signInByHttp(french, said['fr-FR'], email, 'activity');
  // So many pages that nobody's machine has converted them before anybody has looked.
  const book = await merged(url, key, await merged(url, key, await contract(), 20), 20);
  // Then the page has been told of all that came before, and hears of the job alone.
  for (const { page } of [english, french]) await page.getByText('/merge-pdf').nth(1).waitFor();
  const form = new FormData();
  form.append('file', new Blob([book]), 'book.pdf');
  const job = await send(url, key, 'pdf-to-docx?async=true', form);
  const { id } = (await job.json()) as { id: string };
  try {
    await watchAndCancel({ 'en-US': english.page, 'fr-FR': french.page });
    expect(english.complaints).toEqual([expect.stringContaining('/v1/jobs')]);
    english.complaints.length = 0;
  } finally {
    // Left alone, it would keep everybody else's jobs waiting.
    await fetch(`${url}/jobs/${id}`, { method: 'DELETE', headers: { 'x-api-key': key } });
  }
});
