import { boxOf, descentShare, median } from '../../geometry.ts';
import type { Line, Paragraph, Piece, TabStop } from '../../model.ts';
import { linesOf, lineText, pieceText } from '../../pieces/index.ts';
import { alignmentOf } from './alignment.ts';
import type { Edges } from './edges.ts';
import { isAmount } from './figures.ts';
import { isOver } from './is-over.ts';
import { isContentsEntry, isLed, withoutDots } from './leader.ts';
import { listMarkOf } from './list-mark.ts';
import {
  addressLeadingEmMax,
  addressLinesMax,
  addressLinesMin,
  earlyShareMin,
  freeShareMin,
  handLinesMin,
  leadingEmMax,
  leadingEmMin,
  narrowLettersMin,
  narrowLinesMin,
  tabEdgePointsMax,
} from './measures.ts';
import { isRightToLeftLine, mirrored, mirroredLine } from './mirror.ts';
import { endsParagraph } from './paragraph-ends.ts';
import { spansOf } from './paragraph-spans.ts';

/** The pieces of a column as paragraphs: wrapped lines are joined, real line breaks kept. */
export function paragraphsOf(pieces: readonly Piece[], column: Edges): Paragraph[] {
  const lines = linesOf(pieces);
  const isMirrored = lines.filter(isRightToLeftLine).length > lines.length / 2;
  const shown = isMirrored ? lines.map(mirroredLine) : lines;
  const edges = isMirrored ? mirrored(column) : column;
  const leading = usualLeading(lines);
  const starts: number[] = [];
  shown.forEach((line, index) => {
    const group = shown.slice(starts.at(-1) ?? 0, index);
    const before = group.at(-1);
    const isNew =
      before === undefined ||
      line.pieces[0]?.initial !== undefined ||
      endsParagraph(before, line, {
        group,
        leading,
        right: rightAround(shown, index, edges),
        column: edges,
      });
    if (isNew) starts.push(index);
  });
  return starts
    .map((start, index) => paragraphOf(lines.slice(start, starts[index + 1]), column))
    .map((paragraph, index, all) => withRoom(paragraph, all[index - 1]));
}

/** A line no higher than the room below the line before it: what is too high moves all below it down. */
function withRoom(paragraph: Paragraph, before: Paragraph | undefined): Paragraph {
  const [first] = paragraph.lines;
  const last = before?.lines.at(-1);
  if (first === undefined || last === undefined || paragraph.lines.length > 1) return paragraph;
  const descent = (first.sizePoints - last.sizePoints) * descentShare;
  const room = Math.max(
    first.baseline - last.baseline + descent,
    textSizeOf(first, paragraph.list) * leadingEmMin,
  );
  return room < paragraph.leadingPoints ? { ...paragraph, leadingPoints: room } : paragraph;
}

function usualLeading(lines: readonly Line[]): number {
  const steps = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    if (before === undefined || Math.abs(before.sizePoints - line.sizePoints) > 0.6) return [];
    const step = (line.baseline - before.baseline) / line.sizePoints;
    return step > 0.8 && step < leadingEmMax ? [step] : [];
  });
  const sorted = steps.sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length * 0.4)] ?? 1.3;
}

/** The right edge that the lines around one line share. */
function rightAround(lines: readonly Line[], index: number, column: Edges): number {
  const line = lines[index];
  if (line === undefined) return 0;
  const narrow = narrowAround(lines, index);
  if (narrow !== undefined) return narrow;
  const near = lines.slice(Math.max(0, index - 6), index + 7);
  const alike = near.filter(
    (other) =>
      Math.abs(other.sizePoints - line.sizePoints) < 0.6 &&
      Math.abs(other.baseline - line.baseline) < line.sizePoints * 14,
  );
  const right = Math.max(...alike.map(({ box }) => box.right));
  if (endsByHand(lines, index, right)) return Infinity;
  const isHalfFree = column.right - right > (column.right - column.left) * freeShareMin;
  return isHalfFree && isBrokenByHand(alike) ? column.right : right;
}

/** Whether each of some lines looks like a beginning and none like the end of a sentence, as those of an address do. */
const isBrokenByHand = (lines: readonly Line[]) =>
  lines.length >= handLinesMin &&
  lines.map(lineText).every((text) => /^[\p{Lu}\d]/u.test(text) && /[\p{L}\d]$/u.test(text));

/** Whether a line stands in an address or the like: all its lines look like beginnings, and some end before they have to. */
function endsByHand(lines: readonly Line[], index: number, right: number): boolean {
  const isOf = (at: number) => {
    const [before, line] = [lines[at - 1], lines[at]];
    if (before === undefined || line === undefined || !startsByHand(line)) return false;
    return (
      Math.abs(line.sizePoints - before.sizePoints) < 0.6 &&
      line.baseline - before.baseline < line.sizePoints * addressLeadingEmMax
    );
  };
  let [start, end] = [index, index + 1];
  while (index - start < addressLinesMax && isOf(start)) start--;
  while (end - index < addressLinesMax && isOf(end)) end++;
  const block = lines.slice(start, end);
  const [first] = block;
  if (first === undefined || !startsByHand(first) || block.length < addressLinesMin) return false;
  const early = block.slice(1).filter((line, at) => {
    const before = block[at];
    const [word] = line.pieces[0]?.words ?? [];
    // A sentence ends wherever it ends, in a list of names as well.
    if (before === undefined || word === undefined || !/[\p{L}\d]$/u.test(lineText(before))) return false;
    return before.box.right + word.box.right - word.box.left + line.sizePoints < right;
  });
  return early.length >= (block.length - 1) * earlyShareMin;
}

/** Whether a line begins with a capital, a figure or an address of mail, as no line of a sentence has to. */
const startsByHand = (line: Line) => /^(?:[\p{Lu}\d(]|\S+@)/u.test(lineText(line));

/** The right edge of long lines below each other that end together, as beside a figure. */
function narrowAround(lines: readonly Line[], index: number): number | undefined {
  const before = lines[index - 1];
  if (before === undefined) return undefined;
  const isAlike = (line: Line | undefined) =>
    line !== undefined &&
    lineText(line).length >= narrowLettersMin &&
    Math.abs(line.box.right - before.box.right) < before.sizePoints * 0.6 &&
    Math.abs(line.box.left - before.box.left) < before.sizePoints * 1.5;
  let [start, end] = [index - 1, index];
  while (isAlike(lines[start - 1])) start--;
  while (isAlike(lines[end])) end++;
  const run = lines.slice(start, end);
  return run.length >= narrowLinesMin ? Math.max(...run.map(({ box }) => box.right)) : undefined;
}

export function paragraphOf(lines: readonly Line[], column: Edges, isInText = true): Paragraph {
  const isRightToLeft = lines.some(isRightToLeftLine);
  const shown = isRightToLeft ? lines.map(mirroredLine) : lines;
  const [first] = shown;
  const sizePoints = first?.sizePoints ?? 10;
  const steps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const list = first === undefined || !isInText ? undefined : listMarkOf(first);
  const isLine = first !== undefined && lines.length === 1 && !isRightToLeft;
  const isEntry = isLine && (isContentsEntry(first) || isLed(first, column));
  const whole = spansOf(lines, list, column.right);
  const spans = isEntry ? withoutDots(whole) : whole;
  // Of an entry of a table of contents, the number of the page has a stop of its own.
  const edge = isEntry || isRightToLeft ? Infinity : column.right;
  const stops = (first?.pieces ?? [])
    .filter((_piece, index) => index > 0 && first !== undefined && !isOver(first, index))
    .map((piece) => stopOf(piece, edge, isRightToLeft));
  const tabs = spans.reduce((sum, { text }) => sum + text.split('\t').length - 1, 0);
  return {
    kind: 'paragraph',
    lines,
    box: boxOf(lines.map(({ box }) => box)),
    spans,
    alignment: isEntry
      ? 'left'
      : alignmentOf(shown, isRightToLeft ? mirrored(column) : column, list !== undefined),
    leadingPoints: median(steps, sizePoints * 1.17),
    isRightToLeft,
    initial: first?.pieces[0]?.initial,
    list,
    tabStops: isEntry ? stops.slice(0, tabs - 1) : stops,
    leaderRight: isEntry ? first.box.right : undefined,
    headingLevel: 0,
  };
}

/** How large the letters of a line are. A bullet may be larger, of a font whose signs are small. */
function textSizeOf({ pieces, sizePoints }: Line, list: Paragraph['list']): number {
  const [, text] = pieces.flatMap(({ words }) => words);
  return list?.format === 'bullet' ? (text?.spans[0]?.style.sizePoints ?? sizePoints) : sizePoints;
}

/** Figures end at their stop, so that others below them do too, and so does what ends with its column: numbers of formulas. */
function stopOf(piece: Piece, edge: number, isRightToLeft: boolean): TabStop {
  const { left, right } = piece.box;
  const isAtEdge = Math.abs(edge - right) < tabEdgePointsMax;
  const isRight = isAtEdge || (!isRightToLeft && isAmount(pieceText(piece)));
  return { at: isRight ? right : left, isRight };
}
