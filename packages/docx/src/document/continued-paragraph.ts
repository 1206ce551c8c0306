import { joinedSpans } from '../layout/index.ts';
import type { Paragraph } from '../model.ts';
import { textOf } from '../pieces/index.ts';

interface Edges {
  readonly left: number;
  readonly right: number;
}

/** Whether a paragraph at the top of a column or page continues the one at the bottom of the previous one. */
export function continuesParagraph(
  before: Paragraph,
  after: Paragraph,
  edges: { readonly before: Edges | undefined; readonly after: Edges | undefined },
): boolean {
  const [last, first] = [before.lines.at(-1), after.lines[0]];
  if (last === undefined || first === undefined || after.list !== undefined) return false;
  if (before.headingLevel > 0 || after.headingLevel > 0 || before.tabStops.length + after.tabStops.length > 0)
    return false;
  if (Math.abs(last.sizePoints - first.sizePoints) > 0.4 || before.isRightToLeft !== after.isRightToLeft)
    return false;
  if (before.alignment === 'center' || after.alignment === 'center') return false;
  const [end, start] = [textOf(before).trimEnd(), textOf(after).trimStart()];
  const isDivided = /\p{L}[-\u2010\u00ad]$/u.test(end) && /^\p{Ll}/u.test(start);
  if (isDivided) return true;
  // A line of digits is a page number, a cell or a slide number.
  if (!/\p{L}/u.test(end)) return false;
  if (/[.:!?。;]["”’)\]]?$/.test(end)) return false;
  const isFull = edges.before === undefined || reaches(before, edges.before);
  const isLower = /^[\p{Ll}\d(“"]/u.test(start);
  const isBlock = before.alignment === 'justified' || after.alignment === 'justified';
  return isFull && (isLower || (isBlock && !isIndented(after)));
}

/** Whether the last line ends where the lines of its column end. */
function reaches(paragraph: Paragraph, column: Edges): boolean {
  const last = paragraph.lines.at(-1);
  if (last === undefined) return false;
  if (paragraph.isRightToLeft) return last.box.left - column.left < last.sizePoints * 4;
  const right = Math.min(column.right, Math.max(...paragraph.lines.map(({ box }) => box.right)) + 1);
  const isOnly = paragraph.lines.length === 1;
  return (isOnly ? column.right : right) - last.box.right < last.sizePoints * 4;
}

function isIndented({ lines }: Paragraph): boolean {
  const [first, second] = lines;
  if (first === undefined || second === undefined) return false;
  return first.box.left - second.box.left > first.sizePoints * 0.5;
}

/** The text of both, formatted like the first. */
export const joinedParagraph = (before: Paragraph, after: Paragraph): Paragraph => ({
  ...before,
  spans: joinedSpans(before.spans, after.spans),
});
