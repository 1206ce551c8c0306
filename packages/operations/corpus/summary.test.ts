import { expect, it } from 'vitest';
import { cases } from './cases.ts';
import type { CaseOutcome, FileReport } from './outcome.ts';
import { floorsOf, summaryOf } from './summary.ts';

const [pageCase] = cases;
if (!pageCase) throw new Error('There are no cases.');
const formCase = cases.find(({ isPageOperation }) => !isPageOperation) ?? pageCase;

const report = (
  outcome: Partial<CaseOutcome>,
  pageCount: number | undefined = 1,
  what = pageCase,
): FileReport => ({
  file: '/folder/some.pdf',
  facts: { pageCount },
  outcomes: [{ caseId: what.id, operation: what.operation, kind: 'ok', ...outcome }],
});
const broken = (...reports: FileReport[]): number => floorsOf(reports).filter(({ isHeld }) => !isHeld).length;

it('floors hold when everything went well', () => {
  expect(broken(report({ pagesCompared: 10, pagesDiffering: 0 }))).toBe(0);
});

it('a page operation that refuses what another program opens breaks a floor', () => {
  expect(broken(report({ kind: 'refused', detail: 'file_damaged' }))).toBe(1);
});

it('a refusal of what no other program opens is right', () => {
  expect(broken({ ...report({ kind: 'refused' }), facts: { pageCount: undefined } })).toBe(0);
});

it('a form operation may refuse a file whose form does not fit', () => {
  expect(broken(report({ kind: 'refused', detail: 'xfa_form' }, 1, formCase))).toBe(0);
});

it('a process at its deadline, an error without words and an output that PDFium refuses each break a floor', () => {
  expect(broken(report({ kind: 'deadline' }))).toBe(1);
  expect(broken(report({ kind: 'crashed' }, 1, formCase))).toBe(1);
  expect(broken(report({ kind: 'wrong', detail: 'PDFium refuses the output: file_damaged' }))).toBe(1);
});

it('one page in two hundred may look different, not more', () => {
  expect(broken(report({ pagesCompared: 200, pagesDiffering: 1 }))).toBe(0);
  expect(broken(report({ pagesCompared: 199, pagesDiffering: 1 }))).toBe(1);
});

it('a field that another reader does not find, or that does not show its value, breaks a floor', () => {
  const list = cases.find(({ operation }) => operation === 'list-fields') ?? pageCase;
  const fill = cases.find(({ operation }) => operation === 'fill-pdf') ?? pageCase;
  expect(broken(report({ fieldsCompared: 9 }, 1, list), report({ fieldsCompared: 9 }, 1, fill))).toBe(0);
  const differing = { kind: 'wrong', fieldsCompared: 9, fieldsDiffering: 1 } as const;
  expect(broken(report(differing, 1, list), report(differing, 1, fill))).toBe(2);
});

it('the summary names what failed and why', () => {
  const summary = summaryOf(
    [report({ kind: 'wrong', detail: 'looks different: page 1 by 3.0 %' })],
    '/folder',
  );
  expect(summary).toContain('some.pdf | looks different: page 1 by 3.0 %');
});
