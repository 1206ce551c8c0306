import { Bits, widthOf } from './bits.ts';

/** Lengths and places of what stands in the file, as if there were no hints in it. */
export interface Measured {
  readonly firstPageAt: number;
  /** By page: how many objects it has, how long they are, and which shared ones it uses besides. */
  readonly pages: readonly {
    readonly objects: number;
    readonly length: number;
    readonly shared: readonly number[];
  }[];
  readonly sharedLengths: readonly number[];
  /** How many of them stand with the first page. */
  readonly sharedOnFirstPage: number;
  readonly firstShared: { readonly number: number; readonly at: number };
  readonly outlines: {
    readonly number: number;
    readonly at: number;
    readonly objects: number;
    readonly length: number;
  };
}

/** The tables that let a viewer fetch a page without the rest (ISO 32000-2, F.4), and where each begins. */
export function hintTables(measured: Measured) {
  const bits = new Bits();
  addPages(bits, measured);
  const sharedAt = bits.length;
  addShared(bits, measured);
  const outlinesAt = bits.length;
  const { outlines } = measured;
  if (outlines.objects > 0) {
    for (const value of [outlines.number, outlines.at, outlines.objects, outlines.length])
      bits.add(value, 32);
  }
  return { data: bits.toBytes(), sharedAt, outlinesAt: outlines.objects > 0 ? outlinesAt : undefined };
}

const least = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
const most = (values: readonly number[]): number => values.reduce((high, value) => Math.max(high, value), 0);

/** Tables F.3 and F.4. The length of a page's content is given as that of the page, as most writers do. */
function addPages(bits: Bits, { firstPageAt, pages }: Measured): void {
  const objects = pages.map((page) => page.objects);
  const lengths = pages.map((page) => page.length);
  const identifiers = pages.flatMap(({ shared }) => shared);
  const [objectsMin, lengthMin] = [least(objects), least(lengths)];
  const widths = {
    objects: widthOf(most(objects) - objectsMin),
    length: widthOf(most(lengths) - lengthMin),
    count: widthOf(most(pages.map(({ shared }) => shared.length))),
    identifier: widthOf(most(identifiers)),
  };
  const header: [value: number, width: number][] = [
    [objectsMin, 32],
    [firstPageAt, 32],
    [widths.objects, 16],
    [lengthMin, 32],
    [widths.length, 16],
    [0, 32],
    [0, 16],
    [lengthMin, 32],
    [widths.length, 16],
    [widths.count, 16],
    [widths.identifier, 16],
    [0, 16],
    [4, 16],
  ];
  for (const [value, width] of header) bits.add(value, width);
  bits.addAll(
    objects.map((count) => count - objectsMin),
    widths.objects,
  );
  bits.addAll(
    lengths.map((length) => length - lengthMin),
    widths.length,
  );
  bits.addAll(
    pages.map(({ shared }) => shared.length),
    widths.count,
  );
  bits.addAll(identifiers, widths.identifier);
  bits.addAll(
    lengths.map((length) => length - lengthMin),
    widths.length,
  );
}

/** Tables F.5 and F.6: each object is a group of its own, without a signature. */
function addShared(bits: Bits, { firstShared, sharedLengths, sharedOnFirstPage }: Measured): void {
  const lengthMin = least(sharedLengths);
  const width = widthOf(most(sharedLengths) - lengthMin);
  const header: [value: number, width: number][] = [
    [firstShared.number, 32],
    [firstShared.at, 32],
    [sharedOnFirstPage, 32],
    [sharedLengths.length, 32],
    [0, 16],
    [lengthMin, 32],
    [width, 16],
  ];
  for (const [value, size] of header) bits.add(value, size);
  bits.addAll(
    sharedLengths.map((length) => length - lengthMin),
    width,
  );
  bits.addAll(
    sharedLengths.map(() => 0),
    1,
  );
}
