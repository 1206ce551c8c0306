import { expect, it } from 'vitest';
import { layOutPage } from '../layout/lay-out-page.ts';
import type { PageModel } from '../model.ts';
import { textOf } from '../pieces/index.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf, type TextAt } from '../pieces/testing/page-of.ts';
import { sectionsOf } from './sections.ts';

const full = 'a line of this length fills the whole width of the column to its end and';
const linesFrom = (lines: readonly string[], top: number, x = 60): TextAt[] =>
  lines.map((text, index) => ({ text, x, baseline: top + index * 14 }));

function modelOf(texts: readonly TextAt[], page = 1, others = {}): PageModel {
  const reading = pageOf(texts, { page, ...others });
  return layOutPage(reading, readPieces(reading));
}

const blocksOf = (pages: readonly PageModel[]) =>
  sectionsOf(pages).flatMap(({ entries }) =>
    entries.flatMap(({ block }) => (block?.kind === 'paragraph' ? [textOf(block)] : [])),
  );

it('a sentence that a page divides is one paragraph', () => {
  const pages = [
    modelOf(linesFrom([full, full, full], 700)),
    modelOf(linesFrom(['it ends only here on the next page.'], 700), 2),
  ];
  const [first] = blocksOf(pages);
  expect(first).toContain('to its end and it ends only here on the next page.');
});

it('a paragraph that ends with its page stays apart from the next', () => {
  const ended = full.replace(/ and$/, '.');
  const pages = [modelOf(linesFrom([full, ended], 700)), modelOf(linesFrom(['Another begins.'], 700), 2)];
  expect(blocksOf(pages)).toHaveLength(2);
});

it('a table that goes on over the page is one table with its head on every page', () => {
  const grid = (rows: readonly string[][], page: number) => {
    const top = 600;
    const bottom = top + rows.length * 20;
    const rule = (left: number, y: number, right: number, low: number) => ({
      box: { left, top: y, right, bottom: low },
      isHorizontal: low === y,
      thicknessPoints: 1,
      colour: 0,
    });
    const rules = [
      ...[0, ...rows.map((_, index) => index + 1)].map((row) =>
        rule(60, top + row * 20, 360, top + row * 20),
      ),
      ...[60, 210, 360].map((x) => rule(x, top, x, bottom)),
    ];
    const texts = rows.flatMap((row, index) =>
      row.map((text, column) => ({ text, x: 66 + column * 150, baseline: top + 14 + index * 20 })),
    );
    return modelOf(texts, page, { rules });
  };
  const head = ['Item', 'Price'];
  const [section] = sectionsOf([grid([head, ['Paper', '12']], 1), grid([head, ['Ink', '7']], 2)]);
  const tables = (section?.entries ?? []).filter(({ block }) => block?.kind === 'table');
  expect(tables.map(({ block }) => (block?.kind === 'table' ? block.rows.length : 0))).toEqual([3]);
  expect(tables[0]?.isHeadRepeated).toBe(true);
});
