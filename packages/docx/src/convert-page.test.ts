import { type PageReading, withPdfium } from '@pagesmith/pdf';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertDocument, convertToDocx } from './convert.ts';
import { analyses, type PageAnalyses } from './convert-page.ts';
import { layOutPage, plainPage } from './layout/lay-out-page.ts';
import type { PageModel, Piece } from './model.ts';

const breaks = (): never => {
  throw new Error('An analysis with a defect.');
};

/** The body of a document of two pages, converted with some analyses, and what the caller was told of it. */
async function bodyWith(used: Partial<PageAnalyses>, told: unknown[] = []): Promise<string> {
  const written = await PDFDocument.create();
  for (const word of ['first', 'second']) {
    const page = written.addPage();
    page.drawText(`The ${word} page has a line that is broken at its`, { x: 72, y: 700, size: 11 });
    page.drawText('margin and goes on below.', { x: 72, y: 686, size: 11 });
  }
  const docx = await withPdfium(await written.save(), undefined, (document) =>
    convertDocument(document, {
      with: { ...analyses, ...used },
      onSimplified: (keptAs, pages) => told.push({ keptAs, pages }),
    }),
  );
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
}

const textsIn = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
const picturesIn = (xml: string) => xml.match(/<w:drawing>/g)?.length ?? 0;

it('a page whose analysis fails keeps its lines', async () => {
  const xml = await bodyWith({ layOut: [breaks, plainPage] });
  expect(textsIn(xml)).toEqual([
    'The first page has a line that is broken at its',
    'margin and goes on below.',
    'The second page has a line that is broken at its',
    'margin and goes on below.',
  ]);
});

it('a page whose lines fail too becomes its picture', async () => {
  const xml = await bodyWith({ layOut: [breaks, breaks] });
  expect(picturesIn(xml)).toBe(2);
});

it('a page whose characters cannot be put together becomes its picture', async () => {
  expect(picturesIn(await bodyWith({ readPieces: breaks }))).toBe(2);
});

it('a page that fails leaves the others as they are', async () => {
  const xml = await bodyWith({
    layOut: [(reading, pieces) => (reading.page === 1 ? breaks() : layOutPage(reading, pieces)), breaks],
  });
  expect(picturesIn(xml)).toBe(1);
  expect(textsIn(xml)).toContain(
    'The second page has a line that is broken at its margin and goes on below.',
  );
});

it('the caller learns which pages are kept as lines and which as pictures', async () => {
  const told: unknown[] = [];
  await bodyWith({}, told);
  expect(told).toEqual([]);
  const onFirst = (reading: PageReading, pieces: readonly Piece[]) =>
    reading.page === 1 ? plainPage(reading, pieces) : breaks();
  await bodyWith({ layOut: [breaks, onFirst] }, told);
  expect(told).toEqual([
    { keptAs: 'lines', pages: [1] },
    { keptAs: 'picture', pages: [2] },
  ]);
  const unread: unknown[] = [];
  await bodyWith({ readPieces: breaks }, unread);
  expect(unread).toEqual([{ keptAs: 'picture', pages: [1, 2] }]);
});

it('what cannot be written at all is understood more simply, and last not at all', async () => {
  const box = { left: 0, top: 0, right: 612, bottom: 792 };
  const picture = {
    box,
    format: 'png' as const,
    get bytes() {
      return breaks();
    },
  };
  const unwritable = ({ page, width, height }: PageReading): PageModel => ({
    page,
    width,
    height,
    bands: [],
    placed: [{ kind: 'picture', box, picture }],
    turned: [],
  });
  expect(textsIn(await bodyWith({ layOut: [unwritable, plainPage] }))).toHaveLength(4);
  expect(picturesIn(await bodyWith({ layOut: [unwritable] }))).toBe(2);
});

it('a page with more turned texts than a program lays out becomes its picture', async () => {
  const xml = await bodyWith({
    layOut: [
      (reading, pieces) => {
        const style = pieces[0]?.words[0]?.spans[0]?.style ?? breaks();
        const turned = {
          box: { left: 9, top: 9, right: 20, bottom: 90 },
          span: { text: 'up', style },
          quarterTurns: 3,
        };
        return { ...plainPage(reading, pieces), turned: Array.from({ length: 1_000 }, () => turned) };
      },
    ],
  });
  expect(picturesIn(xml)).toBe(2);
});

it('a file without any page is refused in words', async () => {
  const empty = await PDFDocument.create();
  const bytes = await empty.save({ addDefaultPage: false });
  await expect(convertToDocx(bytes)).rejects.toMatchObject({ code: 'file_damaged' });
});
