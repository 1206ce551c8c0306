import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

const textOf = (bytes: Uint8Array) =>
  withPdfium(bytes, undefined, (document) =>
    readPage(document, 1)
      ?.characters.map(({ text }) => text)
      .join(''),
  );

const lines = 'BT /Font 12 Tf 10 80 Td (high) Tj 0 -60 Td (low) Tj ET';

/** The text of a page of 200 by 200 points with some content; /Form has two lines and is as high as it is told. */
async function read(content: string, formHeight = 100): Promise<string | undefined> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const { context } = document;
  const form = context.stream(lines, {
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, formHeight] },
    Resources: { Font: { Font: font.ref } },
  });
  const [fontName, formName] = [
    page.node.newFontDictionary('Font', font.ref).toString(),
    page.node.newXObject('Form', context.register(form)).toString(),
  ];
  const text = content.replaceAll('/Font', fontName).replaceAll('/Form', formName);
  page.node.addContentStream(context.register(context.stream(text)));
  return textOf(await document.save());
}

it('letters that are cut off are not read', async () => {
  expect(await read(`q 0 0 200 50 re W n ${lines} Q`)).toBe('low');
  expect(await read(`q 0 0 19.6 200 re W n ${lines} Q`)).toBe('hilo');
  expect(await read(lines)).toBe('highlow');
});

it('nor are those beyond a form, or beyond what is seen of a form', async () => {
  expect(await read('/Form Do')).toBe('highlow');
  expect(await read('/Form Do', 50)).toBe('low');
  expect(await read('q 0 60 200 140 re W n /Form Do Q')).toBe('high');
  expect(await read('q 1 0 0 1 0 100 cm /Form Do Q')).toBe('highlow');
  expect(await read('q 0 0 200 150 re W n 1 0 0 1 0 100 cm /Form Do Q')).toBe('low');
});

it('what was typed into a field is read even where the field is too small for it', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const field = document.getForm().createTextField('note');
  field.enableMultiline();
  field.addToPage(page, { x: 20, y: 100, width: 100, height: 20 });
  field.setFontSize(12);
  field.setText('first\nsecond\nthird\nfourth');
  expect(await textOf(await document.save())).toContain('fourth');
});
