import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, openTool, openTools, run, samplePath, toolWords } from './tool-runs.ts';
import { trialOf, walkOf } from './tool-trials.ts';

const megabyte = 1_048_576;
const told = {
  'en-US': { progress: 'Upload', sent: / of 20.MB sent/ },
  'fr-FR': { progress: 'Envoi', sent: / envoyés sur 20.Mo/ },
} as const;

let folder: string;
let large: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagesmith-large-'));
  large = join(folder, 'large.pdf');
  const form = await readFile(samplePath('application-form.pdf'));
  // What stands after its end is no part of a PDF (ISO 32000-2, 7.5.5), and yet has to be sent.
  await writeFile(large, Buffer.concat([form, Buffer.alloc(20 * megabyte, '%\n')]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];

  journey(`a large file shows how much is sent, and can be called back, in ${locale}`, async (visit) => {
    const started = await visit({ locale, isLast: true });
    const { page } = started;
    await openTools(started, locale);
    await openTool(page, 'list-fields', locale);
    await page.locator('input[type=file]').setInputFiles(large);

    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: megabyte };
    await network.send('Network.emulateNetworkConditions', slow);
    await run(page, 'list-fields', locale);
    await page.getByText(words.sent).waitFor();
    const progress = page.getByRole('progressbar', { name: words.progress });
    expect(Number(await progress.getAttribute('max'))).toBeGreaterThan(20 * megabyte);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: toolWords[locale].cancel }).click();
    await page.getByText(toolWords[locale].empty).waitFor();
    await page.getByText('large.pdf').first().waitFor();

    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await choose(page, ['application-form.pdf']);
    await run(page, 'list-fields', locale);
    await trialOf('list-fields').check(walkOf(page, 'list-fields', locale));
  });
}
