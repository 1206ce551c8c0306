import { describe, expect, it } from 'vitest';
import { readPieces } from '../../pieces/read-pieces.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { paragraphsOf } from './paragraphs.ts';

const column = { left: 60, right: 540 };

it('the centred lines of an address stay lines of their own', () => {
  const lines = ['Homeowners Association', 'Attn: The Gatehouse', '9879 Tannon Road No 8'];
  const texts = lines.map((text, index) => ({
    text,
    x: 300 - text.length * 2.5,
    baseline: 100 + index * 12,
  }));
  expect(paragraphsOf(readPieces(pageOf(texts)), column)).toHaveLength(3);
});

it('a number that comes to stand at the beginning of a line begins no list', () => {
  const full = 'this line goes on to the right edge of its column, and it has the number of page';
  const texts = [full, '5. in the text of the next one, which is no item at all'].map((text, index) => ({
    text,
    x: 60,
    baseline: 100 + index * 12,
  }));
  expect(paragraphsOf(readPieces(pageOf(texts)), column)).toHaveLength(1);
});

it('lines at double distance are still one paragraph', () => {
  const full = 'this line of a manuscript goes on to the right edge of its column and further on';
  const texts = [full, full, full].map((text, index) => ({ text, x: 60, baseline: 100 + index * 24 }));
  expect(paragraphsOf(readPieces(pageOf(texts)), column)).toHaveLength(1);
});

it('lines that begin with what they say something of are lines of their own', () => {
  const linesOf = (...lines: readonly string[]) => {
    const texts = lines.map((text, index) => ({ text, x: 60, baseline: 100 + index * 12 }));
    return paragraphsOf(readPieces(pageOf(texts)), column).length;
  };
  expect(linesOf('Type of process: A1', 'Invoice: F20180003')).toBe(2);
  expect(linesOf('Remark: the goods were sent back in', 'May, as agreed with: the seller, and')).toBe(1);
});

it('lines beside a figure, between lines of full width, are one paragraph', () => {
  const full = 'this line goes on to the right edge of its column, and it has some more words than that';
  const narrow = 'these lines stand beside a fig';
  const texts = [full, full, narrow, narrow, narrow, narrow, narrow, full, full].map((text, index) => ({
    text,
    x: 60,
    baseline: 100 + index * 12,
  }));
  const sizes = paragraphsOf(readPieces(pageOf(texts)), column).map(({ lines }) => lines.length);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(5);
});

describe('lines that all look like beginnings', () => {
  const paragraphsIn = (lines: readonly string[], step = 12) => {
    const texts = lines.map((text, index) => ({ text, x: 60, baseline: 100 + index * step }));
    return paragraphsOf(readPieces(pageOf(texts)), { left: 60, right: 190 }).length;
  };
  const address = [
    'CIVIL RIGHTS OF',
    'SAN FRANCISCO BAY AREA',
    '131 Steuart St #400',
    'San Francisco, CA 94105',
  ];

  it('are those of an address where one of them ends early', () => {
    expect(paragraphsIn(address)).toBe(4);
    expect(paragraphsIn(['LAWYERS FOR THE BAY AREA', ...address.slice(1)])).toBe(1);
    expect(paragraphsIn(['jordan@example.org', 'AND', ...address.slice(1)])).toBe(5);
  });

  it('are chance where they are three, where they stand apart, or where most fill their width', () => {
    expect(paragraphsIn([...address.slice(0, 2), 'San Francisco, CA 94105'])).toBe(2);
    expect(paragraphsIn(address, 17)).toBe(2);
    const full = Array.from({ length: 4 }, () => 'San Francisco, CA 94105');
    expect(paragraphsIn(['CIVIL RIGHTS OF', 'San Francisco, CA 94105', ...full])).toBe(2);
  });

  it('are chance in a list of names, where only the ends of sentences leave room', () => {
    const names = ['Stephen Whiting and The', 'Al Lee.', 'Christopher Taub with a', 'Jo Day.'];
    expect(paragraphsIn(names)).toBe(2);
  });

  it('tell what the lines near to them are, and not those of a long list', () => {
    const short = Array.from({ length: 6 }, (_, index) => `Room ${index}`);
    const full = Array.from({ length: 20 }, () => 'San Francisco, CA');
    expect(paragraphsIn([...short, ...full])).toBe(11);
  });
});
