import { PdfArray, PdfNumber, PdfRef } from '@libpdf/core';
import { buttonStates, currentState } from './options.ts';
import { textOf } from './text-string.ts';
import { attribute, type FormField, fieldFlags } from './tree/index.ts';

export type FieldValue = null | boolean | string | readonly string[];

function chosenOption(field: FormField): string | null {
  const state = currentState(field);
  if (state === 'Off' || state === '') return null;
  return buttonStates(field).find((button) => button.state === state)?.option.value ?? state;
}

/** The texts of /V: one, or several where a list allows it. */
export function textsOf(field: FormField): string[] {
  const value = attribute(field, 'V');
  const items = value instanceof PdfArray ? value.toArray() : [value];
  return items.flatMap((item) => {
    const text = textOf(item instanceof PdfRef ? field.resolve(item) : item);
    return text === undefined ? [] : [text.replace(/\r\n?/g, '\n')];
  });
}

/** The most characters that a text field takes. */
export function maxLengthOf(field: FormField): number | undefined {
  const length = attribute(field, 'MaxLen');
  return length instanceof PdfNumber && length.value > 0 ? length.value : undefined;
}

/** A field's value as it is told to a caller. */
export function readValue(field: FormField): FieldValue {
  switch (field.type) {
    case 'button':
    case 'signature':
      return null;
    case 'check box': {
      const state = currentState(field);
      return state !== 'Off' && state !== '';
    }
    case 'radio group':
      return chosenOption(field);
    case 'option list':
      if (field.flags & fieldFlags.multiSelect) return textsOf(field);
  }
  return textsOf(field)[0] ?? null;
}
