import { PdfArray, PdfDict, PdfName, type PdfObject } from '@libpdf/core';
import type { Copier } from './copier.ts';
import type { Target } from './target.ts';

/** What describes the document as a whole. */
export function copyDescription(target: Target, copier: Copier): void {
  const { source } = copier;
  for (const key of describing) {
    const value = source.catalog.get(key);
    const copy = value && copier.copy(value);
    if (copy && copy.type !== 'null') target.catalog.set(key, copy);
  }
  const trailer = source.document.pdf.context.info.trailer;
  const info = source.dict(trailer.get('Info'));
  if (!info) return;
  const copy = new PdfDict();
  copier.copyEntries(info, copy);
  target.pdf.context.info.trailer.set('Info', target.add(copy));
}

const describing = [
  'Metadata',
  'Lang',
  'ViewerPreferences',
  'PageLayout',
  'PageMode',
  'Extensions',
  'URI',
  'Collection',
  'AA',
] as const;

/** The first open action or destination that still leads somewhere. */
export function copyOpenAction(target: Target, copier: Copier): void {
  if (target.catalog.has('OpenAction')) return;
  const value = copier.source.catalog.get('OpenAction');
  if (!value) return;
  const action = copier.source.value(value);
  const copy = action instanceof PdfDict ? copier.copy(action) : copier.copyDestination(value);
  if (copy && copy.type !== 'null') target.catalog.set('OpenAction', copy);
}

/**
 * Output intents of all sources, each condition once. Programs give the same name to profiles of their own ("Custom"):
 * those of another number of colours are other ones.
 */
export class OutputIntents {
  readonly #intents = new Map<string, PdfObject>();
  readonly #profiles = new Set<string>();
  readonly #kinds = new Set<string>();

  copy(copier: Copier): void {
    const { source } = copier;
    for (const item of source.array(source.catalog.get('OutputIntents')) ?? []) {
      const intent = source.dict(item);
      if (!intent) continue;
      const condition = intent.getString('OutputConditionIdentifier', source.resolve)?.asString() ?? '';
      const profile = source.dict(intent.get('DestOutputProfile'));
      const colours = profile?.getNumber('N', source.resolve)?.value ?? '';
      const kind = intent.getName('S', source.resolve)?.value ?? '';
      const key = `${kind} ${colours} ${condition}`;
      if (profile) this.#profiles.add(`${colours} ${condition}`);
      this.#kinds.add(kind);
      if (!this.#intents.has(key)) this.#intents.set(key, copier.copy(item));
    }
  }

  /** Whether the pages are made for several, of which each standard allows one, and all of them one profile. */
  get areMixed(): boolean {
    return this.#profiles.size > 1 || this.#kinds.size < this.#intents.size;
  }

  write(target: Target): void {
    if (this.#intents.size > 0)
      target.catalog.set('OutputIntents', new PdfArray([...this.#intents.values()]));
  }
}

/** The highest version among the sources. */
export function writeVersion(target: Target, copiers: readonly Copier[]): void {
  const versions = copiers.flatMap(({ source }) => [
    source.document.pdf.version,
    source.catalog.getName('Version', source.resolve)?.value ?? '',
  ]);
  const highest = versions
    .filter((version) => /^[12]\.\d$/.test(version))
    .sort()
    .at(-1);
  if (highest && highest > '1.7') target.catalog.set('Version', PdfName.of(highest));
}
