import { PdfDict, type PdfName, type PdfObject } from '@libpdf/core';
import { nameCalled } from './names.ts';

/** Keys. So few are found as quickly by looking at each of them. */
const keysMax = 16;

/**
 * A dictionary of few keys, which are most: the object layer has a hash table in each, which takes two to three times the
 * memory of a list. It is one of the object layer's dictionaries to everybody, and becomes a table when it grows.
 */
class SmallDict {
  dirty = false;
  /** Key, value, key, value; empty once there is a table. */
  items: PdfObject[];
  table: Map<PdfName, PdfObject> | undefined = undefined;

  constructor(items: PdfObject[]) {
    this.items = items;
  }

  get size(): number {
    return this.table?.size ?? this.items.length / 2;
  }

  get(key: PdfName | string, resolver?: Parameters<PdfDict['get']>[1]): PdfObject | undefined {
    const value = valueIn(this, named(key));
    return resolver && value?.type === 'ref' ? (resolver(value) ?? undefined) : value;
  }

  has(key: PdfName | string): boolean {
    return valueIn(this, named(key)) !== undefined;
  }

  set(key: PdfName | string, value: PdfObject): void {
    const name = named(key);
    this.dirty = true;
    if (this.table) this.table.set(name, value);
    else {
      const at = placeOf(this.items, name);
      if (at >= 0) this.items[at + 1] = value;
      else add(this, name, value);
    }
  }

  /** Whoever goes through the former list meanwhile misses none. */
  delete(key: PdfName | string): boolean {
    const name = named(key);
    const existed = this.has(name);
    if (existed) this.dirty = true;
    if (this.table) return this.table.delete(name);
    const at = placeOf(this.items, name);
    if (at >= 0) this.items = this.items.toSpliced(at, 2);
    return existed;
  }

  keys(): Iterable<PdfName> {
    return this.table?.keys() ?? this.items.filter((_, index) => index % 2 === 0).map(asName);
  }

  *[Symbol.iterator](): Iterator<[PdfName, PdfObject]> {
    for (const key of this.keys()) {
      const value = valueIn(this, key);
      if (value) yield [key, value];
    }
  }

  clone(): PdfDict {
    return new PdfDict(this);
  }

  toBytes(writer: Parameters<PdfDict['toBytes']>[0]): void {
    this.clone().toBytes(writer);
  }
}

Object.setPrototypeOf(SmallDict.prototype, PdfDict.prototype);

const asName = (item: PdfObject): PdfName => item as PdfName;
const named = (key: PdfName | string): PdfName => (typeof key === 'string' ? nameCalled(key) : key);

function placeOf(items: readonly PdfObject[], name: PdfName): number {
  for (let at = 0; at < items.length; at += 2) if (items[at] === name) return at;
  return -1;
}

function tableOf(items: readonly PdfObject[]): Map<PdfName, PdfObject> {
  const table = new Map<PdfName, PdfObject>();
  for (let at = 0; at < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]];
    if (key && value) table.set(asName(key), value);
  }
  return table;
}

// No private methods: each dictionary would have a field for them.
function valueIn({ table, items }: SmallDict, name: PdfName): PdfObject | undefined {
  if (table) return table.get(name);
  const at = placeOf(items, name);
  return at < 0 ? undefined : items[at + 1];
}

function add(dict: SmallDict, name: PdfName, value: PdfObject): void {
  dict.items.push(name, value);
  if (dict.items.length <= keysMax * 2) return;
  dict.table = tableOf(dict.items);
  dict.items = [];
}

export const newDict = (): PdfDict => new SmallDict([]) as unknown as PdfDict;

/** Of keys and values in turn, in a list that is its own from now on; of a key that is there twice the last value counts. */
export function dictOf(items: PdfObject[]): PdfDict {
  const isSmall = items.length <= keysMax * 2 && !repeatsKey(items);
  return isSmall ? (new SmallDict(items) as unknown as PdfDict) : new PdfDict(tableOf(items));
}

function repeatsKey(items: readonly PdfObject[]): boolean {
  for (let at = 2; at < items.length; at += 2) {
    const key = items[at];
    for (let before = 0; before < at; before += 2) if (items[before] === key) return true;
  }
  return false;
}

/** The keys and values of a small dictionary in turn; nothing of any other. */
export const itemsOf = (dict: PdfDict): readonly PdfObject[] | undefined =>
  dict instanceof SmallDict && !dict.table ? dict.items : undefined;
