import type { OperationId } from '@pagesmith/operations';
import type { Turn } from './original.ts';

export type Value = string | 'the file itself';
const itself = 'the file itself';

/** Which page of the file each page of the output has to look like, and how it is turned. */
export interface ExpectedPages {
  readonly pages: readonly number[];
  readonly turn: Turn;
}

export interface Subject {
  readonly pageCount: number;
  readonly textFields: readonly { readonly name: string; readonly value: string }[];
  readonly firstField: string | undefined;
  readonly lastWord: string | undefined;
}

/** One request made of a file; undefined where the file has nothing to make it of. */
export interface Case {
  readonly id: string;
  readonly operation: OperationId;
  /** Every file that another program opens has to be processed by these. */
  readonly isPageOperation: boolean;
  readonly watermark?: string;
  readonly options?: Readonly<Record<string, string>>;
  parts(subject: Subject): readonly (readonly [name: string, value: Value])[] | undefined;
  expected?(pageCount: number): ExpectedPages;
}

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
const unturned = (pages: readonly number[]): ExpectedPages => ({ pages, turn: 0 });
const file = ['file', itself] as const;

const pageCases: readonly Case[] = [
  {
    id: 'extract all pages',
    operation: 'extract-pages',
    isPageOperation: true,
    parts: ({ pageCount }) => [file, ['pages', `1-${pageCount}`]],
    expected: (pageCount) => unturned(upTo(pageCount)),
  },
  {
    id: 'extract the first page',
    operation: 'extract-pages',
    isPageOperation: true,
    parts: () => [file, ['pages', '1']],
    expected: () => unturned([1]),
  },
  {
    id: 'extract all pages, turned',
    operation: 'extract-pages',
    isPageOperation: true,
    parts: ({ pageCount }) => [file, ['pages', `1-${pageCount}`], ['rotate', '90']],
    expected: (pageCount) => ({ pages: upTo(pageCount), turn: 90 }),
  },
  {
    id: 'remove the first page',
    operation: 'remove-page',
    isPageOperation: true,
    parts: ({ pageCount }) => (pageCount > 1 ? [file, ['pages', '1']] : undefined),
    expected: (pageCount) => unturned(upTo(pageCount, 2)),
  },
  {
    id: 'merge with itself',
    operation: 'merge-pdf',
    isPageOperation: true,
    parts: () => [
      ['files', itself],
      ['files', itself],
    ],
    expected: (pageCount) => unturned([...upTo(pageCount), ...upTo(pageCount)]),
  },
  {
    id: 'insert itself after page 1',
    operation: 'insert-pdf',
    isPageOperation: true,
    parts: () => [
      ['base', itself],
      ['insert', itself],
      ['position', '1'],
    ],
    expected: (pageCount) => unturned([1, ...upTo(pageCount), ...upTo(pageCount, 2)]),
  },
  {
    id: 'replace page 1 by the last',
    operation: 'replace-page',
    isPageOperation: true,
    parts: ({ pageCount }) => [
      ['original', itself],
      ['replacement', itself],
      ['page', '1'],
      ['replacementPages', String(pageCount)],
    ],
    expected: (pageCount) => unturned([pageCount, ...upTo(pageCount, 2)]),
  },
];

const otherCases: readonly Case[] = [
  { id: 'list the fields', operation: 'list-fields', isPageOperation: false, parts: () => [file] },
  {
    id: 'fill all text fields',
    operation: 'fill-pdf',
    isPageOperation: false,
    parts: ({ textFields }) =>
      textFields.length === 0
        ? undefined
        : [file, ...textFields.map(({ name, value }) => [name, value] as const)],
  },
  {
    id: 'fill all text fields, flattened',
    operation: 'fill-pdf',
    isPageOperation: false,
    options: { flatten: 'true' },
    parts: ({ textFields }) =>
      textFields.length === 0
        ? undefined
        : [file, ...textFields.map(({ name, value }) => [name, value] as const)],
  },
  {
    id: 'rename the first field',
    operation: 'rename-fields',
    isPageOperation: false,
    parts: ({ firstField }) =>
      firstField === undefined ? undefined : [file, ['oldName', firstField], ['newName', newFieldName]],
  },
  {
    id: 'find a word of the last page',
    operation: 'detect-page',
    isPageOperation: false,
    parts: ({ lastWord }) => (lastWord === undefined ? undefined : [file, ['searchText', lastWord]]),
  },
  {
    id: 'watermark all pages',
    operation: 'extract-pages',
    isPageOperation: false,
    watermark: 'Pagesmith',
    parts: ({ pageCount }) => [file, ['pages', `1-${pageCount}`]],
  },
  {
    id: 'clean all pages',
    operation: 'extract-pages',
    isPageOperation: false,
    options: { clean: 'true' },
    parts: ({ pageCount }) => [file, ['pages', `1-${pageCount}`]],
  },
  { id: 'convert to Word', operation: 'pdf-to-docx', isPageOperation: false, parts: () => [file] },
];

export const newFieldName = 'renamed by the corpus run';
export const cases: readonly Case[] = [...pageCases, ...otherCases];
export const isItself = (value: Value): boolean => value === itself;
