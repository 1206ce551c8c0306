import { expect, it } from 'vitest';
import { atLeastLines, numbersLikeHeadings } from './word-styles.ts';

it('lines of at least some height are not that much higher than their letters', () => {
  expect(atLeastLines('calc(100% + 18.6pt)')).toBe('max(100%, 18.6pt)');
  expect(atLeastLines('p { line-height:calc(100% + 12pt) } q { line-height: calc(100% + 24px) }')).toBe(
    'p { line-height:max(100%, 12pt) } q { line-height: max(100%, 24px) }',
  );
  for (const other of ['1.15', '10.4pt', 'calc(-38.9px)', 'calc(100% + 1em)'])
    expect(atLeastLines(other)).toBe(other);
});

it('the number of a heading has the looks of its words', () => {
  expect(numbersLikeHeadings('p.docx_heading2 span { font-size: 13pt } p.docx_title span {}')).toBe(
    'p.docx_heading2 span, p.docx_heading2::before { font-size: 13pt } p.docx_title span {}',
  );
});
