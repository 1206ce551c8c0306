import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf, type Sheet } from '../testing/index.ts';
import { prose } from './outline-of.ts';

const figures = ['60,400', '5,000', '700,000', '1,190,000', '480', '36,000'];

async function cellsOf(draw: (sheet: Sheet) => void): Promise<string[]> {
  const document = await drawPdf((sheet) => {
    sheet.lines(72, 60, prose(3));
    draw(sheet);
  });
  const body = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
  return [...body.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell);
}

it('figures below heads with rules of their own end where they ended', async () => {
  const cells = await cellsOf(({ text, rule }) => {
    text(72, 140, 'Country');
    for (const [x, year] of [
      [300, '2009'],
      [420, '2010'],
    ] as const) {
      text(x, 140, year, { isRight: true });
      rule(x - 60, 144, x, 144);
      for (const [row, figure] of figures.entries()) text(x, 160 + row * 14, figure, { isRight: true });
    }
    for (const row of figures.keys()) text(72, 160 + row * 14, `Country of row ${row}`);
  });
  const ofFigures = cells.filter((cell) => figures.some((figure) => cell.includes(`>${figure}<`)));
  expect(ofFigures).toHaveLength(figures.length * 2);
  for (const cell of ofFigures) expect(cell).toContain('<w:jc w:val="right"/>');
});

it('figures behind a tab in the cells of a column end where they ended', async () => {
  // More of them are columns of their own.
  const few = figures.slice(0, 3);
  const cells = await cellsOf(({ text, rule }) => {
    const rows = few.length;
    for (let row = 0; row <= rows; row++) rule(72, 150 + row * 18, 372, 150 + row * 18);
    for (const x of [72, 172, 372]) rule(x, 150, x, 150 + rows * 18);
    for (const [row, figure] of few.entries()) {
      text(80, 163 + row * 18, `Row ${row}`);
      text(250, 163 + row * 18, figure, { isRight: true });
      text(360, 163 + row * 18, figure, { isRight: true });
    }
  });
  const ofFigures = cells.filter((cell) => few.some((figure) => cell.includes(`>${figure}<`)));
  expect(ofFigures).toHaveLength(few.length);
  for (const cell of ofFigures) expect(cell).toMatch(/<w:tab w:val="right" w:pos="\d+"\/>/);
});

it('a list of names, codes and amounts is one table, however full its columns are', async () => {
  const cells = await cellsOf(({ text }) => {
    for (let row = 0; row < 30; row++) {
      const y = 160 + row * 14;
      text(50, y, `SANTANGELO${row % 7}`);
      text(190, y, `27.083.${400 + row}`);
      text(260, y, `20-270834${10 + row}-5`);
      text(345, y, '09/10/2013');
      text(415, y, 'EFECTIVO');
      text(540, y, `$ ${10 + row * 7}.000,00`, { isRight: true });
    }
  });
  expect(cells.filter((cell) => cell.includes('20-270834'))).toHaveLength(30);
  expect(cells.filter((cell) => cell.includes('.000,00'))).toHaveLength(30);
});
