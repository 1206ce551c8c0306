import type { PdfDocument } from '../document/index.ts';
import { type FieldValue, maxLengthOf, readValue } from './field-value.ts';
import { type Option, optionsOf } from './options.ts';
import { type FieldType, type FormField, fieldFlags, fieldsOf, readTree } from './tree/index.ts';
import { refusePureXfa } from './xfa.ts';

/** A form field as it is told to a caller. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly value: FieldValue;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** The page of its first widget, counted from 1; null for a field that no page shows. */
  readonly page: number | null;
  readonly options?: readonly Option[];
  readonly maxLength?: number;
  readonly multiline?: boolean;
}

function describe(field: FormField): Field {
  const { name, type, flags, widgets } = field;
  const maxLength = type === 'text field' ? maxLengthOf(field) : undefined;
  const hasOptions = type !== 'text field' && type !== 'button' && type !== 'signature';
  return {
    name,
    type,
    value: readValue(field),
    required: (flags & fieldFlags.required) !== 0,
    readOnly: (flags & fieldFlags.readOnly) !== 0,
    page: widgets.find(({ page }) => page !== null)?.page ?? null,
    ...(hasOptions && { options: optionsOf(field) }),
    ...(maxLength !== undefined && { maxLength }),
    ...(type === 'text field' && { multiline: (flags & fieldFlags.multiline) !== 0 }),
  };
}

/** Every field that can be named, in the order of the form. */
export function listFields(document: PdfDocument): Field[] {
  const tree = readTree(document);
  const fields = fieldsOf(tree);
  refusePureXfa(tree, fields);
  return Array.from(fields.values(), describe);
}
