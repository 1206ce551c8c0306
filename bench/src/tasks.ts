import { join } from 'node:path';
import { fieldNames, folder, input, needle, parts } from './inputs/index.ts';

export const toolNames = ['qpdf', 'pdftk', 'mutool', 'pdftotext', 'pypdf', 'pdf-lib'] as const;
export type ToolName = (typeof toolNames)[number];

/** One piece of work, for us as a request and for others as the arguments of their programs. */
export interface Task {
  readonly name: string;
  /** What our goal compares with, and the goal itself as a ratio of CPU time. */
  readonly goal?: { readonly tool: ToolName; readonly ratioMax: number };
  readonly isLarge: boolean;
  inputs(): readonly string[];
  readonly operation: string;
  /** Parts of the request besides its files, and the name of the part that the files go into. */
  readonly filePart: string;
  readonly parts: readonly (readonly [name: string, value: string])[];
  /** The same as arguments of the libraries' programs. */
  readonly library?: ((inputs: readonly string[]) => readonly string[]) | undefined;
  readonly commands: Partial<
    Record<ToolName, (inputs: readonly string[], output: string) => readonly string[]>
  >;
}

export const outputPath = join(folder, 'output.pdf');

const tenPages = [7, 66, 125, 184, 243, 302, 361, 420, 479, 538];
const twoPages = [3, 470];
const kept = ['1-99', '201-600'];

const pagesOf = (pages: readonly (number | string)[]): Task['commands'] => ({
  qpdf: ([file = ''], output) => [file, '--pages', '.', pages.join(','), '--', output],
  pdftk: ([file = ''], output) => [file, 'cat', ...pages.map(String), 'output', output],
  mutool: ([file = ''], output) => ['merge', '-o', output, file, pages.join(',')],
  pypdf: ([file = ''], output) => ['pages', output, pages.join(','), file],
  'pdf-lib': ([file = ''], output) => ['pages', output, pages.join(','), file],
});

export const tasks: readonly Task[] = [
  {
    name: 'merge twenty files',
    goal: { tool: 'qpdf', ratioMax: 0.5 },
    isLarge: false,
    inputs: parts,
    operation: 'merge-pdf',
    filePart: 'files',
    parts: [],
    library: (files) => ['merge', outputPath, ...files],
    commands: {
      qpdf: (files, output) => ['--empty', '--pages', ...files, '--', output],
      pdftk: (files, output) => [...files, 'cat', 'output', output],
      mutool: (files, output) => ['merge', '-o', output, ...files],
      pypdf: (files, output) => ['merge', output, ...files],
      'pdf-lib': (files, output) => ['merge', output, ...files],
    },
  },
  {
    name: 'take 10 pages of 600',
    goal: { tool: 'qpdf', ratioMax: 0.15 },
    isLarge: false,
    inputs: () => [input('pages-600.pdf')],
    operation: 'extract-pages',
    filePart: 'file',
    parts: [['pages', tenPages.join(',')]],
    library: ([file = '']) => ['pages', outputPath, tenPages.join(','), file],
    commands: pagesOf(tenPages),
  },
  {
    name: 'remove 101 pages of 600',
    isLarge: false,
    inputs: () => [input('pages-600.pdf')],
    operation: 'remove-page',
    filePart: 'file',
    parts: [['pages', '100-200']],
    library: ([file = '']) => ['pages', outputPath, kept.join(','), file],
    commands: pagesOf(kept),
  },
  {
    name: 'fill 100 fields',
    isLarge: false,
    inputs: () => [input('form-100.pdf')],
    operation: 'fill-pdf',
    filePart: 'file',
    parts: fieldNames.map((name) => [name, `Value of ${name}`] as const),
    commands: {
      pdftk: ([file = ''], output) => [file, 'fill_form', input('fill.fdf'), 'output', output],
      pypdf: ([file = ''], output) => ['fill', output, file],
      'pdf-lib': ([file = ''], output) => ['fill', output, file],
    },
  },
  {
    name: 'list 100 fields',
    isLarge: false,
    inputs: () => [input('form-100.pdf')],
    operation: 'list-fields',
    filePart: 'file',
    parts: [],
    commands: {
      qpdf: ([file = '']) => ['--json', '--json-key=acroform', file],
      pdftk: ([file = '']) => [file, 'dump_data_fields_utf8'],
      pypdf: ([file = ''], output) => ['list', output, file],
      'pdf-lib': ([file = ''], output) => ['list', output, file],
    },
  },
  {
    name: 'find a text on the last of 600 pages',
    goal: { tool: 'pdftotext', ratioMax: 1.5 },
    isLarge: false,
    inputs: () => [input('pages-600.pdf')],
    operation: 'detect-page',
    filePart: 'file',
    parts: [['searchText', needle]],
    library: ([file = '']) => ['text', outputPath, needle, file],
    commands: {
      pdftotext: ([file = ''], output) => [file, output],
      mutool: ([file = ''], output) => ['draw', '-q', '-F', 'text', '-o', output, file],
      pypdf: ([file = ''], output) => ['text', output, file],
    },
  },
  {
    name: 'load and save 100 MB',
    isLarge: true,
    inputs: () => [input('large-100mb.pdf')],
    operation: 'extract-pages',
    filePart: 'file',
    parts: [['pages', '1-100']],
    library: ([file = '']) => ['save', outputPath, file],
    commands: {
      qpdf: ([file = ''], output) => [file, output],
      pdftk: ([file = ''], output) => [file, 'output', output],
      mutool: ([file = ''], output) => ['clean', file, output],
      pypdf: ([file = ''], output) => ['merge', output, file],
      'pdf-lib': ([file = ''], output) => ['save', output, file],
    },
  },
  {
    name: 'extract 2 pages of 950 MB',
    isLarge: true,
    inputs: () => [input('huge-950mb.pdf')],
    operation: 'extract-pages',
    filePart: 'file',
    parts: [['pages', twoPages.join(',')]],
    library: ([file = '']) => ['pages', outputPath, twoPages.join(','), file],
    commands: pagesOf(twoPages),
  },
];
