import { PdfArray, PdfName, PdfNumber, type PdfObject } from '@libpdf/core';
import type { Assignment } from './assignment.ts';
import { buttonStates, optionsOf } from './options.ts';
import { textString } from './text-string.ts';
import type { FormField } from './tree/index.ts';

/** Sets /V where readers look for it, and nowhere that could contradict it. */
function setValue({ nodes, widgets }: FormField, value: PdfObject | null): void {
  for (const { dict } of widgets) dict.delete('V');
  for (const { dict } of nodes) {
    dict.delete('RV');
    // An empty string, not nothing: an ancestor's value would be inherited in its place.
    dict.set('V', value ?? textString(''));
  }
}

function writeState(field: FormField, state: string): void {
  setValue(field, PdfName.of(state));
  for (const button of buttonStates(field)) {
    button.widget.dict.set('AS', PdfName.of(button.state === state ? state : 'Off'));
  }
}

function writeChoice(field: FormField, values: readonly string[]): void {
  const strings = values.map(textString);
  setValue(field, strings.length > 1 ? new PdfArray(strings) : (strings[0] ?? null));
  const indexes = optionsOf(field).flatMap(({ value }, index) => (values.includes(value) ? [index] : []));
  for (const { dict } of field.nodes) {
    if (field.type === 'dropdown' || indexes.length === 0) dict.delete('I');
    else dict.set('I', new PdfArray(indexes.map((index) => PdfNumber.of(index))));
  }
}

export function writeValue(assignment: Assignment): void {
  const { field } = assignment;
  if (assignment.kind === 'text') setValue(field, textString(assignment.text));
  else if (assignment.kind === 'state') writeState(field, assignment.state);
  else writeChoice(field, assignment.values);
}
