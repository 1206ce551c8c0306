import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument, PDFName, type PDFPage, PDFString } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from './index.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

function link(page: PDFPage, url: string, [left, bottom]: readonly [number, number]): void {
  const { context } = page.doc;
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [left, bottom, left + 200, bottom + 20],
    A: { S: 'URI', URI: PDFString.of(url) },
  });
  page.node.set(PDFName.of('Annots'), context.obj([...annotationsOf(page), context.register(annotation)]));
}

const annotationsOf = (page: PDFPage) => page.node.Annots()?.asArray() ?? [];

/** Where the links of all parts lead, by the parts' relationships. */
const externalTargets = (docx: Uint8Array): string[] =>
  Object.entries(unzipSync(docx))
    .filter(([name]) => name.endsWith('.rels'))
    .flatMap(([, bytes]) => [...strFromU8(bytes).matchAll(/Target="([^"]*)" TargetMode="External"/g)])
    .map(([, target = '']) => target);

it('links of text, of pictures and of repeated lines lead to safe addresses alone, and the removed are counted', async () => {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(pixel);
  for (const number of [1, 2, 3]) {
    const page = pdf.addPage();
    page.drawText('The same on every page', { x: 72, y: 780, size: 9 });
    link(page, 'file:///etc/passwd', [72, 775]);
    page.drawText(`Page ${number} has a good link`, { x: 72, y: 600, size: 11 });
    link(page, `https://example.com/${number}`, [72, 595]);
    page.drawText('and one that runs a script', { x: 72, y: 500, size: 11 });
    link(page, 'JAVASCRIPT:alert(1)', [72, 495]);
    page.drawImage(image, { x: 100, y: 300, width: 150, height: 80 });
    link(page, 'ms-word:ofe|u|https://example.com', [100, 310]);
  }
  const removed: number[] = [];
  const docx = await convertToDocx(await pdf.save(), { onLinksRemoved: (count) => removed.push(count) });
  expect(externalTargets(docx)).toEqual([1, 2, 3].map((number) => `https://example.com/${number}`));
  const body = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  expect(body).toContain('and one that runs a script');
  expect(removed).toEqual([9]);
});
