import { mergeFilesMax } from '@pagesmith/catalog';
import { expect } from 'vitest';
import { openTab, said } from './customer.ts';
import { dropFiles } from './dropped-files.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, downloaded, openTool, openTools, run, samplePath } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';

const told = {
  'en-US': {
    merge: (count: number) => `Merge ${count} files`,
    idle: 'Merge PDFs',
    remove: 'Remove annex.pdf',
    tooMany: `At most ${mergeFilesMax} PDF files are allowed, and this would make ${mergeFilesMax + 1}: none was added`,
    onlyOne: 'Please select a single PDF file',
  },
  'fr-FR': {
    merge: (count: number) => `Fusionner ${count} fichiers`,
    idle: 'Fusionner les PDF',
    remove: 'Retirer annex.pdf',
    tooMany: `${mergeFilesMax} fichiers PDF au maximum, et cela en ferait ${mergeFilesMax + 1} : aucun n’a été ajouté`,
    onlyOne: 'Veuillez sélectionner un seul fichier PDF',
  },
} as const;

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];
  const { tabs, newKey } = said[locale];

  journey(
    `the button counts the files that it merges, dropped files are taken, and too many are refused, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'merge-pdf', locale);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      expect(await button(words.idle).isDisabled()).toBe(true);
      await choose(page, ['contract.pdf', 'annex.pdf', 'application-form.pdf']);
      expect(await button(words.merge(3)).isEnabled()).toBe(true);
      await page.getByRole('button', { name: words.remove }).click();
      expect(await button(words.merge(2)).isEnabled()).toBe(true);

      const tooMany = Array.from({ length: mergeFilesMax - 1 }, (_, index) => ({
        name: `${index}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      }));
      await page.locator('input[type=file]').setInputFiles(tooMany);
      await page.getByRole('alert').filter({ hasText: words.tooMany }).waitFor();
      expect(await button(words.merge(2)).isEnabled()).toBe(true);

      await openTool(page, 'remove-page', locale);
      const { label } = walkOf(page, 'remove-page', locale);
      await dropFiles(page, label('file'), [samplePath('contract.pdf'), samplePath('annex.pdf')]);
      await page.getByRole('alert').filter({ hasText: words.onlyOne }).waitFor();
      await dropFiles(page, label('file'), [samplePath('contract.pdf')]);
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await run(page, 'remove-page', locale);
      expect((await downloaded(page, locale)).name).toBe('document-pages-removed.pdf');
    },
  );

  journey(
    `a tool that is half filled in is as it was after a look at another tab, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'extract-pages', locale);
      const { label } = walkOf(page, 'extract-pages', locale);
      await choose(page, ['contract.pdf']);
      const pages = page.getByLabel(label('pages'), { exact: true });
      await pages.fill('2,4');
      await openTab(page, tabs.logs);
      expect(await pages.isVisible()).toBe(false);
      await openTab(page, tabs.tools);
      expect(await pages.inputValue()).toBe('2,4');
      await page.getByText('contract.pdf').first().waitFor();
      await run(page, 'extract-pages', locale);
      expect((await downloaded(page, locale)).name).toBe('extracted-pages.pdf');
    },
  );

  journey(
    `on a narrow screen the product’s title, the chosen tab and the new-key button are in sight, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale, width: 360 });
      const { page } = started;
      await openTools(started, locale, false);
      await openTab(page, tabs.billing);
      await page.reload();
      const tab = page.getByRole('tab', { name: tabs.billing, selected: true });
      await tab.waitFor();
      await expect.poll(async () => (await tab.boundingBox())?.x).toBeLessThan(300);
      const { x = -1, width = 0 } = (await tab.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(await page.getByRole('banner').getByText('Pagesmith', { exact: true }).isVisible()).toBe(true);
      // Beside its heading, before there is any key.
      await openTab(page, tabs.apiKeys);
      await page.getByRole('button', { name: newKey }).waitFor();
      expect(await page.getByRole('heading', { level: 2, name: tabs.apiKeys }).isVisible()).toBe(true);
    },
  );
}
