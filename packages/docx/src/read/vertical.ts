import type { Box, PageCharacter, PageReading } from '@pagesmith/pdf';
import { middleX } from '../geometry.ts';
import { markAsideEmMax, markStepEmMax, verticalPairsMin, verticalShareMin } from './measures.ts';

const ideographs = /^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]$/;

/** Whether the letters of a page stand below each other in lines that follow from right to left, as in Japanese books. */
export function isVertical({ characters }: PageReading): boolean {
  let [below, beside] = [0, 0];
  const upright = characters.filter(({ text, quarterTurns }) => quarterTurns === 0 && ideographs.test(text));
  for (const [index, { box, baseline, sizePoints }] of upright.entries()) {
    const next = upright[index + 1];
    if (next === undefined) break;
    const across = Math.abs(middleX(next.box) - middleX(box));
    const down = next.baseline - baseline;
    if (across < sizePoints / 4 && down > sizePoints / 2 && down < sizePoints * 2) below++;
    if (Math.abs(down) < sizePoints / 4 && across > sizePoints / 2 && across < sizePoints * 2) beside++;
  }
  return below >= verticalPairsMin && below >= (below + beside) * verticalShareMin;
}

// Where the baseline of an ideograph stands in its square, from its top.
const baselineShare = 0.88;
const descentShare = 0.22;

/** The same page a quarter turn to the left, so that its lines run from left to right and follow each other downwards. */
export function levelled(reading: PageReading): PageReading {
  const { width, height, rules, fills, curves, links } = reading;
  const withBox = <Placed extends { readonly box: Box }>(placed: Placed): Placed => ({
    ...placed,
    box: levelBox(placed.box, width),
  });
  return {
    ...reading,
    width: height,
    height: width,
    characters: withMarksInLine(reading.characters).map((character) => levelCharacter(character, width)),
    rules: rules.map((rule) => ({ ...withBox(rule), isHorizontal: !rule.isHorizontal })),
    fills: fills.map(withBox),
    curves: curves.map((box) => levelBox(box, width)),
    links: links.map(withBox),
    // They stay where they are: turned with the lines they would lie on their sides.
    pictures: [],
  };
}

// With what lengthens a sound in Japanese, which has a form of its own in vertical lines.
const mark = /^[\p{P}\u30fc]$/u;

/** Signs in line with the letters before or behind them: where a font is not in the file, PDFium finds them a little beside. */
function withMarksInLine(characters: readonly PageCharacter[]): PageCharacter[] {
  const placed: PageCharacter[] = [];
  for (const [index, character] of characters.entries()) {
    const { text, quarterTurns } = character;
    const isMark = quarterTurns === 0 && mark.test(text);
    const letter = isMark
      ? characters.slice(index + 1, index + 4).find((next) => !mark.test(next.text))
      : undefined;
    const neighbour = isMark
      ? [placed.at(-1), letter].find((other) => isBeside(character, other))
      : undefined;
    placed.push(neighbour === undefined ? character : inLineWith(character, neighbour));
  }
  return placed;
}

function isBeside({ box, baseline, sizePoints }: PageCharacter, other: PageCharacter | undefined): boolean {
  if (other === undefined || other.quarterTurns !== 0) return false;
  const across = Math.abs(middleX(other.box) - middleX(box));
  return (
    across < sizePoints * markAsideEmMax && Math.abs(other.baseline - baseline) < sizePoints * markStepEmMax
  );
}

function inLineWith(character: PageCharacter, { box }: PageCharacter): PageCharacter {
  const half = (character.box.right - character.box.left) / 2;
  return { ...character, box: { ...character.box, left: middleX(box) - half, right: middleX(box) + half } };
}

function levelCharacter(character: PageCharacter, pageWidth: number): PageCharacter {
  const { box, baseline, sizePoints, quarterTurns } = character;
  const level = levelBox(box, pageWidth);
  // Latin letters lie on their sides in such lines, and those of other lines are none of them.
  if (quarterTurns === 1)
    return { ...character, box: level, baseline: level.bottom - sizePoints * descentShare, quarterTurns: 0 };
  if (quarterTurns !== 0) return { ...character, box: level, quarterTurns: (quarterTurns + 3) % 4 };
  const left = baseline - sizePoints * baselineShare;
  return {
    ...character,
    box: { ...level, left, right: left + sizePoints },
    baseline: level.top + (level.bottom - level.top + sizePoints) / 2 - sizePoints * (1 - baselineShare),
  };
}

const levelBox = ({ left, top, right, bottom }: Box, pageWidth: number): Box => ({
  left: top,
  top: pageWidth - right,
  right: bottom,
  bottom: pageWidth - left,
});

/** The way back, to a page of some width. */
export const uprightBox = ({ left, top, right, bottom }: Box, pageWidth: number): Box => ({
  left: pageWidth - bottom,
  top: left,
  right: pageWidth - top,
  bottom: right,
});
