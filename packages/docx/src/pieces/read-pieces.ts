import type { PageCharacter, PageReading } from '@pagesmith/pdf';
import type { Inset, Piece, TextStyle } from '../model.ts';
import { styleReader, visibleCharacters } from './characters.ts';
import { isMostlyRightToLeft, isRightToLeft } from './direction.ts';
import { dividedByRules } from './dividing-rules.ts';
import { fillsRoom } from './fills-room.ts';
import { initialsIn } from './initials.ts';
import { kerningIn } from './kerning.ts';
import { makePieces } from './make-piece.ts';
import {
  besideSignLettersMin,
  gapEmMax,
  indexShareMin,
  joinedGapEmMax,
  marksOverlapEmMax,
  sentenceGapEmMax,
  spaceEmMin,
  wordedIndexShareMin,
} from './measures.ts';
import type { Segment } from './segment.ts';
import { withSpreadLines } from './spread-lines.ts';
import { hasGoodTags } from './tags/trust.ts';

/** All upright text of a page, as pieces. */
export function readPieces(
  reading: PageReading,
  insets: ReadonlyMap<PageCharacter, Inset> = new Map(),
): Piece[] {
  const styleOf = styleReader(reading);
  const segments: Segment[] = [];
  const visible = visibleCharacters(reading);
  const isTagged = hasGoodTags(visible);
  const initials = initialsIn(visible);
  let isApart = false;
  for (const character of visible) {
    if (character.quarterTurns !== 0 || character.slantDegrees !== 0) continue;
    const style = styleOf(character);
    const current = segments.at(-1);
    const isInitial = initials.has(character);
    if (current !== undefined && !isInitial && !isApart && continues(current, character))
      extend(current, character, style);
    else segments.push(segmentOf(character, style));
    isApart = isInitial;
  }
  const filled = withSpreadLines(
    segments.filter(({ characters }) => characters.some(({ character }) => character.text.trim() !== '')),
  );
  const isOfInitial = ({ characters: [first] }: Segment) => !!first && initials.has(first.character);
  const lines = filled.filter((segment) => !isOfInitial(segment)).flatMap(withoutSign);
  const isDivided = dividedByRules(reading);
  const kerning = kerningIn(visible);
  return [...filled.filter(isOfInitial), ...joinSegments(lines)].flatMap((segment) =>
    makePieces(segment, reading, { isTagged, insets, isDivided, kerning }),
  );
}

const segmentOf = (character: PageCharacter, style: TextStyle): Segment => ({
  characters: [{ character, style }],
  left: character.box.left,
  right: character.box.right,
  baseline: character.baseline,
  sizePoints: character.sizePoints,
});

function continues(segment: Segment, character: PageCharacter): boolean {
  const { text, box, baseline, sizePoints } = character;
  if (!isOnLine(segment, { baseline, sizePoints }, 0.27)) return false;
  if (isMarkOf(segment.characters.at(-1)?.character, character)) return true;
  if (fillsRoom(segment, character)) return true;
  const larger = Math.max(segment.sizePoints, sizePoints);
  const gap = Math.max(box.left - segment.right, segment.left - box.right);
  const isNear = gap < larger * gapEmMax || (gap < larger * sentenceGapEmMax && isSentenceEnd(segment, text));
  const isOver = wideMark.test(text) && wideMark.test(segment.characters.at(-1)?.character.text ?? '');
  return isNear && gap > -larger * (isOver ? marksOverlapEmMax : 0.7);
}

/** Signs that fill half of a square, as of Chinese: a line that is full sets two of them into one. */
const wideMark = /^[\u2018-\u201d\u3001-\u3011\uff01-\uff1f]$/;

/** Whether a vowel sign or an accent stands over the letter before it, as scripts like Bengali paint them: back by a whole letter. */
const isMarkOf = (before: PageCharacter | undefined, { text, box }: PageCharacter) =>
  before !== undefined && /^\p{M}/u.test(text) && before.box.left < box.right && box.left < before.box.right;

/** Whether a sentence ends and another begins: a line that is set to its full width has the widest gap there. */
const isSentenceEnd = ({ characters }: Segment, next: string): boolean =>
  /^\p{Lu}/u.test(next) &&
  /\p{Ll}[.!?]$/u.test(
    characters
      .slice(-2)
      .map(({ character }) => character.text)
      .join(''),
  );

type Based = Pick<Segment, 'baseline' | 'sizePoints'>;

/** Whether two texts stand on one line, which smaller letters may stand above or below of. */
function isOnLine(first: Based, second: Based, slackEm: number): boolean {
  const [large, small] = first.sizePoints >= second.sizePoints ? [first, second] : [second, first];
  const raised = (large.baseline - small.baseline) / large.sizePoints;
  const share = small.sizePoints / large.sizePoints;
  if (share > 0.85 || share < indexShareMin) return Math.abs(raised) <= slackEm;
  return raised > -0.35 && raised < 0.62;
}

function extend(segment: Segment, character: PageCharacter, style: TextStyle): void {
  segment.characters.push({ character, style });
  segment.left = Math.min(segment.left, character.box.left);
  segment.right = Math.max(segment.right, character.box.right);
  if (character.sizePoints > segment.sizePoints && character.text.trim() !== '') {
    segment.sizePoints = character.sizePoints;
    segment.baseline = character.baseline;
  }
}

/**
 * A line of small letters beside a large sign, such as a triangle, or beside letters of many times their size is a line of its
 * own: nobody raises so much above a sign, or lowers it so little. So are several words of half the size, as beside a mark.
 */
function withoutSign(segment: Segment): Segment[] {
  const { characters, sizePoints, baseline } = segment;
  const isSmall = ({ character }: Entry) => isRaised(character, { sizePoints, baseline });
  const large = characters.filter((entry) => !isSmall(entry) && entry.character.text.trim() !== '');
  const small = characters.filter(isSmall);
  const isSign =
    isNoIndex(small, segment, large) || large.every(({ character }) => sign.test(character.text));
  const letters = small.filter(({ character }) => character.text.trim() !== '').length;
  if (!isSign || letters < besideSignLettersMin) return [segment];
  return [large, small].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const part = segmentOf(first.character, first.style);
    for (const { character, style } of others) extend(part, character, style);
    return [part];
  });
}

type Characters = Segment['characters'];
type Entry = Characters[number];

/** Whether a text is smaller than another, and stands above or below its baseline. */
const isRaised = (small: Based, large: Based) =>
  small.sizePoints < large.sizePoints * 0.85 &&
  Math.abs(small.baseline - large.baseline) > large.sizePoints * 0.1;
/** Whether a text is too small to be an index of another, or has too many words to be one of letters for its size. */
function isNoIndex(small: Characters, { sizePoints }: Pick<Based, 'sizePoints'>, large: Characters): boolean {
  const isSmaller = (share: number) =>
    small.every(({ character }) => character.sizePoints < sizePoints * share);
  const areLetters = large.some(({ character }) => /[\p{L}\p{N}]/u.test(character.text));
  return isSmaller(indexShareMin) || (areLetters && isSmaller(wordedIndexShareMin) && hasSpace(small));
}

/** Spaces may be painted, or be mere gaps. */
function hasSpace(characters: Characters): boolean {
  const letters = characters.filter(({ character }) => character.text.trim() !== '');
  return letters.slice(1).some(({ character: { box, sizePoints } }, index) => {
    const before = letters[index]?.character.box.right ?? box.left;
    return box.left - before > sizePoints * spaceEmMin;
  });
}

/** Neither a letter nor a digit, and nothing that stands behind one. */
const sign = /^[^\p{L}\p{N}\p{P}]$/u;

/** Segments that were painted out of order and yet stand beside each other on one line. */
function joinSegments(segments: readonly Segment[]): Segment[] {
  const sorted = segments.map((segment, index) => ({ segment, index }));
  sorted.sort((first, second) => first.segment.left - second.segment.left || first.index - second.index);
  const joined: { around: Segment; parts: Segment[] }[] = [];
  for (const { segment } of sorted) {
    const before = joined.findLast(({ around }) => isBeside(around, segment));
    if (before === undefined) joined.push({ around: { ...segment }, parts: [segment] });
    else {
      before.parts.push(segment);
      grow(before.around, segment);
    }
  }
  return joined.map(({ around, parts }) => ({
    ...around,
    characters: inReadingOrder(parts).flatMap(({ characters }) => characters),
  }));
}

function isBeside(before: Segment, after: Segment): boolean {
  if (!isOnLine(before, after, 0.2) || isSignBeside(before, after)) return false;
  const larger = Math.max(before.sizePoints, after.sizePoints);
  const gap = after.left - before.right;
  return gap < larger * joinedGapEmMax && gap > -larger * 0.5;
}

/** Whether one of two is a large sign, or letters of many times the size, and the other a line of small letters. */
function isSignBeside(first: Segment, second: Segment): boolean {
  const [large, small] = first.sizePoints >= second.sizePoints ? [first, second] : [second, first];
  const isSign =
    isNoIndex(small.characters, large, large.characters) ||
    large.characters.every(({ character }) => sign.test(character.text));
  return isSign && isRaised(small, large) && small.characters.length >= besideSignLettersMin;
}

/** From the right in a line of Arabic or Hebrew, where neighbours in Latin letters still run from the left. */
function inReadingOrder(parts: readonly Segment[]): Segment[] {
  const letters = parts
    .flatMap(({ characters }) => characters.map(({ character }) => character.text))
    .join('');
  if (!isMostlyRightToLeft(letters)) return [...parts];
  const ordered: Segment[] = [];
  let leftwards = 0;
  for (const part of parts.toReversed()) {
    const isOwn = part.characters.some(({ character }) => isRightToLeft(character.text));
    ordered.splice(isOwn ? ordered.length : leftwards, 0, part);
    if (isOwn) leftwards = ordered.length;
  }
  return ordered;
}

function grow(around: Segment, segment: Segment): void {
  around.right = Math.max(around.right, segment.right);
  around.left = Math.min(around.left, segment.left);
  if (segment.sizePoints > around.sizePoints) {
    around.sizePoints = segment.sizePoints;
    around.baseline = segment.baseline;
  }
}
