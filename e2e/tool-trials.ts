import { isFileKind, type OperationId } from '@pagesmith/operations';
import { listFields, openPdf, pageText } from '@pagesmith/pdf';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, downloaded, type Locale, operationOf, toolWords } from './tool-runs.ts';

interface Walk {
  readonly page: Page;
  readonly locale: Locale;
  /** The label of a part in the visitor's language. */
  label(part: string): string;
}

/** Fills in the form, and looks at what came of it. */
interface Trial {
  fill(walk: Walk): Promise<void>;
  check(walk: Walk): Promise<void>;
}

const pagesOf = async (bytes: Uint8Array) => {
  const { pages } = await openPdf(bytes);
  return Promise.all(pages.map((_, page) => pageText(bytes, page + 1)));
};

const valuesOf = async (bytes: Uint8Array) =>
  Object.fromEntries(listFields(await openPdf(bytes)).map(({ name, value }) => [name, value]));

const pick = (page: Page, number: number, group = 0) =>
  page
    .getByRole('button', { name: `Page ${number}`, exact: true })
    .nth(group)
    .click();

const trials: Readonly<Record<string, Trial>> = {
  'fill-pdf': {
    fill: async ({ page }) => {
      await choose(page, ['application-form.pdf']);
      // On the page itself, where each field tells its technical name.
      await page.getByTitle('full_name', { exact: true }).fill('Zoë Lovelace');
      await page.getByTitle('membership', { exact: true }).selectOption('Patron');
      await page.getByTitle('newsletter', { exact: true }).check();
      await page.getByTitle('comments', { exact: true }).fill('two\nlines');
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('filled-document.pdf');
      expect(await valuesOf(bytes)).toMatchObject({
        full_name: 'Zoë Lovelace',
        membership: 'Patron',
        newsletter: true,
      });
    },
  },
  'list-fields': {
    fill: ({ page }) => choose(page, ['application-form.pdf']),
    check: async ({ page, locale }) => {
      const type = locale === 'en-US' ? 'check box' : 'case à cocher';
      await page
        .getByRole('row', { name: /newsletter/ })
        .getByText(type)
        .waitFor();
      expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThanOrEqual(7);
    },
  },
  'merge-pdf': {
    fill: async ({ page, locale }) => {
      await choose(page, ['contract.pdf']);
      await choose(page, ['annex.pdf']);
      await page
        .getByRole('button', { name: locale === 'en-US' ? 'Move annex.pdf up' : 'Monter annex.pdf' })
        .click();
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('merged-document.pdf');
      const pages = await pagesOf(bytes);
      expect(pages).toHaveLength(6);
      expect(pages[1]).toContain('Service agreement');
    },
  },
  'insert-pdf': {
    fill: async ({ page, locale, label }) => {
      await choose(page, ['contract.pdf'], 0);
      await choose(page, ['annex.pdf'], 1);
      const gap = locale === 'en-US' ? 'After page 2' : 'Après la page 2';
      await page.getByRole('button', { name: gap, exact: true }).click();
      expect(await page.getByLabel(label('position'), { exact: true }).inputValue()).toBe('2');
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('document-with-inserted-pages.pdf');
      const pages = await pagesOf(bytes);
      expect(pages).toHaveLength(6);
      expect(pages[1]).toContain('Scope');
      expect(pages[3]).toContain('Prices');
    },
  },
  'remove-page': {
    fill: async ({ page, label }) => {
      await choose(page, ['contract.pdf']);
      await page.getByLabel(label('pages'), { exact: true }).fill('2-3');
      await page.getByRole('button', { name: 'Page 3', pressed: true }).waitFor();
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('document-pages-removed.pdf');
      const pages = await pagesOf(bytes);
      expect(pages).toHaveLength(3);
      expect(pages[2]).toContain('Signature');
    },
  },
  'extract-pages': {
    fill: async ({ page, label }) => {
      await choose(page, ['contract.pdf']);
      await pick(page, 5);
      await pick(page, 1);
      expect(await page.getByLabel(label('pages'), { exact: true }).inputValue()).toBe('5,1');
      await page.getByLabel(label('rotate'), { exact: true }).selectOption('90');
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('extracted-pages.pdf');
      const pages = await pagesOf(bytes);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain('Signature');
    },
  },
  'replace-page': {
    fill: async ({ page, label }) => {
      await choose(page, ['contract.pdf'], 0);
      await choose(page, ['annex.pdf'], 1);
      await pick(page, 3);
      expect(await page.getByLabel(label('page'), { exact: true }).inputValue()).toBe('3');
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('document-page-replaced.pdf');
      const pages = await pagesOf(bytes);
      expect(pages).toHaveLength(5);
      expect(pages[2]).not.toContain('Prices');
    },
  },
  'rename-fields': {
    fill: async ({ page, locale }) => {
      await choose(page, ['application-form.pdf']);
      const isEnglish = locale === 'en-US';
      await page.getByLabel(isEnglish ? 'New name of city' : 'Nouveau nom de city').fill('town');
      const row = page.getByLabel(isEnglish ? 'Old name, row 1' : 'Ancien nom, ligne 1');
      expect(await row.inputValue()).toBe('city');
    },
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('document-fields-renamed.pdf');
      const fields = Object.keys(await valuesOf(bytes));
      expect(fields).toContain('town');
      expect(fields).not.toContain('city');
    },
  },
  'detect-page': {
    fill: async ({ page, label }) => {
      await choose(page, ['contract.pdf']);
      await page.getByLabel(label('searchText'), { exact: true }).fill('prices AND dates');
    },
    check: async ({ page, locale }) => {
      const found =
        locale === 'en-US' ? 'The text is on page 3 of 5.' : 'Le texte se trouve à la page 3 sur 5.';
      await page.getByText(found).waitFor();
      await page.locator('[data-page="3"] mark').first().waitFor();
    },
  },
  'pdf-to-docx': {
    fill: ({ page }) => choose(page, ['contract.pdf']),
    check: async ({ page, locale }) => {
      const { name, bytes } = await downloaded(page, locale);
      expect(name).toBe('converted-document.docx');
      // A Word document is a ZIP archive with this entry (ECMA-376, part 2).
      expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK');
      expect(Buffer.from(bytes).includes('word/document.xml')).toBe(true);
    },
  },
};

/** An operation without a trial of its own is tried with its example: the form takes it, and the file comes. */
const exampleTrial = (id: OperationId): Trial => ({
  fill: async ({ page, locale, label }) => {
    const { example, parts } = operationOf(id, locale).operation;
    const filesOf = (name: string) =>
      example.parts.flatMap(([part, value]) =>
        part === name && typeof value !== 'string' ? [value.sample] : [],
      );
    const fileParts = Object.keys(parts).filter((name) => isFileKind(parts[name]?.kind ?? 'text'));
    for (const [index, name] of fileParts.entries()) await choose(page, filesOf(name), index);
    for (const [name, value] of example.parts) {
      if (typeof value !== 'string') continue;
      const control = page.getByLabel(label(name), { exact: true });
      await (parts[name]?.kind === 'choice' ? control.selectOption(value) : control.fill(value));
    }
  },
  check: async ({ page, locale }) => {
    const { result } = operationOf(id, locale).operation;
    if (result.kind === 'json') return page.getByText(toolWords[locale].credits).waitFor();
    expect((await downloaded(page, locale)).name).toBe(result.downloadName);
  },
});

export const trialOf = (id: OperationId): Trial => trials[id] ?? exampleTrial(id);

/** What a trial needs, for one tool and one visitor. */
export function walkOf(page: Page, id: OperationId, locale: Locale): Walk {
  const parts: Readonly<Record<string, { label: string }>> = operationOf(id, locale).copy.parts;
  return { page, locale, label: (part) => parts[part]?.label ?? part };
}
