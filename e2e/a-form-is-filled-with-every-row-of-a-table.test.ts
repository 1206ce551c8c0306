import { expect } from 'vitest';
import { accessibilityFindings } from './axe.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { downloaded, openTools, runPatience, toolWords } from './tool-runs.ts';

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
  },
} as const;

/** The names in the directory of a ZIP, at whose end it says how many there are. */
function namesIn(zip: Buffer): string[] {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    at += 46 + length;
    return name;
  });
}

for (const locale of languagesFrom('en-US')) {
  journey(`a form is filled with every row of a table, after a look at one (${locale})`, async (visit) => {
    const words = heard[locale];
    const visited = await visit({ locale });
    const { page } = visited;
    await openTools(visited, locale);
    await page.getByRole('button', { name: words.open }).click();
    await page.getByRole('button', { name: words.sample }).click();
    const city = page.getByRole('combobox', { name: words.columnForCity });
    await city.waitFor(runPatience);
    expect(await city.inputValue()).toBe('city');
    await page.getByText(words.credits).waitFor(runPatience);

    const onPage = page.locator('input[title="city"]');
    await expect.poll(() => onPage.inputValue(), runPatience).toBe('Orléans');
    await city.selectOption('full_name');
    await page.getByText(words.unused).waitFor(runPatience);
    await page.getByRole('button', { name: words.next }).click();
    await expect.poll(() => onPage.inputValue(), runPatience).toBe('Grace Hopper');
    expect(await page.getByRole('textbox', { name: words.row, exact: true }).inputValue()).toBe('2');
    expect(await page.locator('input[title="newsletter"]').isChecked()).toBe(false);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole('button', { name: words.run, exact: true }).click();
    await page.getByText(words.done).waitFor(runPatience);
    const { name, bytes } = await downloaded(page, locale);
    expect(name).toBe('filled-documents.zip');
    const names = ['Zoë Lovelace.pdf', 'Grace Hopper.pdf', 'Noether, Emmy.pdf'];
    expect(namesIn(Buffer.from(bytes))).toEqual(names);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: toolWords[locale].back }).click();
    await page.getByRole('button', { name: words.open }).waitFor(runPatience);
  });
}
