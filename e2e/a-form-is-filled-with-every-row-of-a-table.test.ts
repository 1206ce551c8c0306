import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { downloaded, openTools, toolWords } from './tool-runs.ts';

const heard = {
  'en-US': {
    open: 'Open bulk fill',
    sample: 'Try with a sample',
    columnForCity: /^Column for .*city/i,
    unused: 'Columns that fill no field: city',
    next: 'Next row',
    row: 'Row',
    run: 'Fill all rows',
    done: '3 of 3 rows filled',
    credits: /^Up to 3 credits/,
    rowless: 'The part rows has no rows below its header.',
    sheet: 'Sheet',
  },
  'fr-FR': {
    open: 'Ouvrir le remplissage en série',
    sample: 'Essayer avec un exemple',
    columnForCity: /^Colonne pour .*(city|ville)/i,
    unused: /^Colonnes qui ne remplissent aucun champ\s: city$/,
    next: 'Ligne suivante',
    row: 'Ligne',
    run: 'Remplir toutes les lignes',
    done: '3 lignes remplies sur 3',
    credits: /^Au plus 3 crédits/,
    rowless: 'La partie rows n’a aucune ligne sous son en-tête.',
    sheet: 'Feuille',
  },
} as const;

const cells = (texts: string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
const sheet = (...rows: string[][]) =>
  `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`;

/** As Excel packs them: the second sheet has the rows. */
const workbook = zipSync(
  Object.fromEntries(
    Object.entries({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Notes" r:id="a"/><sheet name="Members" r:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="1.xml"/><Relationship Id="b" Target="2.xml"/></Relationships>',
      'xl/1.xml': sheet(['empty']),
      'xl/2.xml': sheet(['full_name', 'city'], ['Katherine Johnson', 'Hampton']),
    }).map(([name, text]) => [name, strToU8(text)]),
  ),
);

for (const locale of languagesFrom('en-US')) {
  journey(`a form is filled with every row of a table, after a look at one (${locale})`, async (visit) => {
    const words = heard[locale];
    const visited = await visit({ locale });
    const { page } = visited;
    await openTools(visited, locale);
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('button', { name: words.sample }).click();
    const city = page.getByRole('combobox', { name: words.columnForCity });
    await city.waitFor();
    expect(await city.inputValue()).toBe('city');
    await page.getByText(words.credits).waitFor();

    const onPage = page.locator('input[title="city"]');
    await expect.poll(() => onPage.inputValue()).toBe('Orléans');
    await city.selectOption('full_name');
    await page.getByText(words.unused).waitFor();
    await page.getByRole('button', { name: words.next }).click();
    await expect.poll(() => onPage.inputValue()).toBe('Grace Hopper');
    expect(await page.getByRole('textbox', { name: words.row, exact: true }).inputValue()).toBe('2');
    expect(await page.locator('input[title="newsletter"]').isChecked()).toBe(false);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole('button', { name: words.run, exact: true }).click();
    await page.getByText(words.done).waitFor();
    const { name, bytes } = await downloaded(page, locale);
    expect(name).toBe('filled-documents.zip');
    const names = ['Zoë Lovelace.pdf', 'Grace Hopper.pdf', 'Noether, Emmy.pdf'];
    expect(Object.keys(unzipSync(bytes))).toEqual(names);
    expect(await accessibilityFindings(page)).toEqual([]);

    const xlsx = { name: 'members.xlsx', mimeType: '', buffer: Buffer.from(workbook) };
    await page.locator('input[type=file][accept*=".xlsx"]').setInputFiles(xlsx);
    await page.getByText(words.rowless).waitFor();
    await page.getByRole('combobox', { name: words.sheet }).selectOption('Members');
    // The column that was chosen by hand is kept: this table has it, too.
    await expect.poll(() => onPage.inputValue()).toBe('Katherine Johnson');
    await page.getByRole('button', { name: toolWords[locale].back }).click();
    await page.getByRole('button', { name: words.open }).waitFor();
  });
}
