import { type PDFDict, PDFDocument, PDFName, type PDFRef, StandardFonts } from 'pdf-lib';
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
  expect(letter).toMatchObject({ text: 'A', sizePoints: 20, quarterTurns: 0, isSlanted: false });
});

/** A font whose only letter is a box of 1,000 units, a hundred of which are a point at the size of 1. */
function boxFont({ context }: PDFDocument): PDFRef {
  const glyph = context.register(context.stream('1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f'));
  const map = '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <0041> endbfchar';
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${map} endcmap end end`;
  const font: PDFDict = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 1000],
    FontMatrix: [0.01, 0, 0, 0.01, 0, 0],
    CharProcs: { A: glyph },
    Encoding: { Type: 'Encoding', Differences: [65, 'A'] },
    FirstChar: 65,
    LastChar: 65,
    Widths: [1000],
    ToUnicode: context.register(context.stream(cmap)),
  });
  return context.register(font);
}

it('letters that are drawn far larger than the size of their font have the size that they show', async () => {
  const [letter] = await readContent('BT /F 1 Tf 50 250 Td (A) Tj ET', boxFont);
  expect(letter?.text).toBe('A');
  expect(letter?.sizePoints).toBeCloseTo(9);
});
