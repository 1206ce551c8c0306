import { type PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, it } from 'vitest';
import { protectedCopy } from '../testing/index.ts';
import { readPageText } from '../text/page-text.ts';
import { withReadablePages } from './with-readable-pages.ts';

interface Shown {
  /** What the font says of its letters; nothing at all where it is left out. */
  readonly blocks?: string;
  readonly font?: string;
  readonly extra?: Record<string, string>;
  readonly codes: string;
  /** Where the text stands. */
  readonly on?: 'page' | 'form' | 'annotation';
}

/** A page with one text, in a font of two bytes a code that names its letters by `blocks`. */
async function pageWith({
  blocks,
  codes,
  font: name = 'Any',
  extra = {},
  on = 'page',
}: Shown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([400, 300]);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange ${blocks} endcmap end end`;
  const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 };
  const descendant = {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: system,
    ...extra,
  };
  const font = context.register(
    context.obj({
      ...{ Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'Identity-H' },
      DescendantFonts: [context.obj(descendant)],
      ...(blocks !== undefined && { ToUnicode: context.register(context.flateStream(map)) }),
    }),
  );
  const content = `BT /F 12 Tf 50 250 Td <${codes}> Tj ET`;
  const resources: PDFDict = context.obj({ Font: { F: font } });
  if (on === 'page') {
    page.node.set(PDFName.of('Resources'), resources);
    page.node.addContentStream(context.register(context.stream(content)));
    return document.save();
  }
  const shape = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 400, 300], Resources: resources };
  const form = context.register(context.stream(content, shape));
  if (on === 'form') {
    page.node.setXObject(PDFName.of('X'), form);
    page.node.addContentStream(context.register(context.stream('/X Do')));
  } else {
    const looks = { Type: 'Annot', Subtype: 'FreeText', Rect: [0, 0, 400, 300], F: 4, AP: { N: form } };
    page.node.addAnnot(context.register(context.obj(looks)));
  }
  return document.save();
}

const textOf = (file: Uint8Array, password?: string) =>
  withReadablePages(file, password, (document, read) => {
    const { pdfium } = document;
    // What stands over the page becomes part of it, as the search reads it.
    document.withPage(1, (page) => pdfium.FPDFPage_Flatten(page, 0));
    return { text: readPageText(document, 1), isOriginal: read === file };
  });

const counted = '2 beginbfchar <0041> <4e16> <0042> <754c> endbfchar';

it.each<[string, string, string, string]>([
  [
    'announces more entries than it has',
    '3 beginbfchar <0041> <4e16> <0042> <754c> endbfchar',
    '00410042',
    '世界',
  ],
  ['announces fewer', '1 beginbfchar <0041> <4e16> <0042> <754c> endbfchar', '00410042', '世界'],
  [
    'announces fewer ranges',
    `1 beginbfrange <01> <02> <4e16> <41> <41> <754c> endbfrange`,
    '00010041',
    '世界',
  ],
  [
    'has a range beyond a high byte',
    '1 beginbfrange <00fe> <0101> <0061> endbfrange',
    '00fe00ff01000101',
    'abcd',
  ],
  ['lists the letters of a range', '2 beginbfrange <41> <42> [<4e16> <754c>] endbfrange', '00410042', '世界'],
  ['has letters of two digits', '1 beginbfchar <41> <61> endbfchar', '0041', 'a'],
  ['counts on from several letters', '9 beginbfrange <41> <42> <00660069> endbfrange', '00410042', 'fifj'],
  [
    'calls a ligature nothing before it names its letters',
    '2 beginbfchar <0041> <4e16> <0042> <0000> endbfchar 1 beginbfchar <0042> <00660066> endbfchar',
    '00410042',
    '世ff',
  ],
  ['ends in the middle', `2 beginbfchar <0041> <4e16> <0042> <754c>`, '00410042', '世界'],
])('a font whose list of letters %s is read by its letters', async (_, blocks, codes, text) => {
  expect(await textOf(await pageWith({ blocks, codes }))).toEqual({ text, isOriginal: false });
});

it.each(['form', 'annotation'] as const)('so is the text of a %s', async (on) => {
  const file = await pageWith({ blocks: `9 ${counted.slice(2)}`, codes: '00410042', on });
  expect((await textOf(file)).text).toBe('世界');
});

it('so is a protected document', async () => {
  const file = await pageWith({ blocks: `9 ${counted.slice(2)}`, codes: '00410042' });
  expect((await textOf(await protectedCopy(file, 'secret'), 'secret')).text).toBe('世界');
});

it('a document whose fonts name their letters as they should is read as it is', async () => {
  const file = await pageWith({ blocks: counted, codes: '00410042' });
  expect(await textOf(file)).toEqual({ text: '世界', isOriginal: true });
});

it('ranges that overlap a thousand times over do not hold it up', async () => {
  const blocks = `9 beginbfrange ${'<0000> <ffff> <0000> '.repeat(2_000)} endbfrange`;
  expect((await textOf(await pageWith({ blocks, codes: '00410042' }))).text).toBe('AB');
});

it.each([
  ['beginnings of codes', '<'.repeat(500_000)],
  ['letters without a space', 'x'.repeat(500_000)],
  ['spaces', ' '.repeat(500_000)],
  ['beginnings of blocks', '1 beginbfchar '.repeat(50_000)],
])('nor does a list of half a million %s', async (_, nonsense) => {
  const blocks = `${nonsense} 9 beginbfchar <0041> <4e16> endbfchar`;
  expect((await textOf(await pageWith({ blocks, codes: '0041' }))).text).toMatch(/^[世A]$/);
});

it.each(['Arial', 'Arial,Bold', 'ArialMT', 'TimesNewRomanPS-BoldMT', 'Verdana-Bold'])(
  'glyphs of %s, which is not in the document, are read as the letters that everybody’s has',
  async (font) => {
    const file = await pageWith({ font, codes: '00310058005000700055005200b1012a00cf' });
    expect(await textOf(file)).toEqual({ text: 'Numéro–żÓ', isOriginal: false });
  },
);

it('numbers of glyphs are left alone where the font is another one, or has numbers of its own', async () => {
  const own = { CIDToGIDMap: 'Own' };
  for (const shown of [{ font: 'Frutiger' }, { font: 'ArialNova' }, { font: 'Arial', extra: own }])
    expect((await textOf(await pageWith({ ...shown, codes: '00310058' }))).isOriginal).toBe(true);
});
