import { expect, it } from 'vitest';
import type { Paragraph } from '../../model.ts';
import { readPieces } from '../../pieces/read-pieces.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { paragraphsOf } from './paragraphs.ts';

const column = { left: 100, right: 500 };
const textOf = ({ spans }: Paragraph) => spans.map(({ text }) => text).join('');
const long = 'كانت هذه سطور طويلة من الكلمات التي تملأ عرض العمود كله حتى آخره تماما هن';

function paragraphsFrom(lines: readonly string[], x = 500): Paragraph[] {
  const texts = lines.map((text, index) => ({ text, x, baseline: 100 + index * 14, isRightToLeft: true }));
  return paragraphsOf(readPieces(pageOf(texts)), column);
}

it('a line of Arabic that reaches the left edge goes on in the next, and a short one ends its paragraph', () => {
  const paragraphs = paragraphsFrom([long, long, 'سطر قصير', long]);
  expect(paragraphs.map(({ lines }) => lines.length)).toEqual([3, 1]);
  expect(paragraphs.every(({ isRightToLeft }) => isRightToLeft)).toBe(true);
});

it('the mark of an Arabic list stands at the right and leaves the text', () => {
  const paragraphs = paragraphsFrom(['•  البند الأول', '•  البند الثاني']);
  expect(paragraphs.map(({ list }) => list?.format)).toEqual(['bullet', 'bullet']);
  expect(paragraphs.map(textOf)).toEqual(['البند الأول', 'البند الثاني']);
});
