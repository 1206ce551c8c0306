import type { Rule } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { readPieces } from '../../pieces/index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { isStripeOf } from './fill-grid.ts';
import { mergedRules } from './merged-rules.ts';

const level = (left: number, right: number, y: number): Rule => ({
  box: { left, right, top: y, bottom: y },
  isHorizontal: true,
  thicknessPoints: 0.5,
  colour: 0,
});

it('a rule that was drawn in parts is one, though they waver, and another where they are clearly apart', () => {
  const count = (off: number) => mergedRules([level(50, 150, 100), level(150, 250, 100 + off)]).length;
  expect([0.6, 1.2].map(count)).toEqual([1, 2]);
});

it('a rule that was drawn in parts is one, though they do not touch, and two where there is a gap', () => {
  const count = (gap: number) => mergedRules([level(50, 150, 100), level(150 + gap, 250, 100)]).length;
  expect([2, 4].map(count)).toEqual([1, 2]);
});

it('a ground is that of some lines of a cell where it is low, and goes across', () => {
  const cell = { left: 100, top: 200, right: 200, bottom: 240 };
  const isStripe = (width: number, height: number) =>
    isStripeOf(cell, { left: 100, top: 205, right: 100 + width, bottom: 205 + height });
  expect([20, 28].map((height) => isStripe(100, height))).toEqual([true, false]);
  expect([95, 70].map((width) => isStripe(width, 20))).toEqual([true, false]);
});

it('a title over several columns belongs to the table below it, and leaves its columns apart', () => {
  const columns = (step: number) => {
    const rows = ['Paper', 'Glue', 'Ink'].flatMap((name, row) =>
      [name, '12', '14'].map((text, column) => ({ text, x: 50 + column * 100, baseline: 100 + row * 14 })),
    );
    const head = [
      { text: 'Item', x: 50, baseline: 100 - step },
      { text: 'Sales in both halves of 2024', x: 150, baseline: 100 - step },
    ];
    return findAlignedTables(readPieces(pageOf([...head, ...rows]))).map((flow) =>
      'table' in flow ? flow.table.rows.map(({ cells }) => cells.length) : 'text',
    );
  };
  expect(columns(14)).toEqual([[2, 3, 3, 3]]);
  expect(columns(30)).toEqual([[2, 3, 3, 3]]);
  expect(columns(40)).toEqual(['text', [3, 3, 3]]);
});
