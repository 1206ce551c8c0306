import { listFields, openPdf, readPage, withPdfium } from '@pagesmith/pdf';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFine } from './axe.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { machineName, machineNamedForm } from './odd-pdfs.ts';
import { downloaded, openTool, openTools, operationOf, run, toolWords } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';

const told = {
  'en-US': {
    tooLong: 'This text does not fit its box',
    makeKey: 'Create a key now',
    sample: 'Try with a sample',
    contract: 'contract.pdf',
    next: 'Use in another tool',
    cutOff: 'This text did not fit its box',
    later: (page: number) => `Move page ${page} later`,
    earlier: (page: number) => `Move page ${page} earlier`,
  },
  'fr-FR': {
    tooLong: 'Ce texte dépasse son cadre',
    makeKey: 'Créer une clé maintenant',
    sample: 'Essayer avec un exemple',
    contract: 'contract-fr.pdf',
    next: 'Utiliser dans un autre outil',
    cutOff: 'Ce texte dépassait son cadre',
    later: (page: number) => `Reculer la page ${page}`,
    earlier: (page: number) => `Avancer la page ${page}`,
  },
} as const;

const sheetOf = (page: Page, file: string) => page.getByRole('region', { name: new RegExp(`: ${file}$`) });

/** What PDFium, which writes none of it, reads inside a box of the first page, from its upper left corner. */
const textIn = (bytes: Uint8Array, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  withPdfium(bytes, undefined, (document) =>
    (readPage(document, 1)?.characters ?? [])
      .filter(({ box }) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom)
      .map(({ text }) => text)
      .join(''),
  );

for (const locale of languagesFrom('fr-FR')) {
  const words = told[locale];

  journey(`a form with machine names is filled in by typing on its page, in ${locale}`, async (visit) => {
    const started = await visit({ locale, scheme: 'dark' });
    const { page } = started;
    await openTools(started, locale);
    await openTool(page, 'fill-pdf', locale);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'w9.pdf', mimeType: 'application/pdf', buffer: machineNamedForm });
    const sheet = sheetOf(page, 'w9.pdf');
    const name = sheet.getByLabel('Name as shown on your tax return', { exact: true });
    await name.click();
    await page.keyboard.type('Ada Lovelace');
    // Paper is white in a dark window too, and what is typed on it dark.
    const ink = await page.evaluate<string>('getComputedStyle(document.activeElement).color');
    expect(ink).toBe('rgb(27, 29, 34)');
    await sheet.getByLabel('C corporation', { exact: true }).check();
    // The list beside it says the same, with the technical name in small, and writes on the page in its turn.
    const row = page.locator(`[data-field="${machineName('f1_01[0]')}"]`);
    expect(await row.getByRole('textbox').inputValue()).toBe('Ada Lovelace');
    expect(await row.textContent()).toContain(machineName('f1_01[0]'));
    const business = sheet.getByLabel('2 Business name', { exact: true });
    await business.fill('Analytical engines, tables and other machinery');
    await page.getByText(words.tooLong).waitFor();
    // What the browser foresaw, the server says of the field that it had to cut off.
    await run(page, 'fill-pdf', locale);
    await page.getByText(words.cutOff).waitFor();
    await page
      .locator(`[data-field="${machineName('f1_02[0]')}"]`)
      .getByRole('textbox')
      .fill('Engines');
    expect(await business.inputValue()).toBe('Engines');
    await page.getByText(words.cutOff).waitFor({ state: 'detached' });
    await expectFine(page, 'the form');

    await run(page, 'fill-pdf', locale);
    const download = page.getByRole('link', { name: toolWords[locale].download });
    await expect.poll(() => download.evaluate((link) => link.matches(':focus'))).toBe(true);
    const { bytes } = await downloaded(page, locale);
    const values = listFields(await openPdf(bytes)).map((field) => [field.name, field.value]);
    expect(values).toEqual([
      [machineName('f1_01[0]'), 'Ada Lovelace'],
      [machineName('f1_02[0]'), 'Engines'],
      [machineName('c1_1[0]'), true],
    ]);

    await page.getByLabel(operationOf('fill-pdf', locale).copy.options.flatten?.label ?? '').check();
    await run(page, 'fill-pdf', locale);
    await download.waitFor();
    const flat = (await downloaded(page, locale)).bytes;
    expect(await textIn(flat, [60, 58, 300, 72])).toBe('Ada Lovelace');
  });

  journey(`what is begun in a tool survives Back, Forward and a reload, in ${locale}`, async (visit) => {
    const started = await visit({ locale });
    const { page } = started;
    await openTools(started, locale, false);
    await openTool(page, 'extract-pages', locale);
    await page.getByRole('button', { name: words.makeKey }).click();
    await page.getByRole('button', { name: words.sample }).click();
    const pages = page.getByLabel(walkOf(page, 'extract-pages', locale).label('pages'), { exact: true });
    await sheetOf(page, words.contract).waitFor();
    await pages.fill('2,1');
    await page.getByRole('button', { name: 'Page 2', exact: true, pressed: true }).waitFor();

    const tool = page.getByRole('heading', {
      level: 2,
      name: operationOf('extract-pages', locale).copy.name,
    });
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: toolWords[locale].tab }).waitFor();
    await page.goForward();
    await tool.waitFor();
    expect(await pages.inputValue()).toBe('2,1');
    await untilKept(page, '2,1');
    await page.reload();
    await tool.waitFor();
    expect(await pages.inputValue()).toBe('2,1');
    await page.getByRole('button', { name: 'Page 2', exact: true, pressed: true }).waitFor();
    await run(page, 'extract-pages', locale);
    expect((await openPdf((await downloaded(page, locale)).bytes)).pageCount).toBe(2);

    await page.getByRole('button', { name: words.next }).click();
    const remove = operationOf('remove-page', locale).copy.name;
    await page.getByRole('menuitem', { name: remove }).click();
    await page.getByRole('heading', { level: 2, name: remove }).waitFor();
    await sheetOf(page, 'extracted-pages.pdf').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: toolWords[locale].download }).waitFor();
  });

  journey(
    `the canvas is zoomed, scrolled and worked on by the keyboard alone, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'remove-page', locale);
      await page.getByRole('button', { name: words.sample }).focus();
      await page.keyboard.press('Enter');
      const sheet = sheetOf(page, words.contract);
      await sheet.waitFor();
      await sheet.focus();
      const first = sheet.locator('[data-page="1"]');
      const widthOf = async () => (await first.boundingBox())?.width ?? 0;
      await expect.poll(widthOf).toBeGreaterThan(0);
      const usual = await widthOf();
      await page.keyboard.press('+');
      await expect.poll(widthOf).toBeGreaterThan(usual);
      await page.keyboard.press('0');
      await expect.poll(widthOf).toBeGreaterThan(usual * 2);
      await page.keyboard.press('End');
      await expect.poll(() => sheet.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
      await sheet.locator('[data-page="5"][data-drawn]').waitFor();
      await first.getByRole('button').focus();
      await page.keyboard.press('Space');
      await expect.poll(() => first.getByRole('button').getAttribute('aria-pressed')).toBe('true');

      await openTool(page, 'extract-pages', locale);
      await page.getByRole('button', { name: words.sample }).focus();
      await page.keyboard.press('Enter');
      const pages = page.getByLabel(walkOf(page, 'extract-pages', locale).label('pages'), { exact: true });
      await expect.poll(() => pages.inputValue()).toBe('1,3');
      // Pages that are moved keep the focus, so that the next press moves them on.
      const later = page.getByRole('button', { name: words.later(1), exact: true });
      await later.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => pages.inputValue()).toBe('3,1');
      await expect
        .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
        .toBe(words.earlier(1));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => pages.inputValue()).toBe('3,1@90');
    },
  );
}

/** Typing is kept when it pauses; until then a reload would come too early. */
async function untilKept(page: Page, typed: string): Promise<void> {
  const kept = `new Promise((resolve) => {
    const opening = indexedDB.open('pagesmith_work');
    opening.onsuccess = () => {
      const all = opening.result.transaction('work').objectStore('work').getAll();
      all.onsuccess = () => {
        resolve(all.result.some(({ draft }) => draft.texts.pages === ${JSON.stringify(typed)}));
        opening.result.close();
      };
    };
  })`;
  await expect.poll(() => page.evaluate<boolean>(kept)).toBe(true);
}
