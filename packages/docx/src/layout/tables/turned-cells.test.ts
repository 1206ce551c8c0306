import { strFromU8, unzipSync } from 'fflate';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../../convert.ts';
import { complaintsAbout } from '../../testing/index.ts';

it('text that runs upwards in a cell stands in that cell, turned', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 800]);
  for (const y of [600, 660, 680]) page.drawLine({ start: { x: 72, y }, end: { x: 372, y } });
  for (const x of [72, 222, 372]) page.drawLine({ start: { x, y: 600 }, end: { x, y: 680 } });
  const texts = [
    { text: 'Item', x: 78, y: 666 },
    { text: 'Price', x: 228, y: 666 },
    { text: 'Paper', x: 228, y: 620 },
  ];
  for (const { text, x, y } of texts) page.drawText(text, { x, y, size: 10, font });
  page.drawText('Sundries', { x: 150, y: 608, size: 10, font, rotate: degrees(90) });
  const docx = await convertToDocx(await document.save());
  expect(complaintsAbout(docx)).toEqual([]);
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  const cells = [...xml.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell = '']) => cell);
  const turned = cells.find((cell) => cell.includes('Sundries'));
  expect(turned).toContain('<w:textDirection w:val="btLr"/>');
  expect(xml).not.toContain('<w:framePr');
});
