import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { convertToDocx } from '../../../convert.ts';
import { complaintsAbout } from '../../../testing/index.ts';
import { type Tag, type TextAt, tag, taggedPdf, text } from './testing/tagged-pdf.ts';

async function bodyOf(tags: readonly Tag[], untagged: readonly TextAt[] = []): Promise<string> {
  const docx = await convertToDocx(await taggedPdf(tags, untagged));
  expect(complaintsAbout(docx)).toEqual([]);
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
}

const plain = (xml: string) => xml.replace(/<w:tab\/>/g, '\t').replace(/<[^>]+>/g, '');
const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner = '']) => plain(inner));
const rows = (xml: string) =>
  [...xml.matchAll(/<w:tr>(.*?)<\/w:tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell = '']) => plain(cell)),
  );

const row = (type: string, y: number, ...texts: readonly string[]) =>
  tag('TR', ...texts.map((words, index) => tag(type, text(words, 60 + index * 120, y))));

it('lines that the tags call paragraphs stay apart, however full they are', async () => {
  const xml = await bodyOf([
    tag('P', text('The department of computer engineering at', 60, 700)),
    tag('P', text('The university of the capital of the country', 60, 686)),
  ]);
  expect(paragraphs(xml)).toHaveLength(2);
});

it('lines of one tag are one paragraph, though one of them is indented', async () => {
  const xml = await bodyOf([
    tag(
      'P',
      text('This is the first line of a paragraph that goes on below', 60, 700),
      text('with a line that begins further to the right than it', 90, 686),
    ),
  ]);
  expect(paragraphs(xml)).toHaveLength(1);
});

it('the label of an item becomes the mark of a list, whatever sign it is', async () => {
  const item = (y: number, words: string) =>
    tag('LI', tag('Lbl', text('+', 60, y)), tag('LBody', text(words, 72, y)));
  const xml = await bodyOf([tag('L', item(700, 'the first thing'), item(686, 'the second thing'))]);
  expect(paragraphs(xml)).toEqual(['the first thing', 'the second thing']);
  expect(xml.match(/<w:numPr>/g)).toHaveLength(2);
});

it('a table of the tags has their rows, spans and head, though two of its rows are no table by themselves', async () => {
  const head = tag('TR', tag('TH', text('Year', 60, 700)), {
    ...tag('TH', text('Sales in the two halves', 180, 700)),
    columnSpan: 2,
  });
  const xml = await bodyOf([tag('Table', head, row('TD', 684, '2024', '12.5', '14.0'))]);
  expect(rows(xml)).toEqual([
    ['Year', 'Sales in the two halves'],
    ['2024', '12.5', '14.0'],
  ]);
  expect(xml).toContain('<w:gridSpan w:val="2"/>');
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
});

it('a cell over two rows is one cell', async () => {
  const first = tag(
    'TR',
    { ...tag('TD', text('Europe', 60, 693)), rowSpan: 2 },
    tag('TD', text('France', 180, 700)),
    tag('TD', text('Paris', 300, 700)),
  );
  const second = tag('TR', tag('TD', text('Spain', 180, 686)), tag('TD', text('Madrid', 300, 686)));
  const third = row('TD', 672, 'Asia', 'Japan', 'Tokyo');
  const xml = await bodyOf([tag('Table', first, second, third)]);
  expect(rows(xml)).toEqual([
    ['Europe', 'France', 'Paris'],
    ['', 'Spain', 'Madrid'],
    ['Asia', 'Japan', 'Tokyo'],
  ]);
  expect(xml).toContain('<w:vMerge w:val="restart"/>');
});

it('cells that the tags leave out when they are empty stay empty', async () => {
  const total = tag('TR', tag('TD'), tag('TD', text('1,250', 180, 660)), tag('TD', text('1,310', 300, 660)));
  const xml = await bodyOf([
    tag('Table', row('TD', 700, 'North', '950', '980'), row('TD', 680, 'South', '300', '330'), total),
  ]);
  expect(rows(xml).at(-1)).toEqual(['', '1,250', '1,310']);
});

it('tags whose cells stand over each other are not believed', async () => {
  const wrong = tag(
    'Table',
    tag(
      'TR',
      tag('TD', text('A sentence that has nothing to do with tables at all', 60, 700)),
      tag('TD', text('and', 80, 686)),
    ),
    tag(
      'TR',
      tag('TD', text('another one that follows it without being a cell', 60, 672)),
      tag('TD', text('of it', 70, 658)),
    ),
  );
  expect(await bodyOf([wrong])).not.toContain('<w:tbl>');
});

it('tags that leave a good part of the text out are not believed', async () => {
  const lines = [
    'The seller sells what is named below, and the',
    'buyer buys it at the price that is named there.',
  ];
  const xml = await bodyOf(
    [tag('P', text('A short word', 60, 760))],
    lines.map((words, index) => text(words, 60, 700 - index * 14)),
  );
  expect(paragraphs(xml)).toContain(lines.join(' '));
});

it('text that the tags read side by side is a table of rows, and no columns', async () => {
  const lines = Array.from({ length: 8 }, (_, index) => 700 - index * 14);
  const left = 'a full line of the text on the left hand side';
  const right = 'a full line of the text on the right hand side';
  const side = (words: string, x: number) => lines.map((y) => tag('P', text(words, x, y)));
  const byRows = lines.flatMap((y) => [tag('P', text(left, 60, y)), tag('P', text(right, 330, y))]);
  expect(await bodyOf(byRows)).not.toContain('w:num="2"');
  expect(await bodyOf([...side(left, 60), ...side(right, 330)])).toContain('w:num="2"');
});
