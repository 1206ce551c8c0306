import { overlaps } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { ObjectsOfPage, Rule } from './read-objects.ts';

const paper = 0xffffff;
/** Points. Further away, a line does not run along another. */
const alongPointsMax = 1;
/** Points. By more, a line lies on another and hides some of it. */
const commonPointsMin = 0.1;
/** Of white lines and what they may lie on: a page with more is left as it is. */
const comparisonsMax = 5_000_000;

/**
 * Without white lines on white paper along those that are seen: word processors draw them where cells end, and they are no
 * borders.
 */
export function withoutUnseenRules(objects: ObjectsOfPage): ObjectsOfPage {
  const { rules, fills, curves, patterns, pictures } = objects;
  const white = rules.filter(({ colour }) => colour === paper);
  const lines = rules.filter(({ colour }) => colour !== paper);
  const areas: Box[] = [
    ...fills.filter(({ colour }) => colour !== paper).map(({ box }) => box),
    ...[...curves, ...patterns],
    ...pictures.map(({ box }) => box),
  ];
  const comparisons = white.length * (lines.length + areas.length);
  if (comparisons === 0 || comparisons > comparisonsMax) return objects;
  const unseen = new Set(
    white.filter(
      (rule) =>
        lines.some((line) => runsAlong(rule, line)) && !areas.some((area) => overlaps(area, rule.box)),
    ),
  );
  return { ...objects, rules: rules.filter((rule) => !unseen.has(rule)) };
}

function runsAlong(white: Rule, line: Rule): boolean {
  if (white.isHorizontal !== line.isHorizontal) return false;
  const across = Math.min(white.box.right, line.box.right) - Math.max(white.box.left, line.box.left);
  const down = Math.min(white.box.bottom, line.box.bottom) - Math.max(white.box.top, line.box.top);
  const [length, common] = white.isHorizontal ? [across, down] : [down, across];
  return length > 0 && common > -alongPointsMax && common < commonPointsMin;
}
