import { PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { isMathematicalFont } from './mathematical-fonts.ts';
import { readPage } from './read-page.ts';

describe('fonts for formulas', () => {
  it.each([
    'CMMI10',
    'CMSY7',
    'CMEX10',
    'MSBM10',
    'CambriaMath',
    'LatinModernMath-Regular',
    'STIXTwoMath',
    'LMMathItalic10-Regular',
    'NewTXMI',
    'txsys',
    'Symbol',
    'SymbolMT',
    'MT-Extra',
  ])('%s is one', (name) => expect(isMathematicalFont(name)).toBe(true));
  it.each([
    'CMR10',
    'CMBX12',
    'Mathilde',
    'TimesNewRomanPS-ItalicMT',
    'Helvetica',
    'Cambria',
    'ZapfDingbats',
  ])('%s is none', (name) => expect(isMathematicalFont(name)).toBe(false));
});

/** The characters of a page in a font of TeX's that does not name its glyphs. */
async function unnamed(fontName: string): Promise<readonly string[]> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  document.addPage([300, 300]).drawText('XZp', { x: 20, y: 200, font });
  await document.flush();
  const own = document.context.lookup(font.ref, PDFDict);
  own.set(PDFName.of('BaseFont'), PDFName.of(fontName));
  const names = ['summationdisplay', 'integraldisplay', 'radicalbig'].map((name) => PDFName.of(name));
  const [sum, integral, root] = names;
  const differences = [0x58, sum, 0x5a, integral, 0x70, root].filter((one) => one !== undefined);
  own.set(PDFName.of('Encoding'), document.context.obj({ Type: 'Encoding', Differences: differences }));
  const bytes = await document.save();
  const characters = await withPdfium(bytes, undefined, (open) => readPage(open, 1)?.characters ?? []);
  return characters.map(({ text }) => text);
}

it('the large signs of TeX are read as what they are, though nothing names them', async () => {
  expect(await unnamed('CMEX10')).toEqual(['∑', '∫', '√']);
  expect(await unnamed('Times-Roman')).toEqual(['X', 'Z', 'p']);
});
