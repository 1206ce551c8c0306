import {
  breaker,
  decimal,
  directionOf,
  drawLine,
  type FontBook,
  type FontResources,
  graphemesOf,
  type ShapedLine,
} from '../../fonts/index.ts';
import type { TextStyle } from './field-style.ts';
import { borderInset, type WidgetBox } from './widget-box.ts';

/** What drawing the text of one widget needs. */
export interface TextDrawing {
  readonly box: WidgetBox;
  readonly style: TextStyle;
  readonly book: FontBook;
  readonly fonts: FontResources;
  /** Told when some of the text lies outside the box, where nobody sees it. */
  onCut(): void;
}

const sizeMin = 4;
/** Fields of several lines grow no larger on their own: they are read like body text. */
const flowingSizeMax = 12;
const leadingMin = 1150;
/** More than one line of the smallest size shows on the widest page; the rest would be cut off unseen. */
const charactersMax = 4000;

interface Extent {
  readonly ascent: number;
  readonly descent: number;
}

/** How far a line's fonts reach above and below its baseline, in thousandths of the size. */
export function extentOf({ runs }: ShapedLine, { font }: TextStyle): Extent {
  const fonts = runs.length > 0 ? runs.map((run) => run.font) : [font ?? { ascent: 718, descent: -207 }];
  return {
    ascent: Math.min(1000, Math.max(...fonts.map(({ ascent }) => ascent))),
    descent: Math.max(-350, Math.min(...fonts.map(({ descent }) => descent))),
  };
}

const paddingOf = (box: WidgetBox, length: number): number => borderInset(box) + Math.min(2, length / 10);

/** A length of the box between its borders. */
const inside = (length: number, box: WidgetBox): number => length - borderInset(box) * 2;

const heightOf = ({ ascent, descent }: Extent, size: number): number => ((ascent - descent) * size) / 1000;

/** What a font reserves above and below its letters is rarely used to the last: little of that is no loss. */
const heightTolerance = 1.25;

function aligned(style: TextStyle, lineWidth: number, box: WidgetBox): number {
  const padding = paddingOf(box, box.width);
  if (style.alignment === 1) return (box.width - lineWidth) / 2;
  return style.alignment === 2 ? box.width - padding - lineWidth : padding;
}

/** The baseline that puts a line in the middle of the box. */
export function centredBaseline({ ascent, descent }: Extent, size: number, height: number): number {
  return height / 2 - ((ascent + descent) * size) / 2000;
}

function fittingSize({ ascent, descent }: Extent, lineWidth: number, box: WidgetBox): number {
  const byHeight = ((box.height - borderInset(box) * 2) * 1000) / (ascent - descent);
  const byWidth = ((box.width - paddingOf(box, box.width) * 2) * 1000) / Math.max(1, lineWidth);
  return Math.max(sizeMin, Math.min(byHeight, byWidth));
}

/** Text between BT and ET, cut off at the border, as marked content that viewers may replace (12.7.4.3). */
function asFieldText(content: string, { box, style }: TextDrawing): string {
  const inset = borderInset(box);
  const clip = [inset, inset, Math.max(0, box.width - inset * 2), Math.max(0, box.height - inset * 2)];
  return `/Tx BMC\nq\n${clip.map(decimal).join(' ')} re W n\nBT\n${style.colour}\n${content}\nET\nQ\nEMC`;
}

export function drawSingleLine(text: string, drawing: TextDrawing): string {
  const { box, style, book, fonts } = drawing;
  const shown = text.slice(0, charactersMax).replace(/[\r\n]+/g, ' ');
  const line = book.shapeLine(shown, style.font);
  const extent = extentOf(line, style);
  const size = style.size || fittingSize(extent, line.width, box);
  const width = (line.width * size) / 1000;
  if (shown.length < text.length || width > inside(box.width, box)) drawing.onCut();
  if (heightOf(extent, size) > inside(box.height, box) * heightTolerance) drawing.onCut();
  const x = aligned(style, width, box);
  return asFieldText(drawLine(line, size, x, centredBaseline(extent, size, box.height), fonts), drawing);
}

/** One character to a cell (12.7.5.3), as on forms that are read by machines. */
export function drawComb(text: string, cells: number, drawing: TextDrawing): string {
  const { box, style, book, fonts } = drawing;
  const characters = Array.from(graphemesOf(text), ({ segment }) => book.shapeLine(segment, style.font));
  if (directionOf(text) === 'rtl') characters.reverse();
  const cellWidth = box.width / cells;
  const free = Math.max(0, cells - characters.length);
  const first = style.alignment === 2 ? free : style.alignment === 1 ? Math.floor(free / 2) : 0;
  const widest = Math.max(1, ...characters.map(({ width }) => width));
  const extents = characters.map((line) => extentOf(line, style));
  const extent = {
    ascent: Math.max(...extents.map(({ ascent }) => ascent), 0),
    descent: Math.min(...extents.map(({ descent }) => descent), 0),
  };
  const byHeight = ((box.height - borderInset(box) * 2) * 1000) / Math.max(1, extent.ascent - extent.descent);
  const size = style.size || Math.max(sizeMin, Math.min(byHeight, (cellWidth * 1000) / widest));
  const y = centredBaseline(extent, size, box.height);
  const drawn = characters.map((line, index) =>
    drawLine(line, size, (first + index + 0.5) * cellWidth - (line.width * size) / 2000, y, fonts),
  );
  return asFieldText(drawn.join('\n'), drawing);
}

/** Widths of parts of a text, each measured once. */
function measuring({ book, style }: TextDrawing): (part: string) => number {
  const widths = new Map<string, number>();
  return (part) => {
    const known = widths.get(part);
    if (known !== undefined) return known;
    const { width } = book.shapeLine(part, style.font);
    widths.set(part, width);
    return width;
  };
}

/** Lines from the top, wrapped at the box's width; an automatic size shrinks until they fit its height. */
export function drawFlow(text: string, drawing: TextDrawing): string {
  const { box, style, book, fonts } = drawing;
  const breakAt = breaker(text, measuring(drawing));
  const room = box.height - paddingOf(box, box.height) * 2;
  const layOut = (size: number) => {
    const width = ((box.width - paddingOf(box, box.width) * 2) * 1000) / size;
    // One line more than fits: the border cuts it off, and an automatic size learns that it is too large.
    const linesMax = Math.ceil(Math.max(0, box.height) / size) + 1;
    const lines = breakAt(Math.max(width, 1), linesMax).map((line) =>
      book.shapeLine(line.text, style.font, directionOf(line.paragraph)),
    );
    const extents = lines.map((line) => extentOf(line, style));
    const leading = Math.max(leadingMin, ...extents.map(({ ascent, descent }) => ascent - descent));
    return { lines, ascent: extents[0]?.ascent ?? 718, leading: (leading * size) / 1000, size };
  };
  let layout = layOut(style.size || flowingSizeMax);
  while (!style.size && layout.size > sizeMin && layout.lines.length * layout.leading > room) {
    layout = layOut(Math.max(sizeMin, layout.size - 0.5));
  }
  const { lines, ascent, leading, size } = layout;
  if (lines.length > 1 && lines.length * leading > box.height) drawing.onCut();
  const [only] = lines;
  const top = box.height - paddingOf(box, box.height) - (ascent * size) / 1000;
  const start = only && room < leading ? centredBaseline(extentOf(only, style), size, box.height) : top;
  const drawn = lines.flatMap((line, index) =>
    line.runs.length === 0
      ? []
      : [
          drawLine(
            line,
            size,
            aligned(style, (line.width * size) / 1000, box),
            start - index * leading,
            fonts,
          ),
        ],
  );
  return asFieldText(drawn.join('\n'), drawing);
}
