import type { Box, PageReading } from '@pagesmith/pdf';
import { boxOf, holdsMiddle, middleY } from '../../geometry.ts';
import type { Piece, Word } from '../../model.ts';
import { bulletGapEmMax, bulletsMin, middleEm, middleSlackEm, sidesRatioMax } from './measures.ts';

const sideEm = { min: 0.15, max: 0.62 };
interface Bullet {
  readonly shape: Box;
  readonly sign: string;
}

/** Bullets that are drawn as shapes, as browsers do, become characters before their text. */
export function withDrawnBullets(reading: PageReading, pieces: readonly Piece[]): Piece[] {
  const drawings = reading.pictures.filter(({ drawing }) => drawing !== undefined);
  const isFree = (box: Box) => isRound(box) && !drawings.some((drawing) => holdsMiddle(drawing.box, box));
  const bullets: Bullet[] = [
    ...reading.curves.filter(isFree).map((shape) => ({ shape, sign: '•' })),
    ...reading.fills.flatMap(({ box }) => (isFree(box) ? [{ shape: box, sign: '▪' }] : [])),
  ];
  const found = new Map<Piece, Bullet>();
  for (const bullet of bullets) {
    const piece = pieces.find((one) => isBefore(bullet.shape, one));
    if (piece !== undefined) found.set(piece, bullet);
  }
  if (found.size < bulletsMin) return [...pieces];
  return pieces.map((piece) => {
    const bullet = found.get(piece);
    return bullet === undefined ? piece : marked(piece, bullet);
  });
}

function isRound({ left, top, right, bottom }: Box): boolean {
  const [wide, high] = [right - left, bottom - top];
  return Math.max(wide, high) < Math.min(wide, high) * sidesRatioMax;
}

function isBefore(shape: Box, { box, baseline, sizePoints, isRightToLeft }: Piece): boolean {
  const side = (shape.bottom - shape.top) / sizePoints;
  if (side < sideEm.min || side > sideEm.max) return false;
  const gap = isRightToLeft ? shape.left - box.right : box.left - shape.right;
  const height = (baseline - middleY(shape)) / sizePoints;
  return gap > 0 && gap < sizePoints * bulletGapEmMax && Math.abs(height - middleEm) < middleSlackEm;
}

function marked(piece: Piece, { shape, sign }: Bullet): Piece {
  const [first, ...others] = piece.words;
  const [span] = first?.spans ?? [];
  if (first === undefined || span === undefined) return piece;
  const box = { ...shape, top: first.box.top, bottom: first.box.bottom };
  const style = { ...span.style, url: undefined, isUnderlined: false, raise: 'none' as const };
  const mark: Word = { spans: [{ text: sign, style }], box, isDivided: false, isAfterSpace: false };
  const words = [mark, { ...first, isAfterSpace: true }, ...others];
  return { ...piece, words, cellTags: undefined, box: boxOf([piece.box, box]) };
}
