import type { PdfDict, PdfObject, PdfRef } from '@libpdf/core';

/** One widget annotation: a place on a page where a field shows. */
export interface Widget {
  readonly dict: PdfDict;
  readonly ref: PdfRef | null;
  /** Counted from 1; null for a widget that no page lists. */
  readonly page: number | null;
}

/** One dictionary of the field hierarchy (ISO 32000-2, 12.7.4), with what the walk found below it. */
export interface FieldNode {
  readonly dict: PdfDict;
  readonly ref: PdfRef | null;
  readonly parent: FieldNode | null;
  /** The full name, with those of the ancestors. */
  readonly name: string;
  /** How many nodes are above it. */
  readonly depth: number;
  readonly kids: FieldNode[];
  readonly widgets: Widget[];
}

export type Resolve = (ref: PdfRef) => PdfObject | null;

/** The node's own value or the nearest ancestor's; the walk's parents count, not what /Parent claims. */
export function inheritedValue(node: FieldNode, key: string, resolve: Resolve): PdfObject | undefined {
  for (let at: FieldNode | null = node; at; at = at.parent) {
    const value = at.dict.get(key, resolve);
    if (value && value.type !== 'null') return value;
  }
  return undefined;
}
