import { expect, it } from 'vitest';
import { layOutPage } from '../layout/index.ts';
import { lineText, readPieces } from '../pieces/index.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { languagesOf } from './language.ts';
import { findLinkTargets } from './link-targets.ts';

it('a link leads to the line that begins at its place or a little below, and not to the foot of the one above', () => {
  const reached = (top: number) => {
    const texts = [
      { text: 'See below.', x: 50, baseline: 50 },
      { text: 'The line above.', x: 50, baseline: 100 },
      { text: 'The line that is meant.', x: 50, baseline: 140 },
    ];
    const links = [{ box: { left: 50, right: 100, top: 42, bottom: 52 }, target: { page: 1, top } }];
    const reading = pageOf(texts, { links });
    const targets = findLinkTargets([layOutPage(reading, readPieces(reading))]);
    return [...targets.keys()].map(([line]) => (line === undefined ? '' : lineText(line)));
  };
  expect(reached(98)).toEqual(['The line above.']);
  expect(reached(100)).toEqual(['The line that is meant.']);
});

it.each(['а', 'ω', '中', 'א'])('some letters tell a language, and fewer do not: %s', (letter) => {
  const isTold = (count: number) => {
    const reading = pageOf([{ text: letter.repeat(count), x: 50, baseline: 50 }]);
    const told = languagesOf('', [layOutPage(reading, readPieces(reading))]);
    return Object.values(told).some((language) => language !== undefined);
  };
  expect([isTold(19), isTold(20)]).toEqual([false, true]);
});
