import { PdfName, PdfNumber, type PdfObject } from '@libpdf/core';
import { type FieldNode, inheritedValue, type Resolve, type Widget } from './field-node.ts';
import type { FieldTree } from './read-tree.ts';

export type FieldType =
  | 'text field'
  | 'check box'
  | 'radio group'
  | 'dropdown'
  | 'option list'
  | 'button'
  | 'signature';

/** All dictionaries of one full name: to a reader they are one field (ISO 32000-2, 12.7.4.2). */
export interface FormField {
  readonly name: string;
  readonly type: FieldType;
  readonly flags: number;
  readonly nodes: readonly FieldNode[];
  readonly widgets: readonly Widget[];
  readonly resolve: Resolve;
}

// ISO 32000-2, tables 227 to 230 and 232.
export const fieldFlags = {
  readOnly: 1,
  required: 1 << 1,
  multiline: 1 << 12,
  password: 1 << 13,
  radio: 1 << 15,
  pushButton: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  fileSelect: 1 << 20,
  multiSelect: 1 << 21,
  comb: 1 << 24,
};

export function attribute({ nodes, resolve }: FormField, key: string): PdfObject | undefined {
  for (const node of nodes) {
    const value = inheritedValue(node, key, resolve);
    if (value !== undefined) return value;
  }
  return undefined;
}

function typeOf(fieldType: string, flags: number): FieldType | undefined {
  switch (fieldType) {
    case 'Tx':
      return 'text field';
    case 'Sig':
      return 'signature';
    case 'Ch':
      return flags & fieldFlags.combo ? 'dropdown' : 'option list';
    case 'Btn':
      if (flags & fieldFlags.pushButton) return 'button';
      return flags & fieldFlags.radio ? 'radio group' : 'check box';
    default:
      return undefined;
  }
}

/** A group has kids with names of their own; whatever also has widgets besides them holds a value all the same. */
const isTerminal = ({ kids, widgets, dict }: FieldNode): boolean =>
  kids.length === 0 || widgets.some((widget) => widget.dict !== dict);

/** The fields of a form by their full names, in the order in which the form lists them. */
export function fieldsOf({ nodes, resolve }: FieldTree): Map<string, FormField> {
  const byName = new Map<string, FieldNode[]>();
  for (const node of nodes) {
    if (node.name === '' || !isTerminal(node)) continue;
    const same = byName.get(node.name);
    if (same) same.push(node);
    else byName.set(node.name, [node]);
  }
  const fields = new Map<string, FormField>();
  for (const [name, same] of byName) {
    const [first] = same;
    const type = first && inheritedValue(first, 'FT', resolve);
    const flags = first && inheritedValue(first, 'Ff', resolve);
    const flagBits = flags instanceof PdfNumber ? flags.value : 0;
    const kind = type instanceof PdfName ? typeOf(type.value, flagBits) : undefined;
    if (!kind) continue;
    const widgets = same.flatMap((node) => node.widgets);
    fields.set(name, { name, type: kind, flags: flagBits, nodes: same, widgets, resolve });
  }
  return fields;
}
