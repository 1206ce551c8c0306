import { expect, it } from 'vitest';
import { placesOf as placesOfMeasured, type TextPiece } from './text-places.ts';

const placesOf = (wanted: string, pieces: readonly TextPiece[]) =>
  placesOfMeasured(wanted, pieces, (text) => text.length);

const piece = (str: string, x: number, y: number, hasEOL = false) => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 5,
  height: 10,
  hasEOL,
});

it('words are found without regard to case, spaces and ligatures, and where they stand is told', () => {
  expect(placesOf('prices AND', [piece('3. Prices and dates', 72, 700)])).toEqual([[87, 697.5, 137, 710]]);
  expect(placesOf('office', [piece('oﬃce', 0, 0)])).toEqual([[0, -2.5, 20, 10]]);
});

it('words that go on in the next line are marked in both', () => {
  const places = placesOf('client’s annual', [
    piece('the client’s an-', 0, 20, true),
    piece('nual report', 0, 0),
  ]);
  expect(places).toHaveLength(2);
});

it('what is not there is nowhere', () => {
  expect(placesOf('zebra', [piece('contract', 0, 0)])).toEqual([]);
  expect(placesOf('  ', [piece('contract', 0, 0)])).toEqual([]);
});
