import { PdfDict, PdfName, PdfNumber, type PdfString } from '@libpdf/core';
import type { Placement, Source } from './source.ts';
import type { Target } from './target.ts';
import { readNumberTree, writeNumberTree } from './trees.ts';

interface Label {
  readonly style: string | undefined;
  readonly prefix: PdfString | undefined;
  readonly number: number;
}

/** Gives each page the label it had (ISO 32000-2, 12.4.2); a page of a source without labels shows its new number. */
export function writePageLabels(target: Target, placements: readonly Placement[]): void {
  const ranges = new Map<Source, [number, PdfDict][]>();
  for (const { source } of placements) if (!ranges.has(source)) ranges.set(source, readRanges(source));
  if ([...ranges.values()].every((list) => list.length === 0)) return;
  const entries: [number, PdfDict][] = [];
  let previous: Label | undefined;
  placements.forEach(({ source, index }, position) => {
    const label = labelOf(ranges.get(source) ?? [], source, index) ?? plain(position + 1);
    if (!previous || !continues(previous, label)) entries.push([position, describe(label)]);
    previous = label;
  });
  const tree = writeNumberTree(target, entries);
  if (tree) target.catalog.set('PageLabels', tree);
}

const plain = (number: number): Label => ({ style: 'D', prefix: undefined, number });

function readRanges(source: Source): [number, PdfDict][] {
  return readNumberTree(source, source.catalog.get('PageLabels'))
    .flatMap(([start, value]): [number, PdfDict][] => {
      const dict = source.dict(value);
      return dict ? [[start, dict]] : [];
    })
    .sort(([a], [b]) => a - b);
}

function labelOf(ranges: readonly [number, PdfDict][], source: Source, index: number): Label | undefined {
  const range = ranges.findLast(([start]) => start <= index);
  if (!range) return ranges.length > 0 ? plain(index + 1) : undefined;
  const [start, dict] = range;
  const first = dict.getNumber('St', source.resolve)?.value ?? 1;
  return {
    style: dict.getName('S', source.resolve)?.value,
    prefix: dict.getString('P', source.resolve),
    number: first + index - start,
  };
}

function continues(previous: Label, label: Label): boolean {
  const isSameKind =
    previous.style === label.style && previous.prefix?.asString() === label.prefix?.asString();
  return isSameKind && (label.style === undefined || label.number === previous.number + 1);
}

function describe({ style, prefix, number }: Label): PdfDict {
  const dict = new PdfDict();
  if (style !== undefined) dict.set('S', PdfName.of(style));
  if (prefix) dict.set('P', prefix);
  if (style !== undefined && number !== 1) dict.set('St', PdfNumber.of(number));
  return dict;
}
