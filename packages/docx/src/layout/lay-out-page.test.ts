import type { PageReading } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import type { PageModel, Paragraph } from '../model.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { layOutPage } from './lay-out-page.ts';

const modelOf = (reading: PageReading): PageModel => layOutPage(reading, readPieces(reading));
const textOf = ({ spans }: Paragraph) => spans.map(({ text }) => text).join('');
const columnsOf = ({ bands }: PageModel) => bands.map(({ columns }) => columns.length);
const paragraphsOf = ({ bands }: PageModel) =>
  bands
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .filter((block) => block.kind === 'paragraph');

const lines = (text: string, x: number, count: number, from = 100, step = 14) =>
  Array.from({ length: count }, (_, index) => ({ text, x, baseline: from + index * step }));

const ruleAt = (left: number, top: number, right: number, bottom: number) => ({
  box: { left, top, right, bottom },
  isHorizontal: top === bottom,
  thicknessPoints: 0.5,
  colour: 0,
});

it('text beside a side bar with lines of its own stands in columns', () => {
  const reading = pageOf([
    ...lines('a full line of the text that stands here', 50, 20),
    ...lines('Revenue', 400, 8, 105, 20),
    ...lines('275.5', 480, 8, 105, 20),
  ]);
  const model = modelOf(reading);
  expect(columnsOf(model)).toEqual([2]);
  expect(model.bands[0]?.columns[1]?.blocks.map(({ kind }) => kind)).toContain('table');
});

it('rows of short cells stay a table, however many there are', () => {
  const reading = pageOf([
    ...lines('Alabama', 50, 12),
    ...lines('18,870', 200, 12),
    ...lines('23,022', 300, 12),
  ]);
  expect(columnsOf(modelOf(reading))).toEqual([1]);
});

it('a page number below columns is in none of them', () => {
  const reading = pageOf([
    ...lines('a full line of the left column of text', 50, 20),
    ...lines('a full line of the next column of text', 320, 20),
    { text: '7', x: 500, baseline: 420 },
  ]);
  expect(columnsOf(modelOf(reading))).toEqual([2, 1]);
});

it('an entry of a table of contents is a paragraph with a tab in place of its dots', () => {
  const reading = pageOf([
    { text: 'Research question . . . . . . . . . . . . . . . 11', x: 50, baseline: 100 },
    { text: 'Limitations . . . . . . . . . . . . . . . . . . 13', x: 50, baseline: 114 },
  ]);
  const entries = paragraphsOf(modelOf(reading));
  expect(entries.map(textOf)).toEqual(['Research question\t11', 'Limitations\t13']);
  expect(entries.every(({ leaderRight }) => leaderRight !== undefined)).toBe(true);
});

it('rows of figures between two rules are rows of the table', () => {
  const rules = [
    ...[80, 130].map((y) => ruleAt(40, y, 340, y)),
    ...[40, 140, 240, 340].map((x) => ruleAt(x, 80, x, 130)),
  ];
  const cells = [50, 150, 250].flatMap((x) => lines('1,250', x, 3, 95, 14));
  const [table] = modelOf(pageOf(cells, { rules })).bands[0]?.columns[0]?.blocks ?? [];
  expect(table?.kind === 'table' && table.rows.map(({ isOpenBelow }) => isOpenBelow)).toEqual([
    true,
    true,
    false,
  ]);
});

it('bullets that are drawn make a list of the lines behind them', () => {
  const bullet = (baseline: number) => ({ left: 50, right: 53, top: baseline - 4.6, bottom: baseline - 1.6 });
  const reading = pageOf(
    [
      { text: 'The first point', x: 62, baseline: 100 },
      { text: 'The second point', x: 62, baseline: 116 },
    ],
    { curves: [bullet(100), bullet(116)] },
  );
  expect(paragraphsOf(modelOf(reading)).map(({ list }) => list?.pattern)).toEqual(['•', '•']);
});

it('a note in the margin keeps its place and leaves the lines beside it alone', () => {
  const reading = pageOf([
    ...lines('a full line of the text that stands here on its own', 150, 12),
    ...['Notes', 'are in', 'margins'].map((text, index) => ({ text, x: 60, baseline: 128 + index * 14 })),
  ]);
  const model = modelOf(reading);
  expect(model.framed?.map(({ paragraphs }) => paragraphs.map(textOf))).toEqual([['Notes are in margins']]);
});

it('a link on a picture belongs to the picture', () => {
  const box = { left: 50, top: 50, right: 200, bottom: 100 };
  const reading = pageOf(lines('a full line of the text that stands here', 50, 4, 150), {
    pictures: [{ box, format: 'png', bytes: new Uint8Array() }],
    links: [{ box, url: 'https://example.org' }],
  });
  const [picture] = modelOf(reading).bands[0]?.columns[0]?.blocks ?? [];
  expect(picture?.kind === 'picture' && picture.url).toBe('https://example.org');
});

it('a title beside the head of a column is lost to none of them', () => {
  const reading = pageOf([
    { text: 'Form 12', x: 50, baseline: 60, sizePoints: 30 },
    { text: 'Department of the Treasury', x: 330, baseline: 50 },
    { text: 'Internal Revenue', x: 330, baseline: 64 },
    ...lines('a full line of the left column of text', 50, 12, 100),
    ...lines('a full line of the next column of text', 320, 12, 100),
  ]);
  const texts = paragraphsOf(modelOf(reading)).map(textOf).join(' ');
  const words = (text: string) => text.split(/\s+/).length;
  expect(words(texts)).toBe(2 + 4 + 2 + 12 * 9 * 2);
  expect(texts).toContain('Form 12');
});

it('a few rows of numbers, names and explanations are a table', () => {
  const reading = pageOf([
    ...['1', '2', '3', '4', '5', '6'].map((text, index) => ({ text, x: 50, baseline: 100 + index * 24 })),
    ...['pageCount', 'metadata', 'getToC', 'loadPage', 'isClosed', 'newPage'].map((text, index) => ({
      text,
      x: 90,
      baseline: 100 + index * 24,
    })),
    ...['the number', 'all of its metadata', 'get contents', 'one of its pages', 'it', 'a page'].map(
      (text, index) => ({ text, x: 320, baseline: 100 + index * 24 }),
    ),
  ]);
  expect(columnsOf(modelOf(reading))).toEqual([1]);
});

it('columns do not begin above a rule across the page', () => {
  const texts = [
    { text: 'Form 12', x: 50, baseline: 60, sizePoints: 14 },
    { text: 'Department of the Treasury', x: 330, baseline: 60 },
    ...lines('a full line of the left column of text', 50, 12, 100),
    ...lines('a full line of the next column of text', 320, 12, 100),
  ];
  const model = modelOf(pageOf(texts, { rules: [ruleAt(50, 75, 515, 75)] }));
  expect(columnsOf(model)).toEqual([1, 2]);
});

it('a cell below one of another width is not the continuation of one further up', () => {
  const level = [100, 140, 180, 220].map((y) => ruleAt(200, y, 300, y));
  const rules = [
    ...level,
    ...[100, 140, 220].map((y) => ruleAt(50, y, 200, y)),
    ...[50, 200, 300].map((x) => ruleAt(x, 100, x, 220)),
    ruleAt(120, 140, 120, 180),
  ];
  const texts = [
    { text: 'first', x: 60, baseline: 120 },
    { text: 'last', x: 60, baseline: 205 },
    ...[120, 160, 205].map((baseline) => ({ text: '12', x: 210, baseline })),
  ];
  const [table] = modelOf(pageOf(texts, { rules })).bands[0]?.columns[0]?.blocks ?? [];
  const firsts = table?.kind === 'table' ? table.rows.map(({ cells }) => cells[0]?.blocks.map(textOf)) : [];
  expect(firsts).toEqual([['first'], [], ['last']]);
});

it('a title over two columns of a table without rules is a cell over both', () => {
  const row = (baseline: number, ...cells: readonly string[]) =>
    cells.map((text, index) => ({ text, x: 50 + index * 100, baseline }));
  const texts = [
    { text: 'Country', x: 50, baseline: 100 },
    { text: 'Sales of all kinds', x: 165, baseline: 100 },
    ...row(114, 'France', '1,250', '1,310'),
    ...row(128, 'Spain', '950', '980'),
    ...row(142, 'Italy', '870', '910'),
  ];
  const [table] = modelOf(pageOf(texts)).bands[0]?.columns[0]?.blocks ?? [];
  const spans =
    table?.kind === 'table' ? table.rows.map(({ cells }) => cells.map((cell) => cell.columnSpan)) : [];
  expect(spans).toEqual([
    [1, 2],
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
});
