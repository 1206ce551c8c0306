import { expect, test } from 'vitest';
import { allCode } from './all-code.ts';
import { piecesOf } from './runs.ts';

test.each(allCode().map(([grammar, code]) => [grammar, code.slice(0, 40), code]))(
  'code in %s is drawn in pieces that are the code: %s',
  (_grammar, _beginning, code) => {
    const pieces = piecesOf(code);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.length).toBeGreaterThan(1);
  },
);

test('code that the build has not drawn is shown in one piece', () => {
  expect(piecesOf('never seen')).toEqual([{ kind: undefined, text: 'never seen' }]);
});
