import type { Paragraph, Table, TableCell } from '../model.ts';
import { borderAttributes } from './borders.ts';
import { properties } from './element-order.ts';
import { textDirection, turnedLine } from './frames.ts';
import { hangPointsMax, roomPoints, rowBorderPoints, rowLineEmMin } from './measures.ts';
import { extentOf, paragraphXml } from './paragraph.ts';
import { tinyParagraph } from './runs.ts';
import { directionXml, isReadFromRight, otherSide } from './table-direction.ts';
import type { Place, Writer } from './writer.ts';
import { element, hexColour, sumOfTwips, twips, value } from './xml.ts';

/** A table where it stood: fixed widths, rows at least as high as they were. */
export function tableXml(table: Table, place: Place, writer: Writer, isHeadRepeated = false): string {
  const { rows, hasBorders, headRows = 0, isBeside = false } = table;
  const [outer = place.left, ...inner] = table.columnEdges;
  // A table that stands out of the text a little begins where the text begins, in a first column that is narrower by that.
  const start = outer < place.left - hangPointsMax || isBeside ? outer : Math.max(outer, place.left);
  const columnEdges = [start, ...inner];
  const widths = columnEdges
    .slice(1)
    .map((edge, index) => Math.max(20, twips(edge - (columnEdges[index] ?? 0))));
  const isFromRight = isReadFromRight(table);
  const indent = isFromRight ? place.right - start - sumOfTwips(widths) / 20 : start - place.left;
  const columns = widths.map((width) => element('w:gridCol', { 'w:w': width }));
  const grid = element('w:tblGrid', {}, ...(isFromRight ? columns.toReversed() : columns));
  const own = ownProperties(table, { widths, indent, isFromRight });
  const shifts = shiftsOf(table, start);
  const heads = Math.max(headRows, isHeadRepeated ? 1 : 0);
  const { rowShare = 1 } = place;
  const frame = { widths, columnEdges, open: [], shift: 0, rowShare, hasBorders, isFromRight };
  const growth = { rows: 0, spans: 0 };
  const written = rows.map((row, index) => {
    const open = [
      hasBorders && rows[index - 1]?.isOpenBelow ? 'top' : '',
      hasBorders && row.isOpenBelow ? 'bottom' : '',
    ].filter((side) => side !== '');
    const cells = row.cells.map((cell) => {
      const left = Math.max(start, cell.box.left);
      const shift = cell.columnSpan === 1 ? (shifts.get(left) ?? 0) : 0;
      const moved = { ...cell, box: { ...cell.box, left } };
      const bottom = cell.rowSpan === 'start' ? spannedBottom(rows.slice(index), cell) : row.bottom;
      return cellXml(moved, bottom, { ...frame, open, shift }, writer);
    });
    const grownBy = (rowSpan: TableCell['rowSpan']) =>
      Math.max(
        0,
        ...cells.filter((_cell, at) => row.cells[at]?.rowSpan === rowSpan).map(({ grown }) => grown),
      );
    growth.rows += grownBy('none');
    growth.spans = Math.max(growth.spans, grownBy('start'));
    const inOrder = (isFromRight ? cells.toReversed() : cells).map(({ xml }) => xml);
    return element('w:tr', {}, rowProperties(row, rowShare, index < heads), ...inOrder);
  });
  // What stands below gives up some of its gap where the rows come out higher than they were.
  place.cursor += table.box.bottom - table.box.top + Math.max(growth.rows, growth.spans);
  return element('w:tbl', {}, own, grid, ...written);
}

function ownProperties(
  table: Table,
  { widths, indent, isFromRight }: Pick<Frame, 'widths' | 'isFromRight'> & { readonly indent: number },
): string {
  const { box, hasBorders, borderColour, isBeside = false } = table;
  const border = hasBorders
    ? {
        'w:val': 'single',
        'w:sz': 4,
        'w:space': 0,
        'w:color': borderColour === undefined ? 'auto' : hexColour(borderColour),
      }
    : { 'w:val': 'nil' };
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  return properties('w:tblPr', [
    isBeside ? placeXml(box) : '',
    directionXml(table, isFromRight),
    element('w:tblW', { 'w:w': sumOfTwips(widths), 'w:type': 'dxa' }),
    element('w:tblInd', { 'w:w': Math.max(0, twips(indent)), 'w:type': 'dxa' }),
    element('w:tblBorders', {}, ...sides.map((side) => element(`w:${side}`, border))),
    element('w:tblLayout', { 'w:type': 'fixed' }),
    element(
      'w:tblCellMar',
      {},
      element('w:left', { 'w:w': 0, 'w:type': 'dxa' }),
      element('w:right', { 'w:w': 0, 'w:type': 'dxa' }),
    ),
  ]);
}

const rowProperties = ({ top, bottom }: Table['rows'][number], rowShare: number, isHead: boolean) =>
  properties('w:trPr', [
    '<w:cantSplit/>',
    element('w:trHeight', { 'w:val': twips(Math.max(1, (bottom - top) * rowShare)), 'w:hRule': 'atLeast' }),
    isHead ? '<w:tblHeader/>' : '',
  ]);

/** Keeps a table at its place, and lets the text stand beside it. */
const placeXml = ({ left, top }: Table['box']) =>
  element('w:tblpPr', {
    'w:leftFromText': 0,
    'w:rightFromText': 0,
    'w:vertAnchor': 'page',
    'w:horzAnchor': 'page',
    'w:tblpX': Math.max(1, twips(left)),
    'w:tblpY': Math.max(1, twips(top)),
  });

interface Frame {
  readonly widths: readonly number[];
  readonly columnEdges: readonly number[];
  /** The sides without a rule. */
  readonly open: readonly string[];
  /** How far the figures of the column move to the right. */
  readonly shift: number;
  /** How much of their height the rows keep. */
  readonly rowShare: number;
  readonly hasBorders: boolean;
  readonly isFromRight: boolean;
}

/** How far the figures of each column, by its left edge, move to the right so that the widest has room before it. */
function shiftsOf({ rows }: Table, start: number): Map<number, number> {
  const shifts = new Map<number, number>();
  const rooms = new Map<number, number>();
  for (const { box, columnSpan, blocks } of rows.flatMap(({ cells }) => cells)) {
    const left = Math.max(start, box.left);
    for (const { alignment, lines, box: text } of columnSpan > 1 ? [] : blocks) {
      if (alignment !== 'right' || lines.length > 1) continue;
      shifts.set(left, Math.max(shifts.get(left) ?? 0, roomPoints - (text.left - left)));
      rooms.set(left, Math.max(0, Math.min(rooms.get(left) ?? Infinity, box.right - text.right)));
    }
  }
  for (const [left, room] of rooms) shifts.set(left, Math.min(room, shifts.get(left) ?? 0));
  return shifts;
}

const sidesInOrder = ['top', 'left', 'bottom', 'right'] as const;

function bordersXml(cell: TableCell, { open: openRow, isFromRight }: Frame): string {
  const { borders = {}, outside, openSides = [] } = cell;
  const open = outside === undefined ? [...openRow, ...openSides] : ['top', outside, 'bottom'];
  const sides = sidesInOrder.map((written) => {
    const side = isFromRight ? otherSide(written) : written;
    const border = borders[side];
    if (border !== undefined) return element(`w:${written}`, borderAttributes(border));
    return open.includes(side) ? element(`w:${written}`, { 'w:val': 'nil' }) : '';
  });
  return sides.every((side) => side === '') ? '' : element('w:tcBorders', {}, ...sides);
}

/** Where the last of the rows ends that a cell of the first one goes on in. */
function spannedBottom([first, ...below]: Table['rows'], { box }: TableCell): number {
  let bottom = first?.bottom ?? box.bottom;
  for (const row of below) {
    const isGoingOn = row.cells.some(
      (cell) => cell.rowSpan === 'continued' && cell.box.left === box.left && cell.box.right === box.right,
    );
    if (!isGoingOn) break;
    bottom = row.bottom;
  }
  return bottom;
}

interface WrittenCell {
  readonly xml: string;
  /** How much higher than its place on the page it comes out. */
  readonly grown: number;
}

function cellXml(cell: TableCell, lowest: number, frame: Frame, writer: Writer): WrittenCell {
  const { widths, columnEdges, shift, rowShare, hasBorders } = frame;
  const { turned = [] } = cell;
  const [first] = turned;
  const start = columnEdges.indexOf(cell.box.left);
  const width = sumOfTwips(widths.slice(Math.max(0, start), Math.max(0, start) + cell.columnSpan));
  const own = properties('w:tcPr', [
    element('w:tcW', { 'w:w': width, 'w:type': 'dxa' }),
    cell.columnSpan > 1 ? value('w:gridSpan', cell.columnSpan) : '',
    cell.rowSpan === 'start' ? value('w:vMerge', 'restart') : '',
    cell.rowSpan === 'continued' ? '<w:vMerge/>' : '',
    bordersXml(cell, frame),
    first === undefined ? '' : textDirection(first),
    cell.fill === undefined
      ? ''
      : element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hexColour(cell.fill) }),
  ]);
  const border = hasBorders ? rowBorderPoints : (cell.borders?.bottom?.widthPoints ?? 0);
  const height = lowest - border - cell.box.top;
  const inRow = cell.rowSpan === 'continued' ? cell.blocks : fitted(cell.blocks, height * rowShare);
  const [block] = inRow;
  const top = block === undefined ? cell.box.top : Math.min(cell.box.top, extentOf(block).top);
  const cursor = top + height * (1 - rowShare);
  const place: Place = { left: cell.box.left, right: cell.box.right, isCell: true, shift, cursor };
  const bottom = Math.max(lowest, cell.box.bottom) - border;
  // A line that is a little higher than its row must not push the rows below it.
  const last = inRow.at(-1);
  if (block !== undefined && last !== undefined) {
    const end = Math.max(extentOf(last).bottom, extentOf(block).top + heightOf(inRow));
    place.cursor += Math.max(0, cell.box.top - top, end - bottom);
  }
  const from = place.cursor;
  const blocks = [
    ...inRow.map((block) => paragraphXml(block, place, writer)),
    ...turned.map((text) => turnedLine(text, writer)),
  ];
  const xml = element('w:tc', {}, own, ...(blocks.length === 0 ? [tinyParagraph('')] : blocks));
  return { xml, grown: place.cursor - from - (lowest - cell.box.top) };
}

const heightOf = (blocks: readonly Paragraph[]) =>
  blocks.reduce((sum, block) => sum + extentOf(block).bottom - extentOf(block).top, 0);

/** Lines as close together as the row asks: in a dense table, each row a little too high adds up to another page. */
function fitted(blocks: readonly Paragraph[], room: number): readonly Paragraph[] {
  const share = room / heightOf(blocks);
  if (!(share < 1)) return blocks;
  return blocks.map((block) => {
    const least = Math.max(...block.lines.map(({ sizePoints }) => sizePoints)) * rowLineEmMin;
    const leadingPoints = Math.min(block.leadingPoints, Math.max(block.leadingPoints * share, least));
    return { ...block, leadingPoints };
  });
}
