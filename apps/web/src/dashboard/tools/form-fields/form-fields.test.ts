import { expect, it } from 'vitest';
import { formFieldsFrom, isFillable, type WidgetData } from './form-fields.ts';

const widget = (data: Partial<WidgetData>, nearbyWords?: string) => ({
  page: 1,
  share: 0,
  nearbyWords,
  room: { left: 0, right: 0 },
  data: { id: '1R', subtype: 'Widget', rect: [0, 0, 10, 10], ...data },
});

it('each field gets the control that suits it, in the order of the pages', () => {
  const fields = formFieldsFrom([
    widget({ fieldName: 'name', fieldType: 'Tx', fieldValue: 'Ada', maxLen: 20 }),
    widget({ fieldName: 'notes', fieldType: 'Tx', multiLine: true, maxLen: 0 }),
    widget({ fieldName: 'news', fieldType: 'Btn', checkBox: true, fieldValue: 'Off', exportValue: 'Yes' }),
    widget({ fieldName: 'sort', fieldType: 'Btn', radioButton: true, buttonValue: 'a' }, 'First'),
    widget({ fieldName: 'sort', fieldType: 'Btn', radioButton: true, buttonValue: 'b' }),
    widget({
      fieldName: 'many',
      fieldType: 'Ch',
      multiSelect: true,
      options: [{ exportValue: '1', displayValue: 'One' }],
    }),
  ]);
  expect(fields).toMatchObject([
    { name: 'name', kind: 'text', value: 'Ada', lengthMax: 20 },
    { name: 'notes', kind: 'text', isMultiline: true, lengthMax: undefined },
    { name: 'news', kind: 'check', value: '', places: [{ onValue: 'Yes' }] },
    {
      name: 'sort',
      kind: 'choice',
      isRadio: true,
      places: [{ onValue: 'a' }, { onValue: 'b' }],
      options: [
        { value: 'a', label: 'First' },
        { value: 'b', label: 'b' },
      ],
    },
    { name: 'many', kind: 'choices', options: [{ value: '1', label: 'One' }] },
  ]);
});

it('a field is called by its tooltip, else by the words beside it', () => {
  const [told, beside, unknown] = formFieldsFrom([
    widget({ fieldName: 'f1_01[0]', fieldType: 'Tx', alternativeText: 'Your name' }, 'Line 1'),
    widget({ fieldName: 'f1_02[0]', fieldType: 'Tx', alternativeText: '' }, 'Line 2'),
    widget({ fieldName: 'f1_03[0]', fieldType: 'Tx' }),
  ]);
  expect([told?.label, beside?.label, unknown?.label]).toEqual(['Your name', 'Line 2', undefined]);
});

it('buttons, signatures, hidden and locked fields are not offered', () => {
  const fields = formFieldsFrom([
    widget({ fieldName: 'send', fieldType: 'Btn' }),
    widget({ fieldName: 'sign', fieldType: 'Sig' }),
    widget({ fieldName: 'locked', fieldType: 'Tx', readOnly: true }),
    widget({ fieldName: 'hidden', fieldType: 'Tx', hidden: true }),
    widget({ fieldName: 'link', fieldType: 'Tx', subtype: 'Link' }),
  ]);
  expect(fields.map(({ name }) => name)).toEqual(['send', 'sign', 'locked']);
  expect(fields.filter(isFillable)).toEqual([]);
});
