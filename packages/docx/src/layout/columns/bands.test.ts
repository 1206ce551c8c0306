import { expect, it } from 'vitest';
import { readPieces } from '../../pieces/read-pieces.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import type { Item } from '../item.ts';
import { findBands } from './bands.ts';

const rows = Array.from({ length: 8 }, (_, index) => 100 + index * 14);
const words = ['a first line of words', 'of which one follows', 'to the other and ends'];

const columnAt = (x: number): Item[] =>
  readPieces(
    pageOf(rows.map((baseline, index) => ({ text: words[index % words.length] ?? '', x, baseline }))),
  ).map((piece) => ({ piece, box: piece.box }));

it('a picture behind two of three columns does not keep the search for columns from ending', () => {
  const box = { left: 60, top: 90, right: 285, bottom: 210 };
  const picture = { box, format: 'png', bytes: new Uint8Array() } as const;
  const behind: Item = { box, block: { kind: 'picture', box, picture } };
  const items = [behind, ...columnAt(60), ...columnAt(180), ...columnAt(300)];
  const found = findBands(items).flatMap(({ columns }) => columns.flat());
  expect(new Set(found)).toEqual(new Set(items));
  expect(found).toHaveLength(items.length);
});
