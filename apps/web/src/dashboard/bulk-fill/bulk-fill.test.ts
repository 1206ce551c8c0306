import { bulkFill } from '@pagesmith/operations';
import { readTable } from '@pagesmith/operations/rows';
import { expect, test } from 'vitest';
import type { FormField } from '../tools/form-fields/form-fields.ts';
import { emptyDraft, withFiles, withText } from '../tools/request/draft.ts';
import { requestOf } from '../tools/request/request.ts';
import { mappedColumns, mappingIn, withColumn, withUsableMapping } from './mapping.ts';
import { rowValues, withRow } from './row-values.ts';

const fields = ['full_name', 'city', 'newsletter'];
const columns = ['Full_Name', 'town'];

test('columns go to fields of the same name, until another is chosen by hand, or none', () => {
  expect([...mappedColumns(emptyDraft, fields, columns)]).toEqual([['full_name', 'Full_Name']]);
  const town = withColumn(emptyDraft, 'city', 'town', columns);
  const neither = withColumn(town, 'full_name', null, columns);
  expect([...mappedColumns(neither, fields, columns)]).toEqual([['city', 'town']]);
  expect(mappingIn(neither)).toEqual({ city: 'town', full_name: null });
});

test('what goes by name is not sent: choosing it again takes the entry back', () => {
  const none = withColumn(emptyDraft, 'full_name', null, columns);
  expect(mappingIn(withColumn(none, 'full_name', 'Full_Name', columns))).toEqual({});
  expect(mappingIn(withColumn(emptyDraft, 'city', null, columns))).toEqual({});
});

test('what another form or table does not have is not sent, and is there again when they are', () => {
  const draft = withColumn(withColumn(emptyDraft, 'city', 'town', columns), 'full_name', null, columns);
  const other = withUsableMapping(draft, ['city'], ['a', 'b']);
  expect(mappingIn(other)).toEqual({});
  expect(mappingIn(withUsableMapping(draft, fields, columns))).toEqual(mappingIn(draft));
});

test('the call has the form, the table as a file, and the mapping as JSON', () => {
  const [form, rows] = [new File(['%PDF'], 'form.pdf'), new File(['a\n1'], 'rows.csv')];
  const files = withFiles(withFiles(emptyDraft, 'template', [form]), 'rows', [rows]);
  const draft = withColumn(withText(files, 'name', '{{town}}.pdf'), 'city', 'town', columns);
  expect(requestOf(bulkFill, draft)).toMatchObject({
    path: '/bulk-fill',
    parts: [
      ['template', form],
      ['rows', rows],
      ['mapping', '{"city":"town"}'],
      ['name', '{{town}}.pdf'],
    ],
  });
});

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: undefined,
  kind: 'text',
  places: [],
  options: [],
  value: '',
  isMultiline: false,
  isLocked: false,
  isRadio: false,
  lengthMax: undefined,
  ...more,
});

const rowOf = (json: Record<string, unknown>) => {
  const [row] = readTable(new TextEncoder().encode(JSON.stringify([json]))).rows;
  if (!row) throw new Error('there is no row');
  return row;
};

const options = [
  { value: 'r', label: 'Reader' },
  { value: 'p', label: 'Patron' },
];

test.each([
  ['a text', field('x'), 'Zoë', ['Zoë'], undefined],
  ['a text that is too long', field('x', { lengthMax: 2 }), 'Zoë', ['Zoë'], 'long'],
  ['a tick', field('x', { kind: 'check' }), 'Yes', ['true'], undefined],
  ['no tick', field('x', { kind: 'check' }), false, ['false'], undefined],
  ['a tick that is none', field('x', { kind: 'check' }), 'perhaps', ['false'], 'tick'],
  ['a choice by its value', field('x', { kind: 'choice', options }), 'p', ['p'], undefined],
  ['a choice by its label', field('x', { kind: 'choice', options }), 'Patron', ['p'], undefined],
  ['a choice that is none', field('x', { kind: 'choice', options }), 'Nobody', [], 'choice'],
  ['several choices', field('x', { kind: 'choices', options }), ['r', 'Patron'], ['r', 'p'], undefined],
  ['several values for one', field('x'), ['a', 'b'], [], 'several'],
])('a row shows %s as the form will have it', (_what, into, cell, values, misfit) => {
  expect(rowValues([into], new Map([['x', 'x']]), rowOf({ x: cell }))).toMatchObject([{ values, misfit }]);
});

test('an empty cell, and a field without a column, put nothing on the page', () => {
  const both = [field('x'), field('y')];
  const values = rowValues(both, new Map([['x', 'x']]), rowOf({ x: null, y: 'b' }));
  expect(values).toEqual([]);
  expect(withRow(emptyDraft, 'fields', values).pairs).toEqual({ fields: [] });
});
