import type { Line } from '../../model.ts';
import { areOneBlock, lineText } from '../../pieces/index.ts';
import type { Edges } from './edges.ts';
import { isAmount, isFigure } from './figures.ts';
import { isContentsEntry, isLed } from './leader.ts';
import { countsOn, listMarkOf } from './list-mark.ts';
import {
  firstIndentEmMax,
  headedFigureEmMin,
  openSlackEm,
  setRightEmMin,
  tabEdgePointsMax,
  taggedLeadingEmMax,
  taggedSlackEm,
} from './measures.ts';

interface Surroundings {
  readonly group: readonly Line[];
  readonly leading: number;
  readonly right: number;
  readonly column: Edges;
}

/** Whether a line begins a new paragraph below another one. */
export function endsParagraph(
  before: Line,
  line: Line,
  { group, leading, right, column }: Surroundings,
): boolean {
  const size = line.sizePoints;
  if (Math.abs(before.sizePoints - size) > size * 0.08 + 0.3) return true;
  if (before.pieces.length > 1 || line.pieces.length > 1) return true;
  if (isContentsEntry(before) || isContentsEntry(line)) return true;
  if (isLed(before, column) && /^[\p{Lu}\d]/u.test(lineText(line))) return true;
  if (isFormula(before) || isFormula(line)) return true;
  const isTagged = areOneBlock(before, line);
  if (isTagged === false && !goesOn(before, line)) return true;
  if (isTagged === true && !isNote(line)) return endsTagged(before, line, right, column);
  if (isRemark(line) || startsItem(before, line, right) || (isNote(line) && group.some(isNote))) return true;
  if (group[0] !== undefined && isLevelWith(group[0], line) && countsOn(group[0], line)) return true;
  if (group[0] !== undefined && isLabelled(group[0]) && isLabelled(line)) return true;
  const step = line.baseline - before.baseline;
  if (step > size * Math.max(leading * 1.22, 1.05) + 0.8) return true;
  if (isFigureBelow(before, line)) return true;
  if (isBold(before) !== isBold(line) && group.every(isBold) !== isBold(line)) return true;
  if (isShortAndCentred(before, column) && isShortAndCentred(line, column)) return true;
  if (isCentredPair(before, line)) return fitsBehind(before, line, column.right - column.left);
  if (areSetRight(before, line, column) && fitsBehind(before, line, column.right - column.left))
    return !goesOn(before, line);
  return endsByShape(before, line, group, right);
}

const isLevelWith = (first: Line, line: Line) => Math.abs(first.box.left - line.box.left) < line.sizePoints;

/** Whether a figure stands below another, or below the head of its column: no text is broken there. */
function isFigureBelow(before: Line, line: Line): boolean {
  const [above, below] = [lineText(before), lineText(line)];
  if (isFigure(below) && isFigure(above)) return true;
  return isAmount(below) && line.box.left > before.box.left + line.sizePoints * headedFigureEmMin;
}

/** Whether a line begins with what it says something of: “Order number: 4711”. */
const isLabelled = (line: Line) => /^[\p{Lu}#][^.:;,!?]{1,40}:\s+\S/u.test(lineText(line));

const isFormula = ({ pieces }: Line) =>
  pieces.some(({ words }) => words.some(({ spans }) => spans.some(({ inset }) => inset?.isAlone === true)));

/** Whether a sentence goes on in a line, though the tags call each line a paragraph. */
const goesOn = (before: Line, line: Line) =>
  /^\p{Ll}/u.test(lineText(line)) && /[\p{Ll},]$/u.test(lineText(before));

/** Whether a line of what the tags call one paragraph begins another: a bullet, a wide gap, a line broken early. */
function endsTagged(before: Line, line: Line, right: number, column: Edges): boolean {
  if (listMarkOf(line)?.format === 'bullet') return true;
  if (isShortAndCentred(before, column) && isShortAndCentred(line, column)) return true;
  if (isCentredPair(before, line)) return fitsBehind(before, line, column.right - column.left);
  if (areSetRight(before, line, column) && fitsBehind(before, line, column.right - column.left))
    return !goesOn(before, line);
  if (line.baseline - before.baseline > line.sizePoints * taggedLeadingEmMax) return true;
  const [word] = line.pieces[0]?.words ?? [];
  const wordWidth = word === undefined ? 0 : word.box.right - word.box.left;
  return before.box.right + wordWidth + line.sizePoints * taggedSlackEm < right;
}

/** Whether a line begins with a star of its own, as remarks below an offer do; within a sentence, no line begins with one. */
const isRemark = (line: Line) => /^[*※] /.test(lineText(line));

/** Whether a line begins a list item: a number can also end up at the start of a line by wrapping. */
function startsItem(before: Line, line: Line, right: number): boolean {
  const mark = listMarkOf(line);
  if (mark === undefined) return false;
  const isInText =
    mark.format !== 'bullet' &&
    Math.abs(before.box.left - line.box.left) < 2 &&
    listMarkOf(before) === undefined &&
    right - before.box.right < line.sizePoints * 2 &&
    !/[.:;!?]["”’)]?$/.test(lineText(before));
  return !isInText;
}

function endsByShape(before: Line, line: Line, group: readonly Line[], right: number): boolean {
  const size = line.sizePoints;
  const [first] = group;
  const mark = first === undefined ? undefined : listMarkOf(first);
  const left = group.length > 1 ? before.box.left : mark?.textLeft;
  if (left !== undefined && line.box.left > left + size * 0.7) return true;
  if (mark !== undefined && group.length > 1 && line.box.left < before.box.left - size * 0.7) return true;
  if (mark === undefined && group.length === 1 && line.box.left > before.box.left + size * 6) return true;
  if (group.length === 1 && before.box.left > line.box.left + size * firstIndentEmMax) return true;
  const [word] = line.pieces[0]?.words ?? [];
  const wordWidth = word === undefined ? 0 : word.box.right - word.box.left;
  const isComplete = /[.:!?。]["”’)]?$/.test(lineText(before));
  const slack = size * (isComplete ? 0.3 : isOpen(before, line) ? openSlackEm : 1.2);
  return before.box.right + wordWidth + size * 0.28 + slack < right;
}

/** Whether a line ends within a sentence, and the next does not look like a beginning. */
const isOpen = (before: Line, line: Line): boolean =>
  /[,،、]$/.test(lineText(before)) && !/^[\p{Lu}\d]/u.test(lineText(line));

/** Whether the first word of a line would have had room on the centred line before it. */
function fitsBehind(before: Line, line: Line, width: number): boolean {
  const [word] = line.pieces[0]?.words ?? [];
  const wordWidth = word === undefined ? 0 : word.box.right - word.box.left;
  return before.box.right - before.box.left + wordWidth + line.sizePoints < width * 0.9;
}

/** A line in the middle of its column that leaves most of it free, as those of an address do. */
function isShortAndCentred({ box, sizePoints }: Line, column: Edges): boolean {
  const [before, behind] = [box.left - column.left, column.right - box.right];
  const isShort = box.right - box.left < (column.right - column.left) * 0.6;
  return isShort && before > sizePoints * 2 && Math.abs(before - behind) < 4;
}

function isCentredPair(before: Line, line: Line): boolean {
  const middle = (other: Line) => (other.box.left + other.box.right) / 2;
  const isAside = Math.abs(before.box.left - line.box.left) > line.sizePoints * 0.6;
  return isAside && Math.abs(middle(before) - middle(line)) < 2;
}

/** Whether two lines end where their column ends and begin at different places, far from where it begins. */
const areSetRight = (before: Line, line: Line, column: Edges) =>
  Math.abs(before.box.left - line.box.left) > line.sizePoints * 0.6 &&
  [before, line].every(
    ({ box, sizePoints }) =>
      column.right - box.right < tabEdgePointsMax && box.left - column.left > sizePoints * setRightEmMin,
  );

/** Whether a line begins with a small raised number, as footnotes do. */
function isNote(line: Line): boolean {
  const span = line.pieces[0]?.words[0]?.spans[0];
  return span?.style.raise === 'superscript' && /^(\d{1,3}|[*†‡§¶])$/.test(span.text);
}

const isBold = (line: Line) =>
  line.pieces.every(({ words }) => words.every(({ spans }) => spans.every(({ style }) => style.isBold)));
