import type { Rule } from '@pagesmith/pdf';
import { lineOf } from '../layout/index.ts';
import type { PagePieces } from '../pieces/index.ts';
import type { Backdrop } from './backdrops.ts';
import { edgeRuleGapPoints, edgeRuleShareMin, edgeShare, watermarkSlackPoints } from './measures.ts';
import type { EdgeOfPage, RepeatedPiece } from './repeated-piece.ts';

interface EdgeRules {
  readonly pages: PagePieces[];
  readonly backdrops: readonly Backdrop[];
}

/**
 * Takes the rules between the text of the pages and their headers or footers, which stand at one place on all of them.
 * As borders of a page's first or last paragraph they would move with it into the middle of another page.
 */
export function takeEdgeRules(pages: readonly PagePieces[], repeated: readonly RepeatedPiece[]): EdgeRules {
  const [first, ...others] = pages;
  const candidates = (first?.reading.rules ?? []).flatMap((rule) => {
    const place = first && placeOf(rule, first);
    return place === undefined ? [] : [{ rule, place }];
  });
  if (first === undefined || others.length === 0 || candidates.length > rulesMax)
    return { pages: [...pages], backdrops: [] };
  const taken = new Set<Rule>();
  const painted = candidates.flatMap(({ rule, place }) => {
    const on = pages.map((page) => page.reading.rules.find((other) => areSame(rule, other)));
    const isOnAll = pages.every((page, index) => {
      const own = on[index];
      return own !== undefined && isBesideText(own, place, page, repeated);
    });
    if (!isOnAll) return [];
    for (const own of on) if (own !== undefined) taken.add(own);
    return [lineOf(rule)];
  });
  if (painted.length === 0) return { pages: [...pages], backdrops: [] };
  const left = pages.map((page) => {
    const rules = page.reading.rules.filter((rule) => !taken.has(rule));
    return { ...page, reading: { ...page.reading, rules } };
  });
  return { pages: left, backdrops: [{ pages: 'all', page: 1, painted }] };
}

// Each is looked for among all rules of the other pages.
const rulesMax = 20;

function placeOf({ isHorizontal, box }: Rule, { reading }: PagePieces): EdgeOfPage | undefined {
  const { width, height } = reading;
  if (!isHorizontal || box.right - box.left < width * edgeRuleShareMin) return undefined;
  if (box.bottom < height * edgeShare) return 'header';
  return box.top > height * (1 - edgeShare) ? 'footer' : undefined;
}

const areSame = (first: Rule, second: Rule) =>
  first.isHorizontal === second.isHorizontal &&
  first.colour === second.colour &&
  (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(first.box[side] - second.box[side]) < watermarkSlackPoints,
  );

/** Whether all text of a page is to one side of a rule, and not as close to it as the first row of a table is. */
function isBesideText(
  { box }: Rule,
  place: EdgeOfPage,
  { reading, pieces }: PagePieces,
  repeated: readonly RepeatedPiece[],
): boolean {
  const inner = (text: { readonly top: number; readonly bottom: number }) =>
    place === 'header' ? text.top - box.bottom : box.top - text.bottom;
  const outer = (text: { readonly top: number; readonly bottom: number }) =>
    place === 'header' ? box.top - text.bottom : text.top - box.bottom;
  const gap = Math.min(...pieces.map((piece) => inner(piece.box)));
  const gapOutside = Math.min(
    ...repeated.filter((one) => one.place === place).map(({ piece }) => Math.abs(outer(piece.box))),
  );
  const isOfBox = reading.rules.some(
    ({ isHorizontal, box: other }) =>
      !isHorizontal &&
      other.top < box.bottom + watermarkSlackPoints &&
      other.bottom > box.top - watermarkSlackPoints &&
      other.left > box.left - watermarkSlackPoints &&
      other.right < box.right + watermarkSlackPoints,
  );
  return !isOfBox && gap > 0 && (gap > edgeRuleGapPoints || gapOutside < gap);
}
