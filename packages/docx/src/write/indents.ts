import { isMeasured } from '../fonts/index.ts';
import { middleX } from '../geometry.ts';
import { mirrored, mirroredLine } from '../layout/index.ts';
import type { Paragraph } from '../model.ts';
import { centredSlackEmMin, roomPoints, rowBorderPoints } from './measures.ts';
import type { Place } from './writer.ts';
import { element, twips } from './xml.ts';

interface Edges {
  readonly left: number;
  readonly right: number;
}

interface Indents {
  readonly left: number;
  readonly right: number;
  /** How far the first line begins to the right of the others. */
  readonly hang: number;
}

/** How far a paragraph stands from the edges of its place, and never outside of them. */
function indentsOf(paragraph: Paragraph, place: Place): Indents {
  const { left, right, hang } = measuredIndents(paragraph, place);
  const inner = Math.max(0, left);
  return { left: inner, right: Math.max(0, right), hang: Math.max(-inner, left + hang - inner) };
}

function measuredIndents(paragraph: Paragraph, place: Place): Indents {
  const { list, isRightToLeft, dress, alignment } = paragraph;
  const lines = isRightToLeft ? paragraph.lines.map(mirroredLine) : paragraph.lines;
  const box = isRightToLeft ? mirrored(paragraph.box) : paragraph.box;
  const edges = isRightToLeft ? mirrored(place) : place;
  if (alignment === 'center' && dress === undefined) return centred({ box, lines }, edges);
  if (alignment === 'right' && dress === undefined) {
    // Several lines are no wider than they were, or words of the next would find room in each.
    const left = lines.length > 1 ? box.left - edges.left - roomBehind(paragraph) : 0;
    return { left, right: edges.right - box.right - (place.shift ?? 0), hang: 0 };
  }
  const first = lines[0]?.box.left ?? edges.left;
  const others = lines.slice(1).map((line) => line.box.left);
  const left = others.length > 0 ? Math.min(...others) : (list?.textLeft ?? first);
  const isSingle = lines.length === 1;
  const outer = edges.right - box.right;
  const room = roomBehind(paragraph);
  // Text that ended at the edge of its column ends there again: its letters are fitted to that.
  const right = isSingle ? 0 : outer - room;
  // A ground or rule is as wide as the indents of its paragraph: one line stands inside of them.
  if (dress !== undefined && (isSingle || alignment === 'center')) {
    const inner = isSingle ? outer - Math.max(room / 2, roomPoints) : Infinity;
    const hang = alignment === 'center' ? 0 : first - dress.left;
    return { left: dress.left - edges.left, right: Math.min(inner, edges.right - dress.right), hang };
  }
  // One line that fills its cell begins a little further to the left, or it would become two.
  const indent = left - edges.left;
  const missing = place.isCell && isSingle ? Math.max(0, Math.min(roomPoints - outer, indent)) : 0;
  return { left: indent - missing, right, hang: first - left };
}

/** Centred text keeps its middle, where that is not the middle of its place, and its lines. */
function centred({ box, lines }: Pick<Paragraph, 'box' | 'lines'>, edges: Edges): Indents {
  const width = edges.right - edges.left;
  const free = width - (box.right - box.left) - roomPoints;
  const shift = 2 * (middleX(box) - (edges.left + edges.right) / 2);
  const indent = Math.abs(shift) < roomPoints ? 0 : Math.max(0, Math.min(Math.abs(shift), free));
  const narrow = Math.max(0, (width - indent - widthOfLines(lines)) / 2);
  return { left: narrow + (shift > 0 ? indent : 0), right: narrow + (shift > 0 ? 0 : indent), hang: 0 };
}

/** How wide lines may be so that the first word of each finds no room in the one before; as wide as they like if it is one. */
function widthOfLines(lines: Paragraph['lines']): number {
  const widths = lines.map(({ box }) => box.right - box.left);
  const joined = lines.slice(1).map((line, index) => {
    const word = line.pieces[0]?.words[0]?.box;
    return (widths[index] ?? 0) + (word === undefined ? 0 : word.right - word.left);
  });
  const [widest, narrowest] = [Math.max(...widths), Math.min(...joined)];
  // In another font both may be a little wider or narrower, and a line too many is worse than other lines.
  const isSure = narrowest - widest > (lines[0]?.sizePoints ?? 0) * centredSlackEmMin;
  return isSure ? (widest + narrowest) / 2 : Infinity;
}

/** The room behind the text in which another font may be a little wider. */
export function roomBehind({ box, lines, alignment }: Paragraph): number {
  const size = lines[0]?.sizePoints ?? 10;
  // Justified lines end at one edge: with more room a word of the next would fit.
  if (lines.length > 1) return size * (alignment === 'justified' ? 0.1 : 0.25);
  // One line must stay one line, though nobody knows the widths of a font that we do not choose.
  return isMeasured(lines) ? 0 : Math.max(size * 1.5, (box.right - box.left) * 0.04);
}

/** How wide each line may be. */
export function roomsIn(paragraph: Paragraph, place: Place): number[] {
  const { left, right, hang } = indentsOf(paragraph, place);
  const { list, lines, initial } = paragraph;
  const border = place.isCell && lines.length === 1 ? rowBorderPoints : 0;
  const width = place.right - place.left - left - right - border;
  const start = list === undefined ? hang : list.textLeft - (place.left + left);
  const besideInitial = (index: number) => (index < (initial?.lines ?? 0) ? (initial?.widthPoints ?? 0) : 0);
  return lines.map((_, index) => (index === 0 ? width - start : width) - besideInitial(index));
}

export function indentXml(paragraph: Paragraph, place: Place): string {
  if (paragraph.lines.length === 0) return '';
  const { left, right, hang } = indentsOf(paragraph, place);
  if (paragraph.alignment === 'center' && left === 0 && right === 0) return '';
  return element('w:ind', {
    'w:left': paragraph.alignment === 'right' && left === 0 ? undefined : twips(left),
    'w:right': twips(right),
    'w:firstLine': hang > 0.5 ? twips(hang) : undefined,
    'w:hanging': hang < -0.5 ? twips(-hang) : undefined,
  });
}
