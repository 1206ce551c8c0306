import { encodePng } from '@pagesmith/pdf';
import { PDFName, type PDFPage, rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { complaintsAbout, partsOf, type Sheet } from '../testing/index.ts';
import { drawnPages } from './drawn-pages.ts';
import { prose } from './outline-of.ts';

/** What stands behind the text, from the lowest: pictures with what is cut off, areas with their colour and opacity. */
async function behind(draw: (sheet: Sheet) => Promise<void>): Promise<string[]> {
  const docx = await convertToDocx(await drawnPages(draw));
  expect(complaintsAbout(docx)).toEqual([]);
  const body = partsOf(docx).get('word/document.xml') ?? '';
  return body
    .split('<wp:anchor ')
    .slice(1)
    .map((anchor) => ({ anchor, height: Number(/relativeHeight="(\d+)"/.exec(anchor)?.[1]) }))
    .sort((first, second) => first.height - second.height)
    .map(({ anchor }) => {
      const cut = /<a:srcRect ([^>]*?)\/?>/.exec(anchor)?.[1] ?? '';
      const over = anchor.includes('behindDoc="0"') ? 'over ' : '';
      if (anchor.includes('<pic:pic>')) return `${over}picture ${cut}`.trim();
      const opacity = /<a:alpha val="(\d+)"/.exec(anchor)?.[1] ?? '';
      return `${over}area ${/<a:srgbClr val="(\w+)"/.exec(anchor)?.[1]} ${opacity}`.trim();
    });
}

const side = 64;
const photograph = encodePng({
  width: side,
  height: side,
  rgba: new Uint8Array(side * side * 4).map((_, index) => (index % 4 === 3 ? 255 : (index * 7) % 200)),
});

async function drawPhotograph(page: PDFPage, x = 0, y = 0, width = 600, height = 800): Promise<void> {
  page.drawImage(await page.doc.embedPng(photograph), { x, y, width, height });
}

const note = { x: 60, y: 600, width: 480, height: 110 };

it('a note that lets a photograph shine through lies on it, as clear as it was', async () => {
  const painted = await behind(async ({ page, lines }) => {
    await drawPhotograph(page);
    page.drawRectangle({ ...note, color: rgb(1, 0.5, 0), opacity: 0.6 });
    lines(72, 110, prose(4));
  });
  expect(painted).toEqual(['picture', 'area FF8000 60000']);
});

it('a white note on a photograph is there', async () => {
  const painted = await behind(async ({ page, lines }) => {
    await drawPhotograph(page);
    page.drawRectangle({ ...note, color: rgb(1, 1, 1) });
    lines(72, 110, prose(4));
  });
  expect(painted).toEqual(['picture', 'area FFFFFF']);
});

it('a photograph that is painted over an area lies on it', async () => {
  const painted = await behind(async ({ page, lines }) => {
    page.drawRectangle({ x: 0, y: 300, width: 600, height: 500, color: rgb(0, 0, 1) });
    await drawPhotograph(page, 60, 600, 480, 110);
    lines(72, 110, prose(4));
  });
  expect(painted).toEqual(['area 0000FF', 'picture']);
});

it('a photograph that goes beyond the page is cut there, and not squeezed', async () => {
  const painted = await behind(async ({ page, lines }) => {
    lines(72, 110, prose(4));
    await drawPhotograph(page, 450, 640, 300, 200);
  });
  expect(painted).toEqual(['picture l="0" t="20000" r="50000" b="0"']);
});

it.each([
  ['ends above the footer of its page, it stands in the text', 720, 'inline'],
  ['ends beside the footer of its page, it stays there, and not on a page of its own', 770, 'anchor'],
])('where a photograph %s', async (_, bottom, expected) => {
  const docx = await convertToDocx(
    await drawnPages(async ({ page, lines, text, number }) => {
      lines(72, 110, prose(4, `page ${number}`));
      text(72, 760, `A report of the society / ${number}`);
      if (number === 1) await drawPhotograph(page, 300, 800 - bottom, 80, 80);
    }, 3),
  );
  const body = partsOf(docx).get('word/document.xml') ?? '';
  expect(body.match(/<wp:(inline|anchor)/)?.[1]).toBe(expected);
});

it.each([
  ['a photograph', ({ page }: Sheet) => drawPhotograph(page, 320, 605, 40, 40)],
  [
    'a drawing with a label',
    ({ page, text }: Sheet) => {
      page.drawEllipse({ x: 350, y: 625, xScale: 40, yScale: 15, borderColor: rgb(0, 0, 0), borderWidth: 1 });
      page.drawEllipse({ x: 350, y: 625, xScale: 36, yScale: 12, borderColor: rgb(1, 0, 0), borderWidth: 1 });
      text(335, 178, 'label');
    },
  ],
])('%s in a coloured cell stands before its ground', async (_, draw) => {
  const docx = await convertToDocx(
    await drawnPages(async (sheet) => {
      const { page, table } = sheet;
      page.drawRectangle({ x: 100, y: 600, width: 400, height: 100, color: rgb(0.9, 0.9, 0.7) });
      table(
        100,
        135,
        [
          ['Name', 'Picture'],
          ['Ada', ''],
        ],
        { width: 200, step: 50, isRuled: true },
      );
      await draw(sheet);
    }),
  );
  const body = partsOf(docx).get('word/document.xml') ?? '';
  expect(body).toMatch(/<w:shd [^>]*w:fill="E6E6B3"/i);
  expect([...body.matchAll(/behindDoc="(\d)"/g)].map(([, behindText]) => behindText)).toEqual(['0']);
});

it('a ground of some lines of a cell is theirs alone', async () => {
  const painted = await behind(async ({ page, table, lines }) => {
    page.drawRectangle({ x: 101, y: 672, width: 198, height: 14, color: rgb(0.9, 0.9, 0.7) });
    page.drawRectangle({ x: 101, y: 644, width: 198, height: 14, color: rgb(0.7, 0.9, 0.9) });
    table(
      100,
      135,
      [
        ['', ''],
        ['', ''],
      ],
      { width: 200, step: 60, isRuled: true },
    );
    lines(106, 110, ['Order: 4711', 'Date: 7 May', 'Seller: Ada', 'Buyer: Zoë'], { step: 14 });
    lines(306, 110, prose(2, 'main', 30));
    lines(106, 190, ['Total', '12.00']);
  });
  expect(painted).toEqual(['area E6E6B3', 'area B3E6E6']);
});

it.each([
  ['a photograph, where no letter carries it', [100, 300, 300, 330], ['picture', 'over area FFE500 40000']],
  ['words, which carry it', [72, 690, 300, 712], ['picture']],
])('a highlight lies on %s', async (_, rect, expected) => {
  const painted = await behind(async ({ page, lines }) => {
    await drawPhotograph(page, 60, 200, 400, 200);
    lines(72, 100, prose(4));
    const [left, bottom, right, top] = rect;
    const highlight = page.doc.context.obj({
      Type: 'Annot',
      Subtype: 'Highlight',
      Rect: rect,
      F: 4,
      C: [1, 0.9, 0],
      QuadPoints: [left, top, right, top, left, bottom, right, bottom],
    });
    page.node.set(PDFName.of('Annots'), page.doc.context.obj([page.doc.context.register(highlight)]));
  });
  expect(painted.toSorted((first, second) => second.localeCompare(first))).toEqual(expected);
});
