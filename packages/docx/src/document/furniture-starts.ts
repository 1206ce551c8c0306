import { blocksIn } from '../layout/index.ts';
import type { PageModel } from '../model.ts';
import { goesOn } from './goes-on.ts';
import { isOn, type RepeatedPiece } from './repeated-piece.ts';

/** What stands in the headers and footers of a section. */
export type Furnishing = ReadonlySet<RepeatedPiece>;

interface Stretch {
  readonly page: number;
  readonly shown: Set<RepeatedPiece>;
  readonly missing: Set<RepeatedPiece>;
}

/**
 * The pages from which on other lines stand in headers and footers, as those of a chapter do. A page that lacks a line begins a
 * section without it, unless a paragraph, a table or columns of text go on there: a section would tear them apart.
 */
export function furnitureStarts(
  pages: readonly PageModel[],
  repeated: readonly RepeatedPiece[],
  firstPage: number,
): Map<number, Furnishing> {
  const starts = new Map<number, Furnishing>();
  let current: Furnishing = new Set(repeated);
  for (const { page, shown, missing } of stretchesOf(pages, repeated, firstPage)) {
    const next = new Set(repeated.filter((one) => shown.has(one) || (current.has(one) && !missing.has(one))));
    const isSame = next.size === current.size && [...next].every((one) => current.has(one));
    if (starts.size > 0 && isSame) continue;
    starts.set(page, next);
    current = next;
  }
  return starts;
}

function stretchesOf(
  pages: readonly PageModel[],
  repeated: readonly RepeatedPiece[],
  firstPage: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  pages.forEach((model, index) => {
    const { page } = model;
    if (page < firstPage) return;
    const meant = repeated.filter((one) => isOn(one.pages, page));
    const shown = meant.filter(({ shownOn }) => shownOn.has(page));
    const missing = meant.filter(({ shownOn }) => !shownOn.has(page));
    const last = stretches.at(-1);
    const isOther =
      last === undefined ||
      shown.some((one) => last.missing.has(one)) ||
      missing.some((one) => last.shown.has(one));
    if (last === undefined || (isOther && canBegin(pages[index - 1], model))) {
      stretches.push({ page, shown: new Set(shown), missing: new Set(missing) });
      return;
    }
    // What some pages of a section show has to stand on all of them.
    for (const one of shown) {
      last.shown.add(one);
      last.missing.delete(one);
    }
    for (const one of missing) if (!last.shown.has(one)) last.missing.add(one);
  });
  return stretches;
}

const canBegin = (before: PageModel | undefined, page: PageModel) =>
  before === undefined ||
  !(goesOn(blocksIn(before).at(-1), blocksIn(page)[0]) || (endsInColumns(before) && beginsInColumns(page)));

const endsInColumns = ({ bands }: PageModel) => (bands.at(-1)?.columns.length ?? 1) > 1;
const beginsInColumns = ({ bands }: PageModel) => (bands[0]?.columns.length ?? 1) > 1;
