import { readFile } from 'node:fs/promises';
import { PDFDocument, PDFName, PDFString, rgb, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { expect, it } from 'vitest';
import { runOperation } from '../run/index.ts';
import { samplePath } from '../samples.ts';
import {
  linksRemoved,
  pagesGarbled,
  pagesSimplified,
  pagesTextless,
  pagesUnread,
  pagesUnreadable,
  textCovered,
} from './warnings.ts';

const greyPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOYOXMmAAOaAcwPZWQaAAAAAElFTkSuQmCC';

it('a page of more texts than can be compared is converted, and the caller is told', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('A line of text.', { x: 72, y: 700, size: 11 });
  const page = pdf.addPage();
  for (let index = 0; index < 3_200; index++) {
    page.drawText('x', { x: 20 + (index % 56) * 10, y: 20 + Math.floor(index / 56) * 12, size: 4 });
  }
  const input = { file: { part: 'file', source: await pdf.save() } };
  const { warnings } = await runOperation('pdf-to-docx', input, {});
  expect(warnings).toEqual([pagesSimplified('lines', [2])]);
});

it('the pages are named as ranges, and not without end', () => {
  const { en, fr } = pagesSimplified('picture', [1, 2, 3, 7, 9, 10]).words;
  expect(en).toContain('Pages 1-3, 7, 9-10 were');
  expect(fr).toContain('Les pages 1-3, 7, 9-10 étaient');
  const scattered = Array.from({ length: 500 }, (_, index) => index * 2 + 1);
  expect(pagesSimplified('lines', scattered).words.en).toMatch(/39, … were/);
});

it('a caller is told in both languages that links were removed', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.drawText('A line of text.', { x: 72, y: 700, size: 11 });
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [72, 690, 200, 720] };
  const action = { S: 'URI', URI: PDFString.of('javascript:alert(1)') };
  page.node.set(PDFName.of('Annots'), pdf.context.obj([{ ...link, A: action }]));
  const input = { file: { part: 'file', source: await pdf.save() } };
  const { warnings } = await runOperation('pdf-to-docx', input, {});
  expect(warnings).toEqual([linksRemoved(1)]);
  expect(linksRemoved(1).words.en).toContain('One link was removed and its text kept');
  expect(linksRemoved(3).words.fr).toContain('3 liens ont été retirés et leur texte conservé');
});

it('a caller is told on which pages something is painted over', async () => {
  const pdf = await PDFDocument.create();
  for (const isCovered of [false, true, true]) {
    const page = pdf.addPage();
    page.drawText('The account number is 4711.', { x: 72, y: 700, size: 11 });
    if (isCovered) page.drawRectangle({ x: 70, y: 690, width: 200, height: 30, color: rgb(0, 0, 0) });
  }
  const input = { file: { part: 'file', source: await pdf.save() } };
  const { warnings } = await runOperation('pdf-to-docx', input, {});
  expect(warnings).toEqual([textCovered([2, 3])]);
  expect(textCovered([2, 3]).words.en).toContain(
    'On pages 2-3, text or pictures lie under a filled rectangle',
  );
  expect(textCovered([2]).words.fr).toContain('À la page 2, du texte ou des images se trouvent sous');
});

it('a caller is told which scanned pages stayed pictures', () => {
  expect(pagesUnread([4, 5, 6]).words.en).toContain('read pages 4-6, which stay pictures');
  expect(pagesUnread([4]).words.fr).toContain('lire la page 4, qui reste une image');
});

it('whoever converts a scan without asking for its text is told that there is none', async () => {
  const source = new Uint8Array(await readFile(samplePath('scan.pdf')));
  const { warnings } = await runOperation('pdf-to-docx', { file: { part: 'file', source } }, {});
  expect(warnings).toEqual([pagesTextless([1])]);
  expect(pagesTextless([1]).words.en).toContain('Page 1 has no text');
  expect(pagesTextless([2, 3]).words.fr).toContain('Les pages 2-3 ne contiennent pas de texte');
});

it('a page whose font names none of its letters is a picture, and the caller is told how to get its text', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('A line of text.', { x: 72, y: 700, size: 11 });
  const page = pdf.addPage();
  page.drawText('codes', { x: 72, y: 700, size: 11 });
  const font = page.node.normalizedEntries().Font;
  for (const name of font.keys()) {
    const nameless = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Nameless', FirstChar: 1, LastChar: 8 };
    const differences = [1, ...[1, 2, 3, 4, 5, 6, 7, 8].map((code) => PDFName.of(`g${code}`))];
    const encoding = pdf.context.obj({ Type: 'Encoding', Differences: differences });
    const widths = pdf.context.obj(Array(8).fill(600));
    font.set(name, pdf.context.obj({ ...nameless, Encoding: encoding, Widths: widths }));
    const content = `BT ${name} 11 Tf 72 700 Td <010203040506070801020304> Tj ET`;
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(content)));
  }
  const input = { file: { part: 'file', source: await pdf.save() } };
  const { warnings } = await runOperation('pdf-to-docx', input, {});
  expect(warnings).toEqual([pagesUnreadable([2])]);
  expect(pagesUnreadable([2]).words.en).toContain('page 2 do not say which letters they draw');
  expect(pagesUnreadable([2, 3]).words.fr).toContain('des pages 2-3');
});

it('a caller is told which scans a program recognised so badly that they are kept as pictures', async () => {
  const pdf = await PDFDocument.create();
  for (const line of ['the river ran past the mill', '~ISAof.. lFR1OM/ (C;k_;; 9{ A-~rle<']) {
    const page = pdf.addPage([600, 800]);
    page.drawImage(await pdf.embedPng(greyPixel), { x: 0, y: 0, width: 600, height: 800 });
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    for (let y = 700; y > 500; y -= 20) page.drawText(line, { x: 72, y, size: 11 });
  }
  const input = { file: { part: 'file', source: await pdf.save() } };
  const { warnings } = await runOperation('pdf-to-docx', input, {});
  expect(warnings).toEqual([pagesGarbled([2])]);
  expect(pagesGarbled([2]).words.en).toContain('on page 2 makes no sense');
  expect(pagesGarbled([2, 3]).words.fr).toContain('les pages 2-3');
});
