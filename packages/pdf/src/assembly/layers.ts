import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import type { Copier } from './copier.ts';
import type { Target } from './target.ts';

/**
 * The optional content groups that kept pages use, with their state (ISO 32000-2, 8.11.4). Sources differ in
 * their base state, so that each group's state is written down: what is off is listed under /OFF.
 */
export class Layers {
  readonly #groups: PdfRef[] = [];
  readonly #lists = new Map(listKeys.map((key) => [key, [] as PdfObject[]]));
  readonly #configurations: PdfObject[] = [];
  #first: PdfDict | undefined;

  /** Call it after the pages have been copied: a group that no page uses is not kept. */
  copy(copier: Copier): void {
    const { source } = copier;
    const properties = source.dict(source.catalog.get('OCProperties'));
    if (!properties) return;
    const all = source.array(properties.get('OCGs'))?.toArray() ?? [];
    if (source.isWhole) for (const group of all) copier.copy(group);
    const kept = new Map<number, PdfRef>();
    for (const group of all) {
      const copy = copier.copied(group);
      if (group instanceof PdfRef && copy && !kept.has(group.objectNumber))
        kept.set(group.objectNumber, copy);
    }
    if (kept.size === 0) return;
    for (const group of kept.values()) this.#groups.push(group);
    const keep = (value: PdfObject): PdfObject | undefined => filterGroups(value, copier, kept);
    const configuration = source.dict(properties.get('D')) ?? new PdfDict();
    this.#addLists(configuration, copier, kept, keep);
    for (const item of source.array(properties.get('Configs')) ?? []) {
      const copy = keep(source.value(item) ?? item);
      if (copy) this.#configurations.push(copy);
    }
    this.#first ??= this.#describe(configuration, copier);
  }

  #addLists(
    configuration: PdfDict,
    { source }: Copier,
    kept: ReadonlyMap<number, PdfRef>,
    keep: (value: PdfObject) => PdfObject | undefined,
  ): void {
    const isOffByDefault = configuration.getName('BaseState', source.resolve)?.value === 'OFF';
    if (isOffByDefault) {
      const on = new Set((source.array(configuration.get('ON'))?.toArray() ?? []).map(numberOf));
      for (const [number, ref] of kept) this.#list(on.has(number) ? 'ON' : 'OFF').push(ref);
    }
    for (const key of isOffByDefault
      ? listKeys.filter((name) => name !== 'ON' && name !== 'OFF')
      : listKeys) {
      const list = source.array(configuration.get(key));
      const copy = list && keep(list);
      if (copy instanceof PdfArray) for (const item of copy) this.#list(key).push(item);
    }
  }

  #list(key: (typeof listKeys)[number]): PdfObject[] {
    return this.#lists.get(key) ?? [];
  }

  #describe(configuration: PdfDict, copier: Copier): PdfDict {
    const dict = new PdfDict();
    for (const key of ['Name', 'Creator', 'ListMode', 'Intent']) {
      const value = configuration.get(key);
      if (value) dict.set(key, copier.copy(value));
    }
    return dict;
  }

  write(target: Target): void {
    if (this.#groups.length === 0) return;
    const configuration = this.#first ?? new PdfDict();
    for (const [key, items] of this.#lists) if (items.length > 0) configuration.set(key, new PdfArray(items));
    const properties = PdfDict.of({ OCGs: new PdfArray(this.#groups), D: configuration });
    if (this.#configurations.length > 0) properties.set('Configs', new PdfArray(this.#configurations));
    target.catalog.set('OCProperties', properties);
  }
}

const listKeys = ['ON', 'OFF', 'Order', 'Locked', 'RBGroups', 'AS'] as const;

const numberOf = (value: PdfObject): number => (value instanceof PdfRef ? value.objectNumber : -1);

/** The value reduced to kept groups; lists left empty, or with only a label, are dropped. */
function filterGroups(
  value: PdfObject,
  copier: Copier,
  kept: ReadonlyMap<number, PdfRef>,
  depth = 0,
): PdfObject | undefined {
  if (depth > 100) return undefined;
  if (value instanceof PdfRef) {
    const group = kept.get(value.objectNumber);
    if (group) return group;
    const target = copier.source.resolve(value);
    const isGroup = target instanceof PdfDict && target.getName('Type')?.value === 'OCG';
    return target && !isGroup ? filterGroups(target, copier, kept, depth + 1) : undefined;
  }
  if (value instanceof PdfArray) {
    const items = value.toArray().flatMap((item) => filterGroups(item, copier, kept, depth + 1) ?? []);
    const isEmpty = items.every((item) => item instanceof PdfString);
    return isEmpty && value.length > 0 ? undefined : new PdfArray(items);
  }
  if (value instanceof PdfDict) {
    const copy = new PdfDict();
    for (const [key, entry] of value) {
      const filtered = filterGroups(entry, copier, kept, depth + 1);
      if (filtered) copy.set(key, filtered);
    }
    return value.has(groupsKey) && !copy.has(groupsKey) ? undefined : copy;
  }
  return value;
}

const groupsKey = PdfName.of('OCGs');
