import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import { textOf } from './text-string.ts';
import { attribute, type FormField, type Resolve, type Widget } from './tree/index.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One widget of a check box or radio group, and the name of the appearance in which it is on. */
export interface ButtonState {
  readonly widget: Widget;
  readonly state: string;
  readonly option: Option;
}

const resolved = (item: PdfObject | undefined, resolve: Resolve): PdfObject | null | undefined =>
  item instanceof PdfRef ? resolve(item) : item;

/** The appearances of a widget by their state, where it has states. */
export function appearanceStates({ dict }: Widget, resolve: Resolve): PdfDict | undefined {
  const normal = dict.getDict('AP', resolve)?.get('N', resolve);
  return normal instanceof PdfDict && normal.type === 'dict' ? normal : undefined;
}

function onState(widget: Widget, resolve: Resolve): string | undefined {
  const states = appearanceStates(widget, resolve);
  const down = widget.dict.getDict('AP', resolve)?.get('D', resolve);
  const names = [states, down].flatMap((dict) =>
    dict instanceof PdfDict && dict.type === 'dict' ? Array.from(dict.keys(), ({ value }) => value) : [],
  );
  const current = widget.dict.getName('AS', resolve)?.value;
  return [...names, current].find((name) => name !== undefined && name !== 'Off' && name !== '');
}

/** /Opt of a choice field, or of buttons whose values are not fit for names (ISO 32000-2, 12.7.5.2.3). */
function listedOptions(field: FormField): Option[] {
  const list = attribute(field, 'Opt');
  if (!(list instanceof PdfArray)) return [];
  return list.toArray().map((item) => {
    const entry = resolved(item, field.resolve);
    const [value, label] =
      entry instanceof PdfArray ? entry.toArray() : [entry ?? undefined, entry ?? undefined];
    const exported = textOf(resolved(value, field.resolve)) ?? '';
    return { value: exported, label: textOf(resolved(label, field.resolve)) ?? exported };
  });
}

export function buttonStates(field: FormField): ButtonState[] {
  const listed = listedOptions(field);
  const first = field.widgets.map((widget) => onState(widget, field.resolve)).find(Boolean);
  return field.widgets.map((widget, index) => {
    const own = onState(widget, field.resolve);
    const state = own ?? (field.type === 'check box' ? (first ?? 'Yes') : String(index));
    const value = listed[index]?.value || state;
    return { widget, state, option: { value, label: listed[index]?.label || value } };
  });
}

/** What a field can be set to, each once; nothing for fields of free text. */
export function optionsOf(field: FormField): Option[] {
  if (field.type === 'dropdown' || field.type === 'option list') return listedOptions(field);
  if (field.type !== 'radio group' && field.type !== 'check box') return [];
  const options = buttonStates(field).map(({ option }) => option);
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** The state in which a check box or radio group is, as a name; `Off` when none is chosen. */
export function currentState(field: FormField): string {
  const value = attribute(field, 'V');
  if (value instanceof PdfName) return value.value;
  const text = textOf(value);
  if (text !== undefined) return text;
  const shown = field.widgets.map(({ dict }) => dict.getName('AS', field.resolve)?.value);
  return shown.find((state) => state !== undefined && state !== 'Off') ?? 'Off';
}
