import {
  type OperationId,
  operations,
  type ReceivedPart,
  readOptions,
  readParts,
} from '@pagesmith/operations';
import { describe, expect, it } from 'vitest';
import { placeKey } from '../insert-pdf/place.ts';
import type { Tool } from '../tool.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { hasAllFiles, problemsBehindPassword, problemsOf } from './problems.ts';
import { requestOf, type SentPart } from './request.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function tool(id: OperationId): Tool {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const names = (parts: readonly SentPart[]) =>
  parts.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

const asReceived = ([name, value]: SentPart): ReceivedPart => ({
  name,
  content: typeof value === 'string' ? value : { source: value.name },
});

/** A form filled in with anything that its definition asks for. */
function filled({ parts }: Tool): Draft {
  const of = (kinds: string[]) => Object.entries(parts).filter(([, { kind }]) => kinds.includes(kind));
  return draft({
    files: Object.fromEntries(
      of(['pdf', 'pdfs']).map(([name, { countMin = 1 }]) => [
        name,
        Array.from({ length: countMin }, (_, index) => pdf(`${name}-${index}.pdf`)),
      ]),
    ),
    texts: Object.fromEntries(of(['text', 'pages', 'page']).map(([name]) => [name, '1'])),
    pairs: Object.fromEntries(
      of(['fields', 'renames']).map(([name]) => [name, [{ id: 1, name: 'a', value: 'b' }]]),
    ),
  });
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('sends from a filled form what the server accepts', () => {
    const form = filled(operation);
    const { parts, path } = requestOf(operation, form);
    expect(hasAllFiles(operation, form)).toBe(true);
    expect(problemsOf(operation, form, 'en')).toEqual({});
    expect(() => readParts(operation, parts.map(asReceived))).not.toThrow();
    expect(path).toBe(`/${operation.id}`);
  });

  it('waits for its files', () => {
    expect(hasAllFiles(operation, emptyDraft)).toBe(false);
  });

  it('sends every option that is turned on, as the server reads it', () => {
    const options = Object.fromEntries(
      Object.entries(operation.options).map(([name, option]) => [
        name,
        option.kind === 'flag' ? 'true' : (option.choices.at(-1) ?? ''),
      ]),
    );
    const query = new URL(requestOf(operation, draft({ options })).path, 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual(options);
    expect(Object.values(readOptions(operation, Object.fromEntries(query)))).not.toContain(undefined);
  });
});

it('a rotation of 0 is not sent, another is', () => {
  const texts = { pages: ' 1,3 ' };
  expect(names(requestOf(tool('extract-pages'), draft({ texts: { ...texts, rotate: '0' } })).parts)).toEqual([
    ['pages', '1,3'],
  ]);
  expect(names(requestOf(tool('extract-pages'), draft({ texts: { ...texts, rotate: '90' } })).parts)).toEqual(
    [
      ['pages', '1,3'],
      ['rotate', '90'],
    ],
  );
});

it('merged files are sent in their order', () => {
  const files = [pdf('b.pdf'), pdf('a.pdf'), pdf('c.pdf')];
  expect(names(requestOf(tool('merge-pdf'), draft({ files: { files } })).parts)).toEqual([
    ['files', 'b.pdf'],
    ['files', 'a.pdf'],
    ['files', 'c.pdf'],
  ]);
});

it('entries without a name or a value are not sent', () => {
  const fields = [
    { id: 1, name: 'city', value: 'Orléans' },
    { id: 2, name: '', value: 'lost' },
    { id: 3, name: 'field_3', value: '' },
  ];
  expect(names(requestOf(tool('fill-pdf'), draft({ pairs: { fields } })).parts)).toEqual([
    ['city', 'Orléans'],
  ]);
});

it('an insertion by search says after, and forgets the position', () => {
  const texts = { position: '3', searchText: 'Annex', [placeKey]: 'search' };
  expect(names(requestOf(tool('insert-pdf'), draft({ texts })).parts)).toEqual([
    ['searchText', 'Annex'],
    ['positionRelative', 'after'],
  ]);
});

it('an insertion by position forgets the text', () => {
  const texts = { position: '2,5', searchText: 'Annex', [placeKey]: 'manual' };
  expect(names(requestOf(tool('insert-pdf'), draft({ texts })).parts)).toEqual([['position', '2,5']]);
});

it('renames are one JSON list of the rows that are complete', () => {
  const renameMap = [
    { id: 1, name: 'a', value: 'b' },
    { id: 2, name: 'c', value: ' ' },
  ];
  expect(names(requestOf(tool('rename-fields'), draft({ pairs: { renameMap } })).parts)).toEqual([
    ['renameMap', '[{"oldName":"a","newName":"b"}]'],
  ]);
});

it.each<[OperationId, Partial<Draft>, string, string]>([
  ['merge-pdf', { files: { files: [] } }, 'files', 'Please select at least 2 PDF files to merge'],
  ['merge-pdf', { files: { files: [pdf('a.pdf')] } }, 'files', 'Please select at least 2 PDF files to merge'],
  ['insert-pdf', {}, 'position', 'Please specify the position'],
  ['insert-pdf', { texts: { [placeKey]: 'search' } }, 'searchText', 'Please enter search text'],
  [
    'fill-pdf',
    { pairs: { fields: [{ id: 1, name: 'city', value: '' }] }, options: { flatten: '' } },
    'fields',
    'Nothing is filled in yet. Give at least one field a value, or choose “Flatten” or another option below.',
  ],
  ['rename-fields', {}, 'renameMap', 'Please provide at least one valid field mapping'],
  ['detect-page', { texts: { searchText: '  ' } }, 'searchText', 'Please enter search text'],
])('%s with %j says of %s: %s', (id, parts, part, message) => {
  expect(problemsOf(tool(id), draft(parts), 'en')[part]).toBe(message);
  const french = problemsOf(tool(id), draft(parts), 'fr')[part];
  expect(french).toBeTruthy();
  expect(french).not.toBe(message);
});

it('a form is flattened though nothing was filled in', () => {
  expect(problemsOf(tool('fill-pdf'), draft({ options: { flatten: 'true' } }), 'en')).toEqual({});
});

it('of a form that is still closed nothing is asked for but its password', () => {
  const files = { file: [pdf('protected.pdf')] };
  const told = (id: OperationId, parts: Partial<Draft>) =>
    Object.keys(problemsBehindPassword(tool(id), draft({ files, ...parts }), 'en'));
  expect(told('fill-pdf', {})).toEqual(['password']);
  expect(told('fill-pdf', { password: 'wrong' })).toEqual(['password']);
  expect(told('rename-fields', {})).toEqual(['password']);
  // The server may know better than the browser whether a password opens the file.
  expect(told('list-fields', { password: 'wrong' })).toEqual([]);
  expect(told('extract-pages', {})).toEqual(['pages', 'password']);
});
