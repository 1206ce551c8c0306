import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { complaintsAbout, partsOf, type Sheet } from '../testing/index.ts';
import { drawnPages } from './drawn-pages.ts';
import { full, prose } from './outline-of.ts';

const textIn = (xml: string) => xml.replace(/<w:tab\/>/g, ', ').replace(/<[^>]*>/g, '');

/** What stands in the headers of each section, by kind; what a section leaves out, it has from the one before. */
async function headersOf(draw: (sheet: Sheet) => void, pageCount: number): Promise<string[]> {
  const docx = await convertToDocx(await drawnPages(draw, pageCount));
  expect(complaintsAbout(docx)).toEqual([]);
  const parts = partsOf(docx);
  const relations = parts.get('word/_rels/document.xml.rels') ?? '';
  const targetOf = (id: string) => new RegExp(`Id="${id}"[^>]*Target="([^"]*)"`).exec(relations)?.[1] ?? '';
  const headers = new Map<string, string>();
  return [...(parts.get('word/document.xml') ?? '').matchAll(/<w:sectPr>.*?<\/w:sectPr>/gs)].map(([end]) => {
    for (const [, type = '', id = ''] of end.matchAll(/<w:headerReference w:type="(\w+)" r:id="(\w+)"\/>/g)) {
      headers.set(type, textIn(parts.get(`word/${targetOf(id)}`) ?? '').trim());
    }
    return [...headers].map(([type, text]) => `${type}: ${text}`).join('; ');
  });
}

const chapter = ({ lines, text, number }: Sheet, titles: readonly string[]) => {
  text(72, 130, `What page ${number} is about`, { size: 16 });
  lines(72, 160, prose(20, `page ${number}`));
  for (const title of titles) text(title.length * 20, 40, title);
};

it('a running title stands on the pages of its chapter alone', async () => {
  const draw = (sheet: Sheet) =>
    chapter(sheet, ['Annual report', ...(sheet.number > 2 && sheet.number < 6 ? ['Rivers'] : [])]);
  expect(await headersOf(draw, 7)).toEqual([
    'default: Annual report',
    'default: Rivers, Annual report',
    'default: Annual report',
  ]);
});

it('a page without headers, as an empty one in a book, has none', async () => {
  const draw = (sheet: Sheet) => (sheet.number === 4 ? undefined : chapter(sheet, ['Annual report']));
  expect(await headersOf(draw, 6)).toEqual(['default: Annual report', 'default: ', 'default: Annual report']);
});

it('headers of odd pages change while those of even ones stay', async () => {
  const draw = (sheet: Sheet) => {
    const isEven = sheet.number % 2 === 0;
    chapter(sheet, sheet.number > 6 ? [] : [isEven ? 'Report' : 'The annual one']);
  };
  expect(await headersOf(draw, 7)).toEqual([
    'default: The annual one; even: Report',
    'default: ; even: Report',
  ]);
});

it('a lone upright rule beside a title divides it from the number, and a high one is of a table', async () => {
  const headersBeside = (points: number) => {
    const draw = (sheet: Sheet) => {
      chapter(sheet, ['Annual report']);
      sheet.text(350, 40, `${sheet.number + 14}`);
      sheet.rule(338, 36 - points / 2, 338, 36 + points / 2);
    };
    return headersOf(draw, 3);
  };
  expect((await headersBeside(30)).join()).toMatch(/Annual report, 15$/);
  expect((await headersBeside(40)).join()).not.toMatch(/report|15$/);
});

it('a paragraph that goes on from page to page is not torn apart for the sake of a header', async () => {
  const draw = (sheet: Sheet) => {
    const { lines, text, number } = sheet;
    lines(72, 110, prose(42, `water of ${number}`));
    if (number !== 3) text(72, 40, 'Annual report');
  };
  expect(await headersOf(draw, 5)).toEqual(['default: Annual report']);
});

it('columns of text that go on from page to page do so without a header on some of them', async () => {
  const draw = (sheet: Sheet) => {
    const { lines, text, number } = sheet;
    lines(60, 110, full(42, `water ${number} of`));
    lines(310, 110, [...full(41, `mill ${number} of`), 'It ends there.']);
    if (number !== 3) text(72, 40, 'Annual report');
  };
  expect(new Set(await headersOf(draw, 5))).toEqual(new Set(['default: Annual report']));
});

it('a dash before a number at the foot of a page makes it no item of a list', async () => {
  const draw = (sheet: Sheet) => {
    chapter(sheet, []);
    sheet.text(72, 780, 'Annual report');
    if (sheet.number !== 3) return;
    sheet.text(290, 780, '–');
    sheet.text(304, 780, '12a');
  };
  const body = partsOf(await convertToDocx(await drawnPages(draw, 4))).get('word/document.xml') ?? '';
  const framed = body.split('<w:p>').filter((paragraph) => paragraph.includes('<w:framePr'));
  expect(framed.map(textIn)).toEqual(['– 12a']);
});
