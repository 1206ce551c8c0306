import { PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { decodeStream, inherited } from '../document/index.ts';
import type { Source } from './source.ts';

/**
 * A resource dictionary shared with removed pages may name pictures and layers that only those pages show. They are
 * removed by looking for the names in the content that is kept. If no pages are removed, or the content cannot be read,
 * everything stays.
 */
export function pruneResources(
  source: Source,
  resources: PdfObject,
  contents: readonly PdfStream[],
): PdfObject {
  if (source.isWhole) return resources;
  const dict = source.dict(resources);
  if (!dict || !namesSharedObject(source, dict)) return resources;
  const used = usedNames(source, dict, contents);
  if (!used) return resources;
  const pruned = new PdfDict();
  let isSame = true;
  for (const [category, value] of dict) {
    const entries = category === procSetKey ? undefined : source.dict(value);
    const kept = entries && [...entries].filter(([name]) => used.has(name.value));
    if (!entries || kept?.length === entries.size) pruned.set(category, value);
    else pruned.set(category, new PdfDict(kept));
    isSame &&= !entries || kept?.length === entries.size;
  }
  return isSame ? resources : pruned;
}

const procSetKey = PdfName.of('ProcSet');
const revealing = ['XObject', 'Pattern', 'Properties'].map(PdfName.of);

function namesSharedObject(source: Source, resources: PdfDict): boolean {
  const removed = refsOfRemovedPages(source);
  return removed.size > 0 && revealingRefs(source, resources).some((number) => removed.has(number));
}

function revealingRefs(source: Source, resources: PdfDict): number[] {
  const found: number[] = [];
  for (const category of revealing) {
    const entries = source.dict(resources.get(category));
    for (const name of entries?.keys() ?? []) {
      const value = entries?.get(name);
      if (value instanceof PdfRef) found.push(value.objectNumber);
    }
  }
  return found;
}

const removedRefs = new WeakMap<Source, ReadonlySet<number>>();

function refsOfRemovedPages(source: Source): ReadonlySet<number> {
  const known = removedRefs.get(source);
  if (known) return known;
  const seen = new Set<PdfDict>();
  const found = new Set<number>();
  for (const page of source.removedPages) {
    const resources = source.dict(inherited(page, 'Resources', source.resolve));
    if (!resources || seen.has(resources)) continue;
    seen.add(resources);
    for (const number of revealingRefs(source, resources)) found.add(number);
  }
  removedRefs.set(source, found);
  return found;
}

/** Every name in the content and in the forms that draw with these resources because they have none of their own. */
function usedNames(
  source: Source,
  resources: PdfDict,
  contents: readonly PdfStream[],
): Set<string> | undefined {
  const used = new Set<string>();
  const pending = [...contents];
  const seen = new Set<PdfStream>();
  const forms = source.dict(resources.get('XObject'));
  for (let stream = pending.pop(); stream; stream = pending.pop()) {
    if (seen.has(stream)) continue;
    seen.add(stream);
    const text = contentText(stream, source);
    if (text === undefined) return undefined;
    for (const name of namesIn(text)) {
      if (used.has(name)) continue;
      used.add(name);
      const form = source.value(forms?.get(name));
      if (form instanceof PdfStream && form.getName('Subtype')?.value === 'Form' && !form.has('Resources')) {
        pending.push(form);
      }
    }
  }
  return hasBorrowingFont(source, resources) ? undefined : used;
}

// Glyphs of a Type 3 font without resources draw with those of the page (ISO 32000-2, 9.6.4).
function hasBorrowingFont(source: Source, resources: PdfDict): boolean {
  const fonts = source.dict(resources.get('Font'));
  return [...(fonts ?? [])].some(([, value]) => {
    const font = source.dict(value);
    return font?.getName('Subtype', source.resolve)?.value === 'Type3' && !font.has('Resources');
  });
}

function contentText(stream: PdfStream, source: Source): string | undefined {
  try {
    const data = decodeStream(stream, source.resolve);
    return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1');
  } catch {
    return undefined;
  }
}

function* namesIn(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(/\/([^\s()<>[\]{}/%\0]+)/g)) {
    yield name;
    if (name.includes('#'))
      yield name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
  }
}
