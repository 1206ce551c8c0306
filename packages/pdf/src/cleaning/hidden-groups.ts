import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import type { PdfDocument, Resolve } from '../document/index.ts';

export interface HiddenGroups {
  /** As the document calls them. */
  readonly names: readonly string[];
  /** Whether what belongs to this group, or membership, is not to be seen (ISO 32000-2, 8.11.2.2). */
  isHidden(group: PdfObject | undefined): boolean;
}

/** The layers that are off when the document is opened. */
export function hiddenGroups({ pdf, resolve }: PdfDocument): HiddenGroups {
  const properties = pdf.context.catalog.getDict().getDict('OCProperties', resolve);
  const configuration = properties?.getDict('D', resolve);
  const all = dictsIn(properties?.get('OCGs', resolve), resolve);
  const on = new Set(dictsIn(configuration?.get('ON', resolve), resolve));
  const off = new Set(dictsIn(configuration?.get('OFF', resolve), resolve));
  const isBaseOff = configuration?.getName('BaseState', resolve)?.value === 'OFF';
  const hidden = new Set(all.filter((group) => off.has(group) || (isBaseOff && !on.has(group))));
  return {
    names: [...hidden].map((group) => group.getString('Name', resolve)?.asString() ?? ''),
    isHidden: (group) => {
      const dict = group instanceof PdfRef ? resolve(group) : group;
      if (!(dict instanceof PdfDict)) return false;
      return hidden.has(dict) || isMembershipHidden(dict, hidden, resolve);
    },
  };
}

function isMembershipHidden(dict: PdfDict, hidden: ReadonlySet<PdfDict>, resolve: Resolve): boolean {
  if (dict.getName('Type', resolve)?.value !== 'OCMD') return false;
  const expression = dict.get('VE', resolve);
  if (expression instanceof PdfArray) return !isVisible(expression, hidden, resolve);
  const single = dict.get('OCGs', resolve);
  const groups = single instanceof PdfArray ? dictsIn(single, resolve) : single ? [single as PdfDict] : [];
  if (groups.length === 0) return false;
  const states = groups.map((group) => !hidden.has(group));
  switch (dict.getName('P', resolve)?.value) {
    case 'AllOn':
      return states.includes(false);
    case 'AnyOff':
      return !states.includes(false);
    case 'AllOff':
      return states.includes(true);
    default:
      return !states.includes(true);
  }
}

function isVisible(
  expression: PdfObject,
  hidden: ReadonlySet<PdfDict>,
  resolve: Resolve,
  depth = 0,
): boolean {
  const value = expression instanceof PdfRef ? resolve(expression) : expression;
  if (!(value instanceof PdfArray) || depth > 32) return !(value instanceof PdfDict && hidden.has(value));
  const [operator, ...operands] = value.toArray();
  const states = operands.map((operand) => isVisible(operand, hidden, resolve, depth + 1));
  if (operator === PdfName.of('Not')) return !states[0];
  return operator === PdfName.of('Or') ? states.includes(true) : !states.includes(false);
}

function dictsIn(list: PdfObject | undefined, resolve: Resolve): PdfDict[] {
  if (!(list instanceof PdfArray)) return [];
  return list.toArray().flatMap((item) => {
    const dict = item instanceof PdfRef ? resolve(item) : item;
    return dict instanceof PdfDict ? [dict] : [];
  });
}
