import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import type { PdfDocument, Resolve } from '../document/index.ts';
import { bytesToText } from './trees.ts';

/**
 * Whether the structure tree still keeps those rules of PDF/UA-1 (ISO 14289-1, 7.4 and 7.5) that pages taken from one
 * place and put in another can break: headings begin with the first level and skip none, and the headers that cells of
 * tables name are there.
 */
export function hasAccessibleStructure({ pdf, resolve }: PdfDocument): boolean {
  const root = pdf.context.catalog.getDict().get('StructTreeRoot', resolve);
  if (!(root instanceof PdfDict)) return false;
  const roles = root.get('RoleMap', resolve);
  const levels: number[] = [];
  const named = new Set<string>();
  const headers = new Set<string>();
  for (const element of elementsInOrder(root, resolve)) {
    const level = headingLevel(element, roles instanceof PdfDict ? roles : undefined, resolve);
    if (level !== undefined) levels.push(level);
    const id = element.get('ID', resolve);
    if (id instanceof PdfString) named.add(bytesToText(id.bytes));
    for (const header of headersOf(element, resolve)) headers.add(header);
  }
  return isInSteps(levels) && [...headers].every((header) => named.has(header));
}

function* elementsInOrder(root: PdfDict, resolve: Resolve): Generator<PdfDict> {
  const seen = new Set<PdfDict>();
  const pending = [root.get('K')];
  while (pending.length > 0) {
    const next = pending.pop();
    const object = next instanceof PdfRef ? resolve(next) : next;
    if (object instanceof PdfArray) for (const kid of object.toArray().reverse()) pending.push(kid);
    if (!(object instanceof PdfDict) || !object.has('S') || seen.has(object)) continue;
    seen.add(object);
    yield object;
    pending.push(object.get('K'));
  }
}

/** Zero for a heading that leaves its level to the elements around it. */
function headingLevel(element: PdfDict, roles: PdfDict | undefined, resolve: Resolve): number | undefined {
  let type = element.getName('S', resolve)?.value ?? '';
  const seen = new Set<string>();
  while (!/^H\d*$/.test(type) && !seen.has(type)) {
    seen.add(type);
    type = roles?.getName(type, resolve)?.value ?? type;
  }
  return /^H\d*$/.test(type) ? Number(type.slice(1)) : undefined;
}

/** Levels that are written out do not go together with such as are not. */
const isInSteps = (levels: readonly number[]): boolean =>
  levels.every((level) => level === 0) ||
  levels.every((level, index) => level > 0 && level <= (levels[index - 1] ?? 0) + 1);

function headersOf(element: PdfDict, resolve: Resolve): string[] {
  const value = element.get('A', resolve);
  return itemsOf(value, resolve).flatMap((attributes) => {
    const headers = attributes instanceof PdfDict ? attributes.get(headersKey, resolve) : undefined;
    const names = headers instanceof PdfArray ? itemsOf(headers, resolve) : [];
    return names.flatMap((name) => (name instanceof PdfString ? bytesToText(name.bytes) : []));
  });
}

function itemsOf(value: PdfObject | undefined, resolve: Resolve): (PdfObject | null)[] {
  if (!(value instanceof PdfArray)) return value ? [value] : [];
  return value.toArray().map((item) => (item instanceof PdfRef ? resolve(item) : item));
}

const headersKey = PdfName.of('Headers');
