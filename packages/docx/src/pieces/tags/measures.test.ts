import type { ContentTag, PageCharacter, TagElement } from '@pagesmith/pdf';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../model.ts';
import { readPieces } from '../read-pieces.ts';
import { pageOf, type TextAt } from '../testing/page-of.ts';
import { orderAcross } from './read-order.ts';
import { hasGoodTags } from './trust.ts';

const paragraph = (index: number): TagElement => ({
  type: 'P',
  parent: undefined,
  index,
  columnSpan: 1,
  rowSpan: 1,
});

const tagOf = (place: number): ContentTag => ({
  element: paragraph(place),
  place,
  headingLevel: undefined,
  description: '',
});

/** Texts that are paragraphs of their own, read in the order in which they are given. */
const tagged = (texts: readonly TextAt[]): PageCharacter[] =>
  texts.flatMap((text, place) => {
    const tag = tagOf(place);
    return pageOf([text]).characters.map((character) => ({ ...character, tag }));
  });

describe('the tags of a page are believed', () => {
  const hundred = (change: Partial<PageCharacter>, count: number) =>
    hasGoodTags(
      tagged([{ text: 'x'.repeat(100), x: 50, baseline: 100 }]).map((character, index) =>
        index < count ? { ...character, ...change } : character,
      ),
    );

  it('where they cover nearly all of its letters', () => {
    expect([3, 6].map((count) => hundred({ tag: undefined }, count))).toEqual([true, false]);
  });

  it('where they do not call most of it no content', () => {
    const artifact = { tag: undefined, isArtifact: true };
    expect([30, 60].map((count) => hundred(artifact, count))).toEqual([true, false]);
  });

  it('where hardly a paragraph is read after one that stands below it', () => {
    const disordered = (backward: number) =>
      hasGoodTags(
        tagged(
          Array.from({ length: 14 }, (_, index) => {
            const isSwapped = index < backward * 2;
            const row = isSwapped ? index + (index % 2 === 0 ? 1 : -1) : index;
            return { text: `paragraph ${index}`, x: 50, baseline: 100 + row * 20 };
          }),
        ),
      );
    expect([0, 1, 2].map(disordered)).toEqual([true, true, false]);
  });

  it('where what is read after a lower one stands beside it, as in the next column', () => {
    const shifted = (letters: number) =>
      hasGoodTags(
        tagged([
          { text: 'x'.repeat(20), x: 50, baseline: 300 },
          { text: 'x'.repeat(20), x: 50 + (20 - letters) * 5, baseline: 100 },
        ]),
      );
    expect([0, 8, 14, 20].map(shifted)).toEqual([true, true, false, false]);
  });
});

it('tags that change sides now and then read columns, and row by row where they do it again and again', () => {
  const side = (x: number): Piece[] =>
    readPieces(
      pageOf(Array.from({ length: 10 }, (_, row) => ({ text: `row ${row}`, x, baseline: 100 + row * 14 }))),
    );
  const orderOf = (runs: readonly number[]) => {
    const [left, right] = [side(50), side(300)];
    const taken = { left: 0, right: 0 };
    let place = 0;
    const tags = new Map<Piece, ContentTag>();
    for (const [index, count] of runs.entries()) {
      for (let piece = 0; piece < count; piece++) {
        const own = index % 2 === 0 ? left[taken.left++] : right[taken.right++];
        if (own !== undefined) tags.set(own, tagOf(place++));
      }
    }
    const marked = (pieces: readonly Piece[]) => pieces.map((piece) => ({ ...piece, tag: tags.get(piece) }));
    return orderAcross(marked(left), marked(right));
  };
  expect(orderOf([10, 10])).toBe('columns');
  expect(orderOf([5, 5, 5, 5])).toBe(undefined);
  expect(orderOf([3, 3, 3, 3, 3, 4, 1])).toBe('rows');
});
