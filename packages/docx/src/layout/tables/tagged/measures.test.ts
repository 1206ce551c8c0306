import type { Box, Rule } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';
import type { TaggedCell } from './table-cells.ts';
import { columnEdgesOf } from './table-edges.ts';

/** A table of the tags: rows of cells, each with where its text begins and ends. */
function tableOf(
  rows: readonly (readonly (readonly [left: number, right: number])[])[],
  columnCount: number,
) {
  const boxes = new Map<TaggedCell, Box>();
  rows.forEach((cells, row) => {
    cells.forEach(([left, right], column) => {
      const cell = { row, column, rowSpan: 1, columnSpan: 1, isHead: false, pieces: [] };
      boxes.set(cell, { left, right, top: 100 + row * 20, bottom: 110 + row * 20 });
    });
  });
  return { tagged: { rowCount: rows.length, columnCount, cells: [...boxes.keys()] }, boxes };
}

const uprightAt = (x: number): Rule => ({
  box: { left: x, right: x, top: 90, bottom: 200 },
  isHorizontal: false,
  thicknessPoints: 1,
  colour: 0,
});

it('texts of two columns may touch, and are no columns where they stand over each other', () => {
  const isTable = (overlap: number) => {
    const row = [
      [100, 200],
      [200 - overlap, 300],
    ] as const;
    const { tagged, boxes } = tableOf([row, row], 2);
    return columnEdgesOf(tagged, boxes, []) !== undefined;
  };
  expect([1, 2].map(isTable)).toEqual([true, false]);
});

it('the rule at the side of a table is its edge where it is close to the texts', () => {
  const edgeWith = (distance: number) => {
    const row = [
      [100, 150],
      [200, 250],
    ] as const;
    const { tagged, boxes } = tableOf([row, row], 2);
    return columnEdgesOf(tagged, boxes, [uprightAt(100 - distance)])?.[0];
  };
  expect([9, 18].map(edgeWith)).toEqual([91, 98]);
});

it('a cell whose text begins a little before its column stands in that column', () => {
  const columnOf = (before: number) => {
    const full = [
      [100, 150],
      [200, 250],
      [300, 350],
    ] as const;
    const { tagged, boxes } = tableOf([full, full, [[175 - before, 250]]], 3);
    return fitColumns(tagged, boxes)?.tagged.cells.at(-1)?.column;
  };
  expect([1, 2].map(columnOf)).toEqual([1, 0]);
});
