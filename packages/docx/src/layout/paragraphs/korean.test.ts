import { expect, it } from 'vitest';
import { linesOf, readPieces } from '../../pieces/index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { paragraphOf } from './paragraphs.ts';

/** The text of a paragraph of Korean lines in a column that is as wide as so many syllables of these pages. */
function textOf(texts: readonly string[], syllables?: number): string {
  const page = pageOf(texts.map((text, row) => ({ text, x: 50, baseline: 100 + row * 14 })));
  const lines = linesOf(readPieces(page));
  const widths = lines.map(({ box }) => box.right - 50);
  const perSyllable = (widths[0] ?? 0) / (texts[0]?.length ?? 1);
  const width = syllables === undefined ? Math.max(...widths) : syllables * perSyllable;
  const paragraph = paragraphOf(lines, { left: 50, right: 50 + width });
  return paragraph.spans.map(({ text }) => text).join('');
}

it('lines of Korean that end with a word are joined by a space, and those inside a word are not', () => {
  expect(textOf(['보험금 지급 여부에', '대하여 본다.'])).toBe('보험금 지급 여부에 대하여 본다.');
  expect(textOf(['이와 관련하여 국내 확', '진자는 많다.'])).toBe('이와 관련하여 국내 확진자는 많다.');
  expect(textOf(['세계적 유행 단계', '에 들어섰다.'])).toBe('세계적 유행 단계에 들어섰다.');
  expect(textOf(['여기서 제2조 및', '제3조를 본다.'])).toBe('여기서 제2조 및 제3조를 본다.');
});

it('lines with room for more end with whole words', () => {
  const title = ['코로나 관련 보험약관상', '재해보험금 지급문제'];
  expect(textOf(title, 12)).toBe('코로나 관련 보험약관상재해보험금 지급문제');
  expect(textOf(title, 20)).toBe('코로나 관련 보험약관상 재해보험금 지급문제');
});

it('Chinese and Japanese have no spaces', () => {
  expect(textOf(['数字技术与社会', '互动'], 20)).toBe('数字技术与社会互动');
  expect(textOf(['日本語の文章は', '続く'], 20)).toBe('日本語の文章は続く');
});
