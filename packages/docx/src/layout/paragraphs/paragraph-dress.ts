import type { Box, Fill, PageReading, Rule } from '@pagesmith/pdf';
import { holdsMiddle, middleX } from '../../geometry.ts';
import { type Dress, type Paragraph, type Piece, roomPointsMax } from '../../model.ts';
import { type MergedRule, mergedRules } from '../tables/merged-rules.ts';
import type { Edges } from './edges.ts';
import { doublePointsMax, dressSlackPoints, outerPointsMax, paddingEmMax } from './measures.ts';

interface Dressed {
  readonly dress: Dress;
  /** The shapes that became part of a paragraph. */
  readonly used: readonly (Rule | Fill)[];
}

const white = 0xffffff;
/** The backgrounds behind paragraphs, or else the rules close above or below them. */
export function paragraphDresser(reading: PageReading, pieces: readonly Piece[]) {
  const rules = mergedRules(reading.rules);
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal);
  const level = rules.filter(({ isHorizontal, colour }) => isHorizontal && colour !== white);
  const flat = level.filter((rule) => !isDouble(rule, level) && !isOfBox(rule, upright));
  const free = new Set(flat);
  return (paragraph: Paragraph, column: Edges): Dressed | undefined => {
    if (paragraph.list !== undefined || paragraph.isRightToLeft || paragraph.lines.length === 0)
      return undefined;
    const isOwn = ({ box }: { readonly box: Box }) =>
      box.left > column.left - outerPointsMax && box.right < column.right + outerPointsMax;
    const ground = reading.fills.findLast((fill) => isOwn(fill) && isGround(fill, paragraph, pieces));
    if (ground !== undefined) {
      const { left, right } = ground.box;
      return { dress: { left, right, ground }, used: [ground] };
    }
    const rule = flat.find((one) => free.has(one) && isOwn(one) && isNear(one, paragraph, pieces));
    if (rule === undefined) return undefined;
    free.delete(rule);
    const border = { colour: rule.colour, widthPoints: rule.thicknessPoints, at: rule.at };
    const side = rule.at > paragraph.box.bottom - dressSlackPoints ? 'below' : 'above';
    return { dress: { left: rule.box.left, right: rule.box.right, [side]: border }, used: rule.parts };
  };
}

const isOfBox = ({ box, at }: MergedRule, upright: readonly MergedRule[]) =>
  upright.some(
    (other) =>
      (Math.abs(other.at - box.left) < dressSlackPoints ||
        Math.abs(other.at - box.right) < dressSlackPoints) &&
      other.box.top < at + dressSlackPoints &&
      other.box.bottom > at - dressSlackPoints,
  );

const isDouble = (rule: MergedRule, level: readonly MergedRule[]) =>
  level.some((other) => other !== rule && Math.abs(other.at - rule.at) < doublePointsMax);

/** A bar behind all of a paragraph and nothing else. */
function isGround({ box, colour }: Fill, paragraph: Paragraph, pieces: readonly Piece[]): boolean {
  const [first] = paragraph.lines;
  const size = first?.sizePoints ?? 0;
  const text = paragraph.box;
  const isTight = text.top - box.top < size * paddingEmMax && box.bottom - text.bottom < size * paddingEmMax;
  if (colour === white || !isTight || !isBehind(box, paragraph)) return false;
  if (box.top > text.top + dressSlackPoints || box.bottom < text.bottom - dressSlackPoints) return false;
  const inside = pieces.filter((piece) => holdsMiddle(box, piece.box)).length;
  return inside === paragraph.lines.reduce((sum, { pieces: own }) => sum + own.length, 0);
}

/** Whether something is as wide as a paragraph at least, and can be so for its text too. */
function isBehind(box: Pick<Box, 'left' | 'right'>, { box: text, alignment, lines }: Paragraph): boolean {
  if (box.left > text.left + dressSlackPoints || box.right < text.right - dressSlackPoints) return false;
  if (alignment === 'center')
    return Math.abs((box.left + box.right) / 2 - middleX(text)) < dressSlackPoints * 2;
  if (lines.length === 1 && alignment === 'left') return true;
  return text.left - box.left < roomPointsMax && box.right - text.right < roomPointsMax;
}

/** Whether a rule stands close below or above a paragraph, with no other text between them. */
function isNear({ box, at }: MergedRule, paragraph: Paragraph, pieces: readonly Piece[]): boolean {
  const text = paragraph.box;
  const isUnderlined = paragraph.spans.some(({ style }) => style.isUnderlined);
  const below = at - text.bottom;
  const above = text.top - at;
  const distance = Math.max(below, above);
  if (isUnderlined || distance < 0 || distance > roomPointsMax || !isBehind(box, paragraph)) return false;
  // Text beside the paragraph has the rule as well.
  const around = {
    left: box.left,
    right: box.right,
    top: Math.min(at, text.top),
    bottom: Math.max(at, text.bottom),
  };
  const own = new Set(paragraph.lines.flatMap(({ pieces: inLine }) => inLine.flatMap(({ words }) => words)));
  const isOther = ({ words: [first], box: other }: Piece) =>
    first !== undefined && !own.has(first) && holdsMiddle(around, other);
  return !pieces.some(isOther);
}
