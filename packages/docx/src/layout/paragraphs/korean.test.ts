import { expect, it } from 'vitest';
import { linesOf, readPieces } from '../../pieces/index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { paragraphOf } from './paragraphs.ts';

/** The text of a paragraph of Korean lines. */
function textOf(texts: readonly string[]): string {
  const page = pageOf(texts.map((text, row) => ({ text, x: 50, baseline: 100 + row * 14 })));
  const paragraph = paragraphOf(linesOf(readPieces(page)), { left: 50, right: 400 });
  return paragraph.spans.map(({ text }) => text).join('');
}

it('lines of Korean that end with a word are joined by a space, and those inside a word are not', () => {
  expect(textOf(['보험금 지급 여부에', '대하여 살펴본다.'])).toBe('보험금 지급 여부에 대하여 살펴본다.');
  expect(textOf(['이와 관련하여 국내 확', '진자는 많다.'])).toBe('이와 관련하여 국내 확진자는 많다.');
  expect(textOf(['세계적 유행 단계', '에 돌입하였다.'])).toBe('세계적 유행 단계에 돌입하였다.');
  expect(textOf(['제2조 및', '제3조를 본다.'])).toBe('제2조 및 제3조를 본다.');
});

it('lines that are not filled to one edge end with whole words', () => {
  const ragged = ['보험약관상', '재해보험금 지급문제', '개선과제'];
  expect(textOf(ragged)).toBe('보험약관상 재해보험금 지급문제 개선과제');
  expect(textOf(['코로나 관련 보험약', '관의 규정 문제와 해', '결책'])).toBe(
    '코로나 관련 보험약관의 규정 문제와 해결책',
  );
});

it('Chinese and Japanese have no spaces', () => {
  expect(textOf(['数字技术与社会', '互动'])).toBe('数字技术与社会互动');
  expect(textOf(['日本語の文章は', '続く'])).toBe('日本語の文章は続く');
});
