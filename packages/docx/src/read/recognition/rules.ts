import type { Box, Rule } from '@pagesmith/pdf';
import { overlaps } from '../../geometry.ts';
import type { GreyPicture } from './grey-picture.ts';
import { darkBelow, levelPointsMin, thicknessPointsMax, uprightPointsMin } from './measures.ts';

interface Run {
  readonly start: number;
  readonly end: number;
  /** The row of a level run, the column of an upright one. */
  readonly across: number;
}

interface Stripe {
  start: number;
  end: number;
  readonly first: number;
  last: number;
}

const runsMax = 200_000;

/** The straight lines of a scanned page, along its edges: what tables are ruled with. */
export function findRules(picture: GreyPicture, words: readonly Box[]): Rule[] {
  const { pixelsPerPoint } = picture;
  const level = stripesOf(levelRuns(picture, levelPointsMin * pixelsPerPoint));
  const upright = stripesOf(uprightRuns(picture, uprightPointsMin * pixelsPerPoint));
  const rules = [
    ...level.flatMap((stripe) => ruleOf(stripe, true, pixelsPerPoint)),
    ...upright.flatMap((stripe) => ruleOf(stripe, false, pixelsPerPoint)),
  ];
  return rules.filter(({ box, isHorizontal }) => isHorizontal || !words.some((word) => overlaps(word, box)));
}

function levelRuns({ width, height, grey }: GreyPicture, lengthMin: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height && runs.length < runsMax; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const isDark = x < width && (grey[y * width + x] ?? 255) < darkBelow;
      if (isDark && start < 0) start = x;
      if (isDark || start < 0) continue;
      if (x - start >= lengthMin) runs.push({ start, end: x, across: y });
      start = -1;
    }
  }
  return runs;
}

/** Row by row as well, since pixels lie so in memory: each column remembers where its run began. */
function uprightRuns({ width, height, grey }: GreyPicture, lengthMin: number): Run[] {
  const runs: Run[] = [];
  const starts = new Int32Array(width).fill(-1);
  for (let y = 0; y <= height && runs.length < runsMax; y++) {
    for (let x = 0; x < width; x++) {
      const start = starts[x] ?? -1;
      const isDark = y < height && (grey[y * width + x] ?? 255) < darkBelow;
      if (isDark && start < 0) starts[x] = y;
      if (isDark || start < 0) continue;
      if (y - start >= lengthMin) runs.push({ start, end: y, across: x });
      starts[x] = -1;
    }
  }
  return runs.sort((first, second) => first.across - second.across);
}

/** Runs side by side that touch, as one. */
function stripesOf(runs: readonly Run[]): Stripe[] {
  const done: Stripe[] = [];
  let open: Stripe[] = [];
  for (const { start, end, across } of runs) {
    const isNear = (stripe: Stripe) => stripe.last >= across - 2;
    done.push(...open.filter((stripe) => !isNear(stripe)));
    open = open.filter(isNear);
    const found = open.find((stripe) => stripe.start <= end + 2 && start <= stripe.end + 2);
    if (found === undefined) open.push({ start, end, first: across, last: across });
    else {
      found.start = Math.min(found.start, start);
      found.end = Math.max(found.end, end);
      found.last = across;
    }
  }
  return [...done, ...open];
}

function ruleOf({ start, end, first, last }: Stripe, isHorizontal: boolean, pixelsPerPoint: number): Rule[] {
  const thicknessPoints = (last - first + 1) / pixelsPerPoint;
  if (thicknessPoints > thicknessPointsMax) return [];
  const middle = (first + last + 1) / 2 / pixelsPerPoint;
  const [from, to] = [start / pixelsPerPoint, end / pixelsPerPoint];
  const box = isHorizontal
    ? { left: from, right: to, top: middle, bottom: middle }
    : { left: middle, right: middle, top: from, bottom: to };
  return [{ box, isHorizontal, thicknessPoints, colour: 0 }];
}
