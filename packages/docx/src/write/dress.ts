import { type Border, type Paragraph, roomPointsMax } from '../model.ts';
import { borderAttributes } from './borders.ts';
import { groundHairPoints } from './measures.ts';
import { element, hexColour } from './xml.ts';

/** The room, in whole points, that a ground or rule keeps from the lines of its paragraph. */
export interface Rooms {
  readonly above: number;
  readonly below: number;
  readonly left: number;
  readonly right: number;
}

const none: Rooms = { above: 0, below: 0, left: 0, right: 0 };

export function roomsOf(
  { dress, box, alignment, lines }: Paragraph,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  cursor: number,
): Rooms {
  if (dress === undefined) return none;
  const room = (points: number) => Math.round(Math.min(roomPointsMax, Math.max(0, points)));
  const { ground, above, below } = dress;
  // Several lines must break where they did, so the padding is that of the border.
  const isBlock = alignment !== 'center' && lines.length > 1;
  return {
    // What is written already may reach further down than it did on the page.
    above: room(Math.min(top - (ground?.box.top ?? above?.at ?? top), top - cursor)),
    below: room((ground?.box.bottom ?? below?.at ?? bottom) - bottom),
    left: isBlock ? room(box.left - dress.left) : 0,
    right: isBlock ? room(dress.right - box.right) : 0,
  };
}

/** How much higher a paragraph is with its rules and ground. */
export const addedHeight = ({ dress }: Paragraph, { above, below }: Rooms) => ({
  above: above + (dress?.above?.widthPoints ?? (above > 0 ? groundHairPoints : 0)),
  below: below + (dress?.below?.widthPoints ?? (below > 0 ? groundHairPoints : 0)),
});

/** The rules of a paragraph, as far as those of the next one may be the same. */
export const rulesOf = ({ dress }: Paragraph): string | undefined =>
  dress?.above === undefined && dress?.below === undefined
    ? undefined
    : JSON.stringify([dress.above, dress.below].map((border) => border && borderAttributes(border)));

/** In a shade that nobody sees, rules differ: of paragraphs with the same, Word and LibreOffice draw only the outermost. */
const shaded = <Rule extends Border>(border: Rule | undefined): Rule | undefined =>
  border && { ...border, colour: border.colour ^ 1 };

export function dressXml({ dress }: Paragraph, rooms: Rooms, isAsBefore: boolean): string[] {
  if (dress === undefined) return [];
  const { ground } = dress;
  const [above, below] = isAsBefore ? [shaded(dress.above), shaded(dress.below)] : [dress.above, dress.below];
  const hair = ground && { colour: ground.colour, widthPoints: groundHairPoints };
  const sides = [
    { name: 'w:top', border: above ?? (rooms.above > 0 ? hair : undefined), room: rooms.above },
    { name: 'w:left', border: rooms.left > 0 ? hair : undefined, room: rooms.left },
    { name: 'w:bottom', border: below ?? (rooms.below > 0 ? hair : undefined), room: rooms.below },
    { name: 'w:right', border: rooms.right > 0 ? hair : undefined, room: rooms.right },
  ];
  const borders = sides.map(({ name, border, room }) =>
    border === undefined ? '' : element(name, { ...borderAttributes(border), 'w:space': room }),
  );
  return [
    borders.every((border) => border === '') ? '' : element('w:pBdr', {}, ...borders),
    ground === undefined
      ? ''
      : element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hexColour(ground.colour) }),
  ];
}
