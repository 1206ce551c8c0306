import { expect, it } from 'vitest';
import { readPieces } from '../../pieces/read-pieces.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { paragraphsOf } from './paragraphs.ts';

const line = 'a line of narrow letters that is as long as those above and below it';

/** How a paragraph of three lines is set whose second is another one. */
function setting({ second = line, shiftPoints = 0, mark = '' }) {
  const texts = [mark + line, mark === '' ? second : `   ${second}`, line.slice(0, 40)].map(
    (text, index) => ({
      text,
      x: 60 + (index === 1 ? shiftPoints : 0),
      baseline: 100 + index * 12,
      widthEm: 0.2,
    }),
  );
  const [paragraph, ...others] = paragraphsOf(readPieces(pageOf(texts)), { left: 60, right: 210 });
  expect(others).toEqual([]);
  return paragraph?.alignment;
}

it('lines that end at one edge, but for what no eye sees, are justified', () => {
  expect(setting({})).toEqual('justified');
  expect(setting({ shiftPoints: 1 })).toEqual('justified');
  expect(setting({ shiftPoints: 1.8 })).toEqual('left');
});

it('a hyphen may stand out of the edge of a justified paragraph, and a letter may not', () => {
  expect(setting({ second: `${line}-` })).toEqual('justified');
  expect(setting({ second: `${line}s` })).toEqual('left');
  expect(setting({ second: `${line}.”` })).toEqual('left');
});

it('an item of a list is justified as other paragraphs are', () => {
  expect(setting({ mark: '1. ' })).toEqual('justified');
  expect(setting({ mark: '1. ', second: `${line} on` })).toEqual('left');
});

it('two lines that begin and end together are set to the left, however far from the edge of their column', () => {
  const alignmentAt = (shiftPoints: number) => {
    const texts = [line, line].map((text, index) => ({
      text,
      x: 160 + index * shiftPoints,
      baseline: 100 + index * 12,
      widthEm: 0.2 - (index * shiftPoints) / line.length / 10,
    }));
    const [paragraph] = paragraphsOf(readPieces(pageOf(texts)), { left: 20, right: 296 });
    return paragraph?.alignment;
  };
  expect([alignmentAt(0), alignmentAt(4), alignmentAt(12)]).toEqual(['left', 'left', 'right']);
});
