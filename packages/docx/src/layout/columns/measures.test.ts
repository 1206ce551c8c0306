import { describe, expect, it } from 'vitest';
import type { PictureBlock } from '../../model.ts';
import { readPieces } from '../../pieces/index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import type { Item } from '../item.ts';
import { layOutPage } from '../lay-out-page.ts';
import { findBands } from './bands.ts';
import { withColumnPictures } from './column-pictures.ts';
import { areColumns } from './text-columns.ts';

interface Place {
  readonly y?: number;
  readonly step?: number;
  readonly size?: number;
}

/** Lines of one side of a page, whose letters are half as wide as their size. */
const side = (x: number, lines: readonly string[], { y = 100, step = 14, size = 10 }: Place = {}): Item[] =>
  readPieces(
    pageOf(
      lines.map((text, row) => ({ text, x, baseline: y + row * step, sizePoints: size })),
      { width: 1200 },
    ),
  ).map((piece) => ({ piece, box: piece.box }));

const picture = (left: number, top: number, right: number, bottom: number): PictureBlock => {
  const box = { left, top, right, bottom };
  return { kind: 'picture', box, picture: { box, format: 'png', bytes: new Uint8Array() } };
};

const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const line = 'a line that fills its column, from end to end'.slice(0, 40);

describe('the two sides of a gap are columns', () => {
  /** Rows of one short text each, of which some stand on the lines of the other side. */
  const halves = (count: number, letters: number, aligned = 0) => {
    const others = times(count, 'x'.repeat(letters));
    return areColumns(side(50, times(count, 'x'.repeat(6))), [
      ...side(320, others.slice(0, aligned)),
      ...side(320, others.slice(aligned), { y: 107 + aligned * 14 }),
    ]);
  };

  it('where they are about as wide as each other, whatever stands in them', () => {
    expect([6, 7, 9].map((letters) => halves(12, letters))).toEqual([true, true, false]);
  });

  it('where they are so long that they are halves of the page', () => {
    expect([7, 14].map((count) => halves(count, 6))).toEqual([false, true]);
  });

  it('where their lines do not stand beside each other, as the rows of a table do', () => {
    expect([7, 14].map((aligned) => halves(20, 6, aligned))).toEqual([true, false]);
  });

  /** A side bar of short lines beside much wider text that is never full, and some of its lines on those of the other. */
  const aside = (count: number, others: number, aligned = 0) => {
    const texts = times(count, 'short').with(0, 'a longer one').with(1, 'and another');
    return areColumns(
      [...side(50, texts.slice(0, aligned)), ...side(50, texts.slice(aligned), { y: 105 + aligned * 14 })],
      side(200, times(others, 'half of a line').with(0, 'half of a line, and then the rest of it too')),
    );
  };

  it('where so many lines of a side bar do not stand on those beside it, whatever their widths', () => {
    expect([12, 16].map((count) => aside(count, 20))).toEqual([false, true]);
    expect([26, 29].map((others) => aside(16, others))).toEqual([true, false]);
    expect([4, 5].map((aligned) => aside(16, 20, aligned))).toEqual([true, false]);
  });

  /** Running text, of which some lines are full, beside notes of a few letters, of which one is longer. */
  const beside = (full: number, letters: number) =>
    areColumns(
      side(50, [...times(full, line), ...times(20 - full, line.slice(0, 15))]),
      side(320, ['x'.repeat(letters), ...times(6, 'xx')], { y: 107, step: 28 }),
    );

  it('where one is running text, though the other is not', () => {
    expect([9, 12].map((full) => beside(full, 14))).toEqual([false, true]);
  });

  it('where the notes beside running text are wide enough for a column', () => {
    expect([8, 14].map((letters) => beside(20, letters))).toEqual([false, true]);
  });

  it('where a picture stands for as many lines as it is high', () => {
    const pictured = (height: number) => {
      const block = picture(50, 100, 250, 100 + height);
      return areColumns(
        [{ block, box: block.box }, ...side(50, [line], { y: 120 + height })],
        side(320, times(10, line), { y: 107 }),
      );
    };
    expect([49, 84].map(pictured)).toEqual([false, true]);
  });
});

describe('what stands above columns', () => {
  const text = (x: number, y = 100) => side(x, times(12, line), { y });
  /** How many texts each column of each band has. */
  const bandsOf = (...items: readonly Item[][]) =>
    findBands(items.flat()).map(({ columns }) => columns.map((column) => column.length));

  it('is a title where it is larger than their text', () => {
    const below = (size: number) => bandsOf(side(50, ['A title'], { y: 80, size }), text(50), text(320));
    expect([11.5, 16].map(below)).toEqual([[[13, 12]], [[1], [12, 12]]]);
  });

  it('is a title of both where both begin below it, and a heading of the first otherwise', () => {
    const below = (later: number) =>
      bandsOf(side(50, ['A title'], { y: 80, size: 16 }), text(50), text(320, 100 + later));
    expect([20, 45].map(below)).toEqual([[[1], [12, 12]], [[13, 12]]]);
  });

  it('is their head where it is short, and a line of theirs otherwise', () => {
    const wide = (x: number) => side(x, times(12, 'a line as long as two of them '.repeat(3)));
    const below = (letters: number) =>
      bandsOf(side(50, ['x'.repeat(letters)], { y: 70 }), wide(50), wide(560));
    expect([45, 80].map(below)).toEqual([[[1], [12, 12]], [[13, 12]]]);
  });

  it('is their head where it is a few lines', () => {
    const below = (count: number) =>
      bandsOf(
        side(50, times(count, 'a line'), { y: 400 - count * 30, step: 30 }),
        text(50, 400),
        text(320, 400),
      );
    expect(below(5)).toEqual([[5], [12, 12]]);
    expect(below(8)).toEqual([[6], [14, 12]]);
  });
});

describe('a picture stands in the text', () => {
  const around = [
    ...side(50, times(8, line)),
    ...side(50, times(8, line), { y: 320 }),
    ...side(300, times(24, line), { y: 107 }),
  ];
  const isInColumn = (block: PictureBlock) => withColumnPictures(around, [block]).placed.length === 0;

  it('of its column where it hardly reaches beyond that', () => {
    expect([6, 12].map((beyond) => isInColumn(picture(50, 230, 250 + beyond, 290)))).toEqual([true, false]);
  });

  it('of its column where it takes a good part of its width', () => {
    expect([40, 90].map((width) => isInColumn(picture(50, 230, 50 + width, 290)))).toEqual([false, true]);
  });

  it('unless it is at the edge of the page, where headers are', () => {
    const isPlaced = (bottom: number) => {
      const { picture: drawn } = picture(50, 10, 250, bottom);
      const reading = pageOf([{ text: line, x: 50, baseline: 300 }], { pictures: [drawn] });
      return layOutPage(reading, readPieces(reading)).placed.length === 1;
    };
    expect([50, 90].map(isPlaced)).toEqual([true, false]);
  });
});
