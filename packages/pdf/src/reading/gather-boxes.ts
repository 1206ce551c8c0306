import type { Box } from './matrix.ts';

export const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** Anything that covers more of a page is its background. */
export const pageShareMax = 0.8;

const marginPoints = 1;

/** A box with a little room around it, as far as that is on the page. */
export const withMargin = (box: Box, page: { readonly width: number; readonly height: number }): Box => ({
  left: Math.max(0, box.left - marginPoints),
  top: Math.max(0, box.top - marginPoints),
  right: Math.min(page.width, box.right + marginPoints),
  bottom: Math.min(page.height, box.bottom + marginPoints),
});

export const overlaps = (first: Box, second: Box) =>
  first.left <= second.right &&
  second.left <= first.right &&
  first.top <= second.bottom &&
  second.top <= first.bottom;

export const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

const slack = 1.5;

/** The boxes of large letters are larger than what is visible of them. */
export const holdsMiddle = (outer: Box, { left, top, right, bottom }: Box) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
};

const around = (first: Box, second: Box): Box => ({
  left: Math.min(first.left, second.left),
  top: Math.min(first.top, second.top),
  right: Math.max(first.right, second.right),
  bottom: Math.max(first.bottom, second.bottom),
});

const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Boxes around groups of neighbours: `seeds` begin a group, `others` only join one. */
export function gather(seeds: readonly Box[], others: readonly Box[], near: number): Box[] {
  let groups: Box[] = [];
  for (const seed of seeds) groups = absorb(groups, seed, near);
  // A group that has grown may now touch another: repeat until nothing changes, with a limit.
  for (let round = 0; round < roundsMax; round++) {
    const before = groups.map(areaOf).join(' ');
    for (const other of others) {
      if (groups.some((group) => isPartOf(group, other))) groups = absorb(groups, other, 0);
    }
    if (groups.map(areaOf).join(' ') === before) break;
  }
  return groups;
}

const roundsMax = 4;
// The axes of a chart extend a little beyond it; a frame around the whole page is not part of it.
const outstandingShare = 0.25;

function isPartOf(group: Box, other: Box): boolean {
  const side = Math.min(group.right - group.left, group.bottom - group.top);
  return overlaps(group, other) && holds(wider(group, side * outstandingShare), other);
}

function absorb(groups: readonly Box[], box: Box, near: number): Box[] {
  const reach = wider(box, near);
  let merged = box;
  const apart = groups.filter((group) => {
    if (!overlaps(group, reach)) return true;
    merged = around(merged, group);
    return false;
  });
  return [...apart, merged];
}
