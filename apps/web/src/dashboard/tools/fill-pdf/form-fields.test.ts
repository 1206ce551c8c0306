import { expect, it } from 'vitest';
import { formFieldsFrom } from './form-fields.ts';

const none = { options: [], value: '', isMultiline: false, lengthMax: undefined };

it('each field gets the control that suits it, in the order of the form', () => {
  const fields = formFieldsFrom({
    name: [{ type: '' }, { type: 'text', value: 'Ada', charLimit: 20, editable: true }],
    notes: [{ type: 'text', multiline: true, charLimit: 0, editable: true }],
    news: [{ type: 'checkbox', value: 'Off', exportValues: 'Yes', editable: true }],
    sort: [
      { type: 'radiobutton', exportValues: 'a', value: 'Off', editable: true },
      { type: 'radiobutton', exportValues: 'b', value: 'Off', editable: true },
    ],
    many: [
      {
        type: 'listbox',
        multipleSelection: true,
        editable: true,
        items: [{ exportValue: '1', displayValue: 'One' }],
      },
    ],
  });
  expect(fields).toEqual([
    { ...none, name: 'name', kind: 'text', value: 'Ada', lengthMax: 20 },
    { ...none, name: 'notes', kind: 'text', isMultiline: true },
    { ...none, name: 'news', kind: 'check', value: 'Off' },
    {
      ...none,
      name: 'sort',
      kind: 'choice',
      value: 'Off',
      options: [
        { value: 'a', label: 'a' },
        { value: 'b', label: 'b' },
      ],
    },
    { ...none, name: 'many', kind: 'choices', options: [{ value: '1', label: 'One' }] },
  ]);
});

it('buttons, signatures, groups and locked fields are not offered', () => {
  expect(
    formFieldsFrom({
      send: [{ type: 'button' }],
      sign: [{ type: 'signature' }],
      group: [{ type: '' }],
      locked: [{ type: 'text', editable: false }],
      __proto__: [{ type: 'constructor' }],
    }),
  ).toEqual([]);
});
