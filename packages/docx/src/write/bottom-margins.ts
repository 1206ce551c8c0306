import { bottomOf, type Section } from '../document/index.ts';
import {
  bottomSlackPoints,
  columnMarginPointsMax,
  columnSlackPoints,
  flowMarginPointsMax,
  flowSlackPoints,
} from './measures.ts';

export const marginPointsMax = 72;

/**
 * How far from the foot of its pages the text of each section ends. Sections that share a page have one margin:
 * LibreOffice takes that of the first, Word that of the last.
 */
export function bottomMargins(sections: readonly Section[], footerRoom: number): Map<Section, number> {
  const margins = new Map<Section, number>();
  for (const group of sharingPages(sections)) {
    const margin = bottomMargin(group, footerRoom);
    for (const section of group) margins.set(section, margin);
  }
  return margins;
}

/** The sections that begin on one page, together. */
export function sharingPages(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    if (section.isPageStart || groups.length === 0) groups.push([section]);
    else groups.at(-1)?.push(section);
  }
  return groups;
}

/** Slack below the text for lines that a wider font adds; little where text flows on, as it would fill the slack. */
function bottomMargin(group: readonly Section[], footerRoom: number): number {
  const [{ height } = { height: 0 }] = group;
  const inColumns = group.some(flowsInColumns);
  const slack = inColumns ? columnSlackPoints : group.some(flowsOn) ? flowSlackPoints : bottomSlackPoints;
  const below = height - Math.max(...group.map(bottomOf));
  // A line that finds room at the foot of a page is missing at the top of the next; one too many before a break is a page.
  const isFlowing = group.some(flowsToPages) && !group.some(endsFullPages);
  const isKept = !inColumns && below < flowMarginPointsMax && isFlowing;
  if (isKept) return Math.max(0, below - slack);
  const free = Math.min(inColumns ? columnMarginPointsMax : marginPointsMax, below) - slack;
  return Math.max(0, footerRoom > 0 ? Math.min(free, footerRoom + 2) : free);
}

export const flowsInColumns = ({ columns, entries }: Section) =>
  columns.length > 1 && entries.some(({ isFlowing, continuations }) => isFlowing || continuations.length > 0);

/** Whether text goes on from one page to the next by itself. */
export const flowsToPages = ({ entries }: Section) =>
  entries.some(
    ({ isPageStart, isFlowing, isBroken, continuations }) =>
      (isPageStart && isFlowing && !isBroken) || continuations.some(({ entry }) => entry.isPageStart),
  );

/** Whether a break follows a page that is full to its foot. */
function endsFullPages(section: Section): boolean {
  const full = bottomOf(section) - bottomSlackPoints;
  return section.entries.some(({ isPageStart, isBroken }, index) => {
    const above = section.entries[index - 1];
    const { block } = above?.continuations.at(-1)?.entry ?? above ?? {};
    return isPageStart && isBroken && (block?.box.bottom ?? 0) > full;
  });
}

const flowsOn = ({ entries }: Section) =>
  entries.some(({ continuations, page }) => continuations.length > 0 || page?.notesBottom !== undefined);
