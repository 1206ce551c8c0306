import { PdfDict, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import { dataLengthOf } from '../bytes/index.ts';
import { serialize } from '../document/index.ts';
import type { Copier } from './copier.ts';
import type { FieldNode, Fields } from './fields.ts';
import type { Source } from './source.ts';
import { bytesToText, freeName, textToString } from './trees.ts';

/** The default resources and the default appearance of the form, over all sources (ISO 32000-2, 12.7.3.3). */
export class FormResources {
  readonly #categories = new Map<string, Map<string, { value: PdfObject; mark: string }>>();
  #appearance: PdfString | undefined;
  #alignment: PdfObject | undefined;
  #isFirst = true;

  add(copier: Copier, form: PdfDict, fields: Fields, roots: readonly FieldNode[]): void {
    const { source } = copier;
    const renames = this.#addResources(copier, form, fields);
    const appearance = form.getString('DA', source.resolve);
    const alignment = source.value(form.get('Q'));
    if (this.#isFirst) {
      this.#appearance = appearance;
      this.#alignment = alignment;
    } else {
      for (const { dict } of roots) {
        if (appearance && !dict.has('DA')) dict.set('DA', appearance);
        if (alignment && !dict.has('Q')) dict.set('Q', alignment);
      }
    }
    this.#isFirst = false;
    if (renames.size === 0) return;
    for (const dict of fields.dicts()) {
      const own = dict.get('DA');
      if (own instanceof PdfString) dict.set('DA', renameFonts(own, renames));
    }
  }

  #addResources(copier: Copier, form: PdfDict, fields: Fields): Map<string, string> {
    const { source } = copier;
    // Where fields were left out, so is a font that only those are written in; it may be most of the file.
    const fonts = source.isWhole ? undefined : fontsNamed([form, ...fields.dicts()]);
    const renames = new Map<string, string>();
    for (const [category, value] of source.dict(form.get('DR')) ?? []) {
      const entries = source.dict(value);
      if (!entries || (category.value === 'XObject' && !source.isWhole)) continue;
      const known =
        this.#categories.get(category.value) ?? new Map<string, { value: PdfObject; mark: string }>();
      this.#categories.set(category.value, known);
      for (const [name, entry] of entries) {
        if (category.value === 'Font' && fonts && !fonts.has(name.value)) continue;
        const mark = markOf(entry, source);
        const same = known.get(name.value);
        if (same?.mark === mark) continue;
        const free = freeName(name.value, (candidate) => known.has(candidate), '_');
        if (free !== name.value && category.value === 'Font') renames.set(name.value, free);
        known.set(free, { value: copier.copy(entry), mark });
      }
    }
    return renames;
  }

  write(form: PdfDict): void {
    const resources = new PdfDict();
    for (const [category, entries] of this.#categories) {
      resources.set(category, new PdfDict([...entries].map(([name, { value }]) => [name, value])));
    }
    if (resources.size > 0) form.set('DR', resources);
    if (this.#appearance) form.set('DA', this.#appearance);
    if (this.#alignment) form.set('Q', this.#alignment);
  }
}

/** What default appearances call; and what viewers take by themselves for text and for marks. */
function fontsNamed(dicts: readonly PdfDict[]): Set<string> {
  const names = new Set(['Helv', 'ZaDb']);
  for (const dict of dicts) {
    const appearance = dict.get('DA');
    if (!(appearance instanceof PdfString)) continue;
    for (const [, name = ''] of bytesToText(appearance.bytes).matchAll(named)) names.add(name);
  }
  return names;
}

const named = /\/([^\s/()<>[\]]+)/g;

/** Compares two resources of the same name by content, including the objects they point to. */
function markOf(entry: PdfObject, source: Source, depth = 0): string {
  const value = source.value(entry);
  if (!value || depth > 6) return 'null';
  if (value instanceof PdfStream) return `stream ${dataLengthOf(value)}`;
  if (value instanceof PdfDict) {
    const parts = [...value].map(([key, item]) => `${key.value}=${markOf(item, source, depth + 1)}`);
    return `<<${parts.sort().join(' ')}>>`;
  }
  if (value.type === 'array')
    return `[${value
      .toArray()
      .map((item) => markOf(item, source, depth + 1))
      .join(' ')}]`;
  return value instanceof PdfRef ? 'ref' : serialize(value, () => 0);
}

function renameFonts(appearance: PdfString, renames: ReadonlyMap<string, string>): PdfString {
  const text = bytesToText(appearance.bytes);
  return textToString(
    text.replace(named, (whole, name: string) => {
      const renamed = renames.get(name);
      return renamed === undefined ? whole : `/${renamed}`;
    }),
  );
}
