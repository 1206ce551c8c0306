import { PdfArray, PdfDict, PdfNumber, type PdfObject, type PdfRef, PdfString } from '@libpdf/core';
import type { Source } from './source.ts';
import type { Target } from './target.ts';

/** Name trees and number trees (ISO 32000-2, 7.9.6 and 7.9.7); names are kept as their bytes, in Latin-1. */
export function readNameTree(source: Source, root: PdfObject | undefined): [string, PdfObject][] {
  return readTree(source, root, 'Names').flatMap(([key, value]): [string, PdfObject][] =>
    key instanceof PdfString ? [[bytesToText(key.bytes), value]] : [],
  );
}

export function readNumberTree(source: Source, root: PdfObject | undefined): [number, PdfObject][] {
  return readTree(source, root, 'Nums').flatMap(([key, value]): [number, PdfObject][] =>
    key instanceof PdfNumber ? [[key.value, value]] : [],
  );
}

function readTree(
  source: Source,
  root: PdfObject | undefined,
  leaf: 'Names' | 'Nums',
): [PdfObject, PdfObject][] {
  const entries: [PdfObject, PdfObject][] = [];
  const visited = new Set<PdfDict>();
  const stack = [root];
  while (stack.length > 0) {
    const node = source.dict(stack.pop());
    if (!node || visited.has(node)) continue;
    visited.add(node);
    const items = source.array(node.get(leaf))?.toArray() ?? [];
    for (let index = 0; index + 1 < items.length; index += 2) {
      const key = source.value(items[index]);
      const value = items[index + 1];
      if (key && value) entries.push([key, value]);
    }
    for (const kid of source.array(node.get('Kids'))?.toArray().reverse() ?? []) stack.push(kid);
  }
  return entries;
}

export function writeNameTree(
  target: Target,
  entries: Iterable<readonly [string, PdfObject]>,
): PdfRef | undefined {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return writeTree(
    target,
    'Names',
    sorted.map(([key, value]) => [textToString(key), value]),
  );
}

export function writeNumberTree(
  target: Target,
  entries: Iterable<readonly [number, PdfObject]>,
): PdfRef | undefined {
  const sorted = [...entries].sort(([a], [b]) => a - b);
  return writeTree(
    target,
    'Nums',
    sorted.map(([key, value]) => [PdfNumber.of(key), value]),
  );
}

const leafLength = 64;

function writeTree(
  target: Target,
  leaf: 'Names' | 'Nums',
  entries: [PdfObject, PdfObject][],
): PdfRef | undefined {
  if (entries.length === 0) return undefined;
  if (entries.length <= leafLength) return target.add(PdfDict.of({ [leaf]: new PdfArray(entries.flat()) }));
  let level = chunk(entries, leafLength).map((part) => ({
    first: part[0]?.[0],
    last: part.at(-1)?.[0],
    dict: PdfDict.of({ [leaf]: new PdfArray(part.flat()) }),
  }));
  while (level.length > 1) {
    level = chunk(level, leafLength).map((nodes) => {
      for (const { first, last, dict } of nodes)
        if (first && last) dict.set('Limits', PdfArray.of(first, last));
      const kids = new PdfArray(nodes.map(({ dict }) => target.add(dict)));
      return { first: nodes[0]?.first, last: nodes.at(-1)?.last, dict: PdfDict.of({ Kids: kids }) };
    });
  }
  const root = level[0];
  return root && target.add(root.dict);
}

function chunk<Item>(items: readonly Item[], length: number): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += length) chunks.push(items.slice(start, start + length));
  return chunks;
}

export const bytesToText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

export const textToString = (text: string): PdfString =>
  new PdfString(new Uint8Array(Buffer.from(text, 'latin1')));

/** `name`, or the first of `name-2`, `name-3` … that is free; the ending of a file name stays at its end. */
export function freeName(name: string, isTaken: (name: string) => boolean, mark = '-'): string {
  if (!isTaken(name)) return name;
  const [, stem = name, ending = ''] = /^(.+?)(\.\w{1,5})?$/s.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}${mark}${number}${ending}`;
    if (!isTaken(candidate)) return candidate;
  }
}
