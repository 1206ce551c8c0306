import { PDFDict, PDFDocument, PDFName, type PDFRef, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

/** The characters of a page with a font and a content of its own. */
async function readContent(content: string, fontOf: (document: PDFDocument) => Promise<PDFRef> | PDFRef) {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  page.node.setFontDictionary(PDFName.of('F'), await fontOf(document));
  page.node.addContentStream(document.context.register(document.context.stream(content)));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  return reading?.characters ?? [];
}

it('text of a size below zero that is turned over stands upright', async () => {
  const helvetica = async (document: PDFDocument) => (await document.embedFont(StandardFonts.Helvetica)).ref;
  const [letter] = await readContent('BT /F -20 Tf -1 0 0 -1 50 250 Tm (A) Tj ET', helvetica);
  expect(letter).toMatchObject({ text: 'A', sizePoints: 20, quarterTurns: 0, slantDegrees: 0 });
});

/** A font of boxes of 1,000 units, a hundred of which are a point at the size of 1. */
const boxFont = (document: PDFDocument): PDFRef => boxesFor(document, '<0041>', '<0042>');

/** What its letters A and B mean, in UTF-16. */
function boxesFor({ context }: PDFDocument, a: string, b: string): PDFRef {
  const glyph = context.register(context.stream('1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f'));
  const map = `1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <41> ${a} <42> ${b} endbfchar`;
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${map} endcmap end end`;
  const font: PDFDict = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 1000],
    FontMatrix: [0.01, 0, 0, 0.01, 0, 0],
    CharProcs: { A: glyph, B: glyph },
    Encoding: { Type: 'Encoding', Differences: [65, 'A', 'B'] },
    FirstChar: 65,
    LastChar: 66,
    Widths: [1000, 1000],
    ToUnicode: context.register(context.stream(cmap)),
  });
  return context.register(font);
}

it('letters that are drawn far larger than the size of their font have the size that they show', async () => {
  const [letter] = await readContent('BT /F 1 Tf 50 250 Td (A) Tj ET', boxFont);
  expect(letter?.text).toBe('A');
  expect(letter?.sizePoints).toBeCloseTo(9);
});

it('letters that are drawn far smaller than the size of their font have the size that they show', async () => {
  const smallFont = ({ context }: PDFDocument): PDFRef => {
    const font = boxFont({ context } as PDFDocument);
    const dict = context.lookup(font, PDFDict);
    dict.set(PDFName.of('FontMatrix'), context.obj([0.0002, 0, 0, 0.0002, 0, 0]));
    return font;
  };
  const sizes = async (text: string) =>
    (await readContent(`BT /F 60 Tf 50 250 Td (${text}) Tj ET`, smallFont)).map(({ sizePoints }) =>
      Math.round(sizePoints),
    );
  expect(await sizes('ABA')).toEqual([11, 11, 11]);
  expect(await sizes('AB')).toEqual([60, 60]);
});

it('a space that is painted over a ligature, with the next letter where that ends, is no space', async () => {
  const fontOf = (document: PDFDocument) => boxesFor(document, '<00660069>', '<0020>');
  const read = async (content: string) =>
    (await readContent(content, fontOf)).map(({ text }) => text).join('');
  const spaced = (back: number, on: number) =>
    `BT /F 1 Tf 50 250 Td (A) Tj /F 0.2 Tf [${back * 5000} (B) ${-on * 5000}] TJ /F 1 Tf (A) Tj ET`;
  // A ligature is ten points wide, and a space two.
  expect(await read(spaced(6, 4))).toBe('fifi');
  expect(await read(spaced(6, 7))).toBe('fi fi');
  expect(await read(spaced(2, 0))).toBe('fi fi');
  expect(await read(spaced(0, 0))).toBe('fi fi');
});

it.each([
  ['the order in which they are read', '<06440623>'],
  ['the order in which they stand on the paper', '<06230644>'],
])('the letters of an Arabic ligature are read from the right, given in %s', async (_, ligature) => {
  const fontOf = (document: PDFDocument) => boxesFor(document, ligature, '<0639>');
  const letters = await readContent('BT /F 1 Tf 50 250 Td (BA) Tj ET', fontOf);
  expect(letters.map(({ text }) => text).join('')).toBe('\u0644\u0623\u0639');
  const lefts = letters.map(({ box }) => box.left);
  expect(lefts).toEqual(lefts.toSorted((first, second) => second - first));
});

it('a vowel sign that begins within its Arabic letter stands behind it, as it is written', async () => {
  const dadAndSign = (document: PDFDocument) => boxesFor(document, '<0636>', '<064b>');
  const textWith = async (x: number) => {
    const shown = [
      [80, 'A'],
      [70, 'A'],
      [x, 'B'],
      [60, 'A'],
    ].map(([left, code]) => `BT /F 1 Tf ${left} 250 Td (${code}) Tj ET`);
    const letters = await readContent(shown.join(' '), dadAndSign);
    return letters.map(({ text }) => text).join('');
  };
  expect(await textWith(62)).toBe('\u0636\u0636\u0636\u064b');
  expect(await textWith(72)).toBe('\u0636\u0636\u064b\u0636');
});

it('emoji that are named by their replacement text alone stand where they are drawn', async () => {
  const emoji = (at: string) =>
    `/Span <</ActualText <FEFFD83CDDEED83CDDE9>>> BDC BT /F 1 Tf ${at} Td (B) Tj ET EMC`;
  const characters = await readContent(
    `${emoji('20 200')} BT /F 1 Tf 50 100 Td (A) Tj ET ${emoji('60 100')}`,
    (document) => boxesFor(document, '<0041>', '<DB80DC00>'),
  );
  expect(
    characters.map(({ text, baseline, box, sizePoints }) => [text, baseline, box.left, sizePoints]),
  ).toEqual([
    ['🇮🇩', 100, 20, 9],
    ['A', 200, 50, 9],
    ['🇮🇩', 200, 60, 9],
  ]);
});

it('a replacement text of several text objects stands across all of them, as large as the widest', async () => {
  const helvetica = async (document: PDFDocument) => (await document.embedFont(StandardFonts.Helvetica)).ref;
  const place = async (content: string) => {
    const characters = await readContent(content, helvetica);
    const [first] = characters;
    return {
      text: characters.map(({ text }) => text).join(''),
      sizePoints: first?.sizePoints,
      left: Math.round(first?.box.left ?? 0),
      right: Math.round(characters.at(-1)?.box.right ?? 0),
    };
  };
  const parts = 'BT /F 20 Tf 20 100 Td (O) Tj ET BT /F 8 Tf 40 100 Td (555 0199 and more) Tj ET';
  const one = await place(`/Span <</ActualText (tel: 555 0199)>> BDC ${parts} EMC`);
  expect(one).toEqual({ text: 'tel: 555 0199', sizePoints: 8, left: 21, right: 109 });
  // Objects that each have a text of their own keep it where they are.
  const [icon = '', number = ''] = parts.split(/(?<=ET) /);
  const two = await place(
    `/Span <</ActualText (tel:)>> BDC ${icon} EMC /Span <</ActualText (0199)>> BDC ${number} EMC`,
  );
  expect(two).toMatchObject({ text: 'tel:0199', sizePoints: 20, left: 21 });
});

it('a replacement text that is too long for an emoji is none', async () => {
  const text = `FEFF${'D83CDDEE'.repeat(500)}`;
  const characters = await readContent(
    `BT /F 1 Tf 50 100 Td (A) Tj ET /Span <</ActualText <${text}>>> BDC BT /F 1 Tf 60 100 Td (B) Tj ET EMC`,
    (document) => boxesFor(document, '<0041>', '<DB80DC00>'),
  );
  expect(characters.map((character) => character.text)).toEqual(['A']);
});

it.each([
  ['Wingdings-Regular', 'ü', '<00fc>', '✓'],
  ['ABCDEF+Wingdings3', 'Ê', '<00ca>', '➥'],
  ['Wingdings', 'a code of its own', '<f0d8>', '➢'],
  ['Wingdings', 'the sign itself', '<2726>', '✦'],
  ['SymbolMT', 'a', '<0061>', 'α'],
  ['Symbolique', 'a', '<0061>', 'a'],
])(
  'the signs of %s are read as signs though the document calls them letters: %s',
  async (name, _, called, sign) => {
    const fontOf = ({ context }: PDFDocument): PDFRef => {
      const map = `1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> ${called} endbfchar`;
      const widths = { FirstChar: 65, LastChar: 65, Widths: [600] };
      const ToUnicode = context.register(context.stream(`begincmap ${map} endcmap`));
      return context.register(
        context.obj({ Type: 'Font', Subtype: 'TrueType', BaseFont: name, ...widths, ToUnicode }),
      );
    };
    const [letter] = await readContent('BT /F 20 Tf 50 250 Td (A) Tj ET', fontOf);
    expect(letter?.text).toBe(sign);
  },
);
