import type { Box } from '@pagesmith/pdf';
import type { RepeatedPiece } from '../document/index.ts';
import { boxOf, middleX, middleY } from '../geometry.ts';
import { spansOf } from '../layout/index.ts';
import type { Line, Piece, Span } from '../model.ts';
import { properties } from './element-order.ts';
import { frameXml } from './frames.ts';
import { runProperties, textXml } from './runs.ts';
import type { Writer } from './writer.ts';
import { element, twips, value } from './xml.ts';

/** Between which the text of the pages stands. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

/** Lines with those at their side that stand a little higher or lower: below each other they would take more room. */
export function besideEachOther(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isBeside =
      last !== undefined &&
      middleY(line.box) < last.box.bottom &&
      (line.box.left > last.box.right || line.box.right < last.box.left);
    if (!isBeside) joined.push(line);
    else {
      const pieces = [...last.pieces, ...line.pieces].sort(
        (first, second) => first.box.left - second.box.left,
      );
      const { baseline, sizePoints } = line.sizePoints > last.sizePoints ? line : last;
      joined[joined.length - 1] = { pieces, box: boxOf([last.box, line.box]), baseline, sizePoints };
    }
  }
  return joined;
}

/** A line of a header or footer, with tabs between its pieces. */
export function lineXml(
  line: Line,
  before: number,
  { left, right }: Edges,
  pieces: readonly RepeatedPiece[],
  writer: Writer,
): string {
  const { box, sizePoints } = line;
  const [first, ...others] = line.pieces;
  const isAtRight = (piece: Piece) => piece.box.right > right - sizePoints;
  // The number of a later page may be longer, and what reaches beyond the text must not begin a second line.
  const isLed = first !== undefined && isAtRight(first) && box.left > left + sizePoints;
  const stops = [...(isLed ? [first] : []), ...others].map((piece) => {
    const at = isAtRight(piece) ? piece.box.right : piece.box.left;
    const val = isAtRight(piece) ? 'right' : 'left';
    return element('w:tab', { 'w:val': val, 'w:pos': twips(at - left) || 1 });
  });
  const isInMiddle = stops.length === 0 && isCentred(box, { left, right });
  const own = properties('w:pPr', [
    value('w:pStyle', (pieces[0]?.place ?? 'header') === 'header' ? 'Header' : 'Footer'),
    stops.length === 0 ? '' : element('w:tabs', {}, ...stops),
    element('w:spacing', {
      'w:before': twips(before),
      'w:after': 0,
      'w:line': Math.max(20, twips(sizePoints * 1.17)),
      'w:lineRule': 'exact',
    }),
    // What begins further left than the text would reach into the piece behind it, if it were moved in.
    element('w:ind', { 'w:left': isLed || isInMiddle ? 0 : twips(box.left - left) }),
    isInMiddle ? value('w:jc', 'center') : '',
  ]);
  return element('w:p', {}, own, isLed ? '<w:r><w:tab/></w:r>' : '', ...runsOf(line, pieces, writer));
}

/** A line in a frame at its place: in the footer itself, or in a line with others, it would take room from the text. */
export function framedLineXml(
  line: Line,
  side: 'left' | 'right',
  pieces: readonly RepeatedPiece[],
  writer: Writer,
): string {
  const { box, sizePoints } = line;
  const isHeader = (pieces[0]?.place ?? 'header') === 'header';
  // Another font may be wider, and the number of a later page longer.
  const room = sizePoints * 2 + (box.right - box.left) / 4;
  const wide = side === 'right' ? { left: box.left - Math.min(box.left, room) } : { right: box.right + room };
  const own = properties('w:pPr', [
    value('w:pStyle', isHeader ? 'Header' : 'Footer'),
    frameXml({ ...box, ...wide, bottom: box.top + sizePoints * 1.3 }),
    element('w:spacing', { 'w:before': 0, 'w:after': 0 }),
    value('w:jc', side),
  ]);
  return element('w:p', {}, own, ...runsOf(line, pieces, writer));
}

function runsOf(line: Line, pieces: readonly RepeatedPiece[], writer: Writer): string[] {
  const label = pieces.find((one) => one.label !== undefined && line.pieces.includes(one.piece))?.label;
  return spansOf([line], undefined).map((span) => numberedRun(span, label, writer));
}

/** Whether it stands in the middle between the edges, but for what no eye sees. */
const isCentred = (box: Box, edges: Edges) => Math.abs(middleX(box) - (edges.left + edges.right) / 2) < 2;

function numberedRun(span: Span, label: string | undefined, writer: Writer): string {
  const looks = runProperties(
    span.style,
    { letterSpacingPoints: 0, isRightToLeft: false, base: writer.body },
    writer,
  );
  const run = (text: string) => (text === '' ? '' : element('w:r', {}, looks, textXml(text)));
  const at =
    label === undefined ? -1 : span.text.search(new RegExp(`(?<![\\p{L}\\d])${label}(?![\\p{L}\\d])`, 'u'));
  if (at < 0 || label === undefined) return run(span.text);
  // As many digits as the number has, where zeros fill it up (ISO/IEC 29500-1, 17.16.4.2).
  const digits = /^0\d\d+$/.test(label) ? `\\# "${'0'.repeat(label.length)}" ` : '';
  const field = element('w:fldSimple', { 'w:instr': ` PAGE ${digits}` }, run(label));
  return run(span.text.slice(0, at)) + field + run(span.text.slice(at + label.length));
}
