import type { PageViewport } from 'pdfjs-dist';
import { boxOn } from '../../../canvas/places.ts';
import type { FieldPlace } from '../form-fields/form-fields.ts';

/** What names are set in where there is room, in CSS pixels. */
const typeMaxPx = 12;
/** Of the height of a field, and of a letter's width in that type. */
const typeShare = 0.8;
const letterShare = 0.605;
/** Before and after a name. */
const aroundPx = 12;
/** Fewer letters than this say nothing. */
const lettersMin = 4;

/**
 * Where a name is written: in its field, and over what is free beside a field that is too small for it. Words of the page
 * are never covered: then as much of the name's end is shown as there is room for, because names that a program has made
 * begin alike.
 */
export function nameBox(name: string, { rect, room }: FieldPlace, viewport: PageViewport) {
  const box = boxOn(viewport, rect);
  const fontSize = Math.min(typeMaxPx, box.height * typeShare);
  const letterPx = fontSize * letterShare;
  const missing = name.length * letterPx + aroundPx - box.width;
  const { left, right } = viewport.rotation === 0 ? room : { left: 0, right: 0 };
  const isWiderBy = (points: number) => missing > 0 && missing <= points * viewport.scale;
  const width = isWiderBy(right) || isWiderBy(left) ? box.width + missing : box.width;
  const isToTheLeft = !isWiderBy(right) && isWiderBy(left);
  return {
    style: { ...box, fontSize, width, left: isToTheLeft ? box.left - missing : box.left },
    shown: endOf(name, Math.floor((width - aroundPx) / letterPx + 0.01)),
  };
}

function endOf(name: string, lettersMax: number): string {
  if (name.length <= lettersMax) return name;
  return lettersMax < lettersMin ? '' : `…${name.slice(1 - lettersMax)}`;
}
