import { barChartsOf } from './bar-charts.ts';
import { type Contents, draw, drawn } from './draw-drawing.ts';
import { lineLettersMin, onGround, paper } from './drawing-labels.ts';
import { areaOf, gather, holds, holdsMiddle, overlaps, pageShareMax, withMargin } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import type { ObjectCharacter, PageCharacter } from './read-characters.ts';
import type { ObjectsOfPage, PagePicture, PaintedBox, Rule } from './read-objects.ts';
import { withHidden } from './visit-objects.ts';

// Each is a picture of its own; where there are more, the smaller ones become one picture behind the page.
const drawingsMax = 40;
const nearPoints = 5;
// Smaller marks are bullets, ticks and parts of letters.
const sidePointsMin = 8;

/** All pictures of a page: drawings of curves and slanted lines, too, with the labels and small pictures inside them. */
export function withDrawings(
  source: PageSource,
  page: { readonly width: number; readonly height: number },
  objects: ObjectsOfPage,
  characters: readonly ObjectCharacter[],
): PagePicture[] {
  const parts: Box[] = [];
  const drawings = readDrawings(source, page, objects, { characters, parts });
  const isPart = ({ box }: PagePicture) => parts.some((part) => holds(part, box) && holds(box, part));
  return [...objects.pictures.filter((picture) => !isPart(picture)), ...drawings];
}

function readDrawings(
  source: PageSource,
  page: { readonly width: number; readonly height: number },
  { curves, patterns, rules, fills }: ObjectsOfPage,
  { characters, parts }: Contents,
): PagePicture[] {
  const seeds = [...curves, ...patterns, ...barChartsOf(fills)];
  if (seeds.length === 0) return [];
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const isPart = (box: Box) => areaOf(box) < areaOf(whole) * pageShareMax;
  const straight = [...rules, ...fills].map(({ box }) => box).filter(isPart);
  const groups = gather(seeds.filter(isPart), straight, nearPoints);
  const boxes = groups.flatMap((box) => {
    const inside = withMargin(box, page);
    const [wide, high] = [inside.right - inside.left, inside.bottom - inside.top];
    const isLarge = Math.max(wide, high) >= sidePointsMin && Math.min(wide, high) >= 1;
    return isLarge && isPart(inside) ? [inside] : [];
  });
  const large = groups.filter((box) => !isPart(withMargin(box, page)));
  const ofGround = [
    ...[...curves, ...patterns].filter((curve) => !isPart(curve) && overlaps(curve, whole)),
    ...[...curves, ...patterns].filter((curve) => large.some((box) => holds(box, curve))),
  ];
  const grounds = fills.flatMap(({ box, colour }) => (colour !== paper && isPart(box) ? [box] : []));
  const found = boxes.filter((box) => !isTableFrame(box, rules, characters) || hasGraph(box, curves));
  const { largest, others } = byArea(found);
  ofGround.push(...curves.filter((curve) => others.some((box) => holds(box, curve))));
  const drawings = largest.flatMap((box) => {
    // Text on a patterned background or in a frame with round corners is running text.
    const isPatterned = patterns.some(
      (ground) => areaOf(ground) > areaOf(box) * groundShareMin && holds(box, ground),
    );
    const isText = isPatterned || (isFrame(box, curves) && hasWords(box, characters));
    const isGraph = !isText && hasGraph(box, curves) && hasGrid(box, rules);
    const around = isGraph ? onGround(box, grounds, characters) : box;
    const drawing = drawn(source, around, { characters: isText ? [] : characters, parts, isGraph });
    return drawing === undefined ? [] : [{ ...drawing, at: lastIn(around, seeds) }];
  });
  return [...drawnGround(source, whole, ofGround), ...drawings];
}

/** The largest of many drawings, in their order, and the others. */
function byArea(found: readonly Box[]): { readonly largest: Box[]; readonly others: Box[] } {
  const sorted = [...found].sort((first, second) => areaOf(second) - areaOf(first));
  const largest = new Set(sorted.slice(0, drawingsMax));
  return {
    largest: found.filter((box) => largest.has(box)),
    others: found.filter((box) => !largest.has(box)),
  };
}

/**
 * The curves of a page that they go around, or fill: one picture behind all else. Straight lines and areas are told by
 * themselves, as are letters and pictures.
 */
function drawnGround(source: PageSource, page: Box, curves: readonly PaintedBox[]): PagePicture[] {
  if (curves.length === 0) return [];
  const painted = new Set(curves.map(({ at }) => at));
  const bytes = withHidden(
    source,
    (_, at) => !painted.has(at),
    () => draw(source, page),
  );
  const first = curves.reduce((least, curve) => Math.min(least, curve.at), Infinity);
  return bytes === undefined ? [] : [{ box: page, at: first, format: 'png', bytes }];
}

/** When the last line of a drawing is painted. */
const lastIn = (box: Box, curves: readonly PaintedBox[]) =>
  curves.reduce((last, curve) => (holds(box, curve) ? Math.max(last, curve.at) : last), 0);

const groundShareMin = 0.5;

const frameShareMin = 0.9;

/** Whether all curves of a drawing go around it, as those of a frame do, and none is inside. */
const isFrame = (box: Box, curves: readonly Box[]) =>
  curves.filter((curve) => holds(box, curve)).every((curve) => goesAround(box, curve));

const goesAround = (box: Box, curve: Box) =>
  areaOf(curve) > areaOf(box) * frameShareMin ||
  Math.min(
    Math.max(curve.left - box.left, curve.top - box.top),
    Math.max(curve.left - box.left, box.bottom - curve.bottom),
    Math.max(box.right - curve.right, curve.top - box.top),
    Math.max(box.right - curve.right, box.bottom - curve.bottom),
  ) < cornerPointsMax;

const graphShareMin = 0.5;

/** Whether curves run across most of a box, as in a chart whose grid looks like that of a table. */
const hasGraph = (box: Box, curves: readonly Box[]) => {
  const inside = curves.filter((curve) => holds(box, curve) && !goesAround(box, curve));
  return gather(inside, [], nearPoints).some(
    ({ left, right }) => right - left > (box.right - box.left) * graphShareMin,
  );
};

const gridRulesMin = 3;

/** Whether it has axes or a grid: the text of a call-out, which a curve goes across as well, stays text. */
const hasGrid = (box: Box, rules: readonly Rule[]) =>
  rules.filter((rule) => holds(box, rule.box)).length >= gridRulesMin;

/** Whether text goes along in a box: a letter or a number alone is a part of a drawing. */
function hasWords(box: Box, characters: readonly PageCharacter[]): boolean {
  const inside = characters.filter(
    (character) => holdsMiddle(box, character.box) && character.text.trim() !== '',
  );
  const lines = new Map<number, number>();
  for (const { baseline } of inside)
    lines.set(Math.round(baseline), (lines.get(Math.round(baseline)) ?? 0) + 1);
  return Math.max(0, ...lines.values()) >= lineLettersMin / 2;
}

// The arcs of round corners begin at the corners.
const cornerPointsMax = 3;
const tableRulesMin = 3;
const tableLettersMin = 20;

/** A table whose frame has round corners is not a drawing: there is text between its rules. */
function isTableFrame(box: Box, rules: readonly Rule[], characters: readonly PageCharacter[]): boolean {
  const inside = rules.filter((rule) => holds(box, rule.box));
  const flat = inside.filter(
    ({ isHorizontal, box: { left, right } }) => isHorizontal && right - left > (box.right - box.left) * 0.5,
  );
  const upright = inside.filter(({ isHorizontal }) => !isHorizontal);
  if (flat.length < tableRulesMin || upright.length < tableRulesMin - 1) return false;
  const text = characters.filter((character) => holds(box, character.box) && character.text.trim() !== '');
  const lines = new Set(text.map(({ baseline }) => Math.round(baseline / 3)));
  return text.length >= tableLettersMin && lines.size >= (flat.length - 1) * 0.7;
}
