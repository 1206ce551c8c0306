import { decimal, drawLine } from '../../fonts/index.ts';
import { centredBaseline, extentOf, type TextDrawing } from './text-box.ts';
import { borderInset } from './widget-box.ts';

const automaticSize = 12;
const rowHeightRatio = 1.25;
// The blue that viewers put behind a chosen row.
const chosenColour = '0.6 0.75686 0.8549 rg';

export interface Rows {
  readonly labels: readonly string[];
  readonly chosen: ReadonlySet<number>;
  /** The row that /TI puts at the top (ISO 32000-2, table 234). */
  readonly topIndex: number;
}

const rowHeight = ({ style }: TextDrawing): number => (style.size || automaticSize) * rowHeightRatio;

/** The top row that leaves the first chosen one in view. */
export function topIndexFor(rows: Rows, drawing: TextDrawing): number {
  const visible = Math.max(
    1,
    Math.floor((drawing.box.height - borderInset(drawing.box) * 2) / rowHeight(drawing)),
  );
  const highestTop = Math.max(0, rows.labels.length - visible);
  const top = Math.min(Math.max(0, rows.topIndex), highestTop);
  const [first] = [...rows.chosen].sort((left, right) => left - right);
  if (first === undefined || (first >= top && first < top + visible)) return top;
  return Math.min(first, highestTop);
}

/** The rows of an option list that fit its box, the chosen ones highlighted. */
export function drawRows(rows: Rows, drawing: TextDrawing): string {
  const { box, style, book, fonts } = drawing;
  const inset = borderInset(box);
  const size = style.size || automaticSize;
  const height = rowHeight(drawing);
  const marks: string[] = [];
  const lines: string[] = [];
  for (let index = rows.topIndex; index < rows.labels.length; index += 1) {
    const bottom = box.height - inset - (index - rows.topIndex + 1) * height;
    if (bottom + height <= inset) break;
    if (rows.chosen.has(index)) {
      const bar = [inset, bottom, box.width - inset * 2, height];
      marks.push(`${bar.map(decimal).join(' ')} re f`);
    }
    const line = book.shapeLine(rows.labels[index] ?? '', style.font);
    if (line.runs.length === 0) continue;
    const free = box.width - inset * 2 - 4 - (line.width * size) / 1000;
    const x = inset + 2 + (style.alignment === 2 ? free : style.alignment === 1 ? free / 2 : 0);
    lines.push(drawLine(line, size, x, bottom + centredBaseline(extentOf(line, style), size, height), fonts));
  }
  const clip = [inset, inset, Math.max(0, box.width - inset * 2), Math.max(0, box.height - inset * 2)];
  return `/Tx BMC\nq\n${clip.map(decimal).join(' ')} re W n\n${chosenColour}\n${marks.join('\n')}\nBT\n${style.colour}\n${lines.join('\n')}\nET\nQ\nEMC`;
}
