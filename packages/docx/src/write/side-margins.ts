import type { Section } from '../document/index.ts';
import { linesIn } from '../layout/index.ts';
import type { Block, PageModel } from '../model.ts';
import { sharingPages } from './bottom-margins.ts';
import { roomBehind } from './indents.ts';
import { hangPointsMax, roomPoints, stretchPointsMin } from './measures.ts';

export interface Sides {
  readonly left: number;
  readonly right: number;
}

const usualPoints = 72;

/** How far from the sides of its pages the text stands. What stands out further than a little makes them narrower. */
export function sideMargins(pages: readonly PageModel[]): Sides {
  const lines = pages.flatMap((page) => linesIn(page).map(({ box }) => sidesOf(box, page)));
  const outer = pages.flatMap((page) => outerSides(page, lines.length > 0));
  const usual = {
    left: share(lines, 'left', 0.08) ?? usualPoints,
    right: (share(lines, 'right', 0.01) ?? usualPoints) - roomPoints,
  };
  const lefts = outer.map(({ left }) => left).filter((left) => left < usual.left - hangPointsMax);
  const rights = outer.map(({ right }) => right).filter((right) => right < usual.right);
  return {
    left: Math.max(0, Math.min(usual.left, ...lefts)),
    right: Math.max(0, Math.min(usual.right, ...rights)),
  };
}

/**
 * The margins of each section. Columns have their own; what follows on a page that begins with columns stands between
 * their outer edges, and what columns follow is as wide as they are, because LibreOffice does not set a part of a page
 * wider than its first.
 */
export function sectionSides(sections: readonly Section[], usual: Sides): Map<Section, Sides> {
  return new Map(
    sharingPages(sections).flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const outer = isInColumns(first) ? sidesOfColumns(first) : widest(others, usual);
      const inner = { left: Math.max(usual.left, outer.left), right: Math.max(usual.right, outer.right) };
      // LibreOffice stretches columns to the width of the first part: outer ones that are far from its edges begin and end there.
      const reaching = (own: number, edge: number) => (own - edge > stretchPointsMin ? edge : own);
      const filling = ({ left, right }: Sides) => ({
        left: reaching(left, outer.left),
        right: reaching(right, outer.right),
      });
      return [
        [first, outer] as const,
        ...others.map(
          (other) => [other, isInColumns(other) ? filling(sidesOfColumns(other)) : inner] as const,
        ),
      ];
    }),
  );
}

const isInColumns = ({ columns }: Section) => columns.length > 1;

const sidesOfColumns = ({ columns, width }: Section): Sides => ({
  left: columns[0]?.left ?? 0,
  right: width - (columns.at(-1)?.right ?? width),
});

function widest(others: readonly Section[], usual: Sides): Sides {
  const all = [usual, ...others.filter(isInColumns).map(sidesOfColumns)];
  return {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.min(...all.map(({ right }) => right)),
  };
}

const sidesOf = ({ left, right }: Sides, { width }: PageModel): Sides => ({ left, right: width - right });

/** The sides of what stands on a page below each other; pictures stand out of the text, where there is any. */
function outerSides(page: PageModel, hasText: boolean): Sides[] {
  return page.bands.flatMap(({ columns: [first, second] }) => {
    if (first === undefined || second !== undefined) return [];
    const blocks = first.blocks.filter(({ kind }) => kind !== 'picture' || !hasText);
    return blocks.map((block) => sidesOf({ left: leftOf(block), right: rightOf(block) }, page));
  });
}

const leftOf = (block: Block) =>
  block.kind === 'table' ? (block.columnEdges[0] ?? block.box.left) : block.box.left;

function rightOf(block: Block): number {
  // A table says itself how wide it is.
  if (block.kind === 'table') return 0;
  const isLine = block.kind === 'paragraph' && block.lines.length === 1;
  const room = block.kind === 'picture' ? 0 : roomPoints + (isLine ? roomBehind(block) : 0);
  return block.box.right + room;
}

function share(lines: readonly Sides[], side: keyof Sides, part: number): number | undefined {
  const sorted = lines.map((line) => line[side]).sort((first, second) => first - second);
  return sorted[Math.floor((sorted.length - 1) * part)];
}
