import { type DrawnPart, drawPart, pictureScale } from './draw-part.ts';
import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import type { ObjectCharacter } from './read-characters.ts';
import type { ObjectsOfPage } from './read-objects.ts';

/** Points. A cover may end as much before the room of a letter does, which is larger than the letter. */
const overhangPointsMax = 1;
/** Of 255. Within it all pixels are one colour. */
const shadesMax = 8;
/** Share of what lies under a cover. If as much of it cannot be seen, the cover is not transparent. */
const blankShareMin = 0.5;
/** Of covers and what they may lie on: a page with more was not covered by hand. */
const comparisonsMax = 5_000_000;
const paper = 0xffffffff;

/** Something on the page, and how many objects are painted before it. */
interface Painted {
  readonly box: Box;
  readonly at: number;
}

/**
 * Letters and pictures without those that nobody sees because a rectangle was painted over them: whoever did that did not
 * want them to be read.
 */
export function withoutCovered(
  source: PageSource,
  objects: ObjectsOfPage,
  characters: readonly ObjectCharacter[],
): {
  readonly characters: readonly ObjectCharacter[];
  readonly objects: ObjectsOfPage;
  readonly hasCovered: boolean;
} {
  const { textAt, pictures: painted, fills } = objects;
  const [firstText = Infinity] = textAt.values();
  const first = Math.min(firstText, painted[0]?.at ?? Infinity);
  const covers = fills.flatMap(({ box, at = 0 }) => (at > first ? [{ box, at }] : []));
  const comparisons = covers.length * (characters.length + painted.length);
  if (comparisons === 0 || comparisons > comparisonsMax) return { characters, objects, hasCovered: false };
  const letters = characters
    .filter(({ isInvisible }) => !isInvisible)
    .map((item) => ({
      ...{ item, box: item.box, isSpace: item.text.trim() === '' },
      at: textAt.get(item.object) ?? Infinity,
    }));
  const pictures = painted.map((item) => ({
    ...{ item, box: item.box, isSpace: false },
    at: item.at ?? Infinity,
  }));
  const hidden = hiddenUnder(source, covers, [...letters, ...pictures]);
  if (hidden.size === 0) return { characters, objects, hasCovered: false };
  const isSeen = (item: object) => !hidden.has(item);
  return {
    characters: characters.filter(isSeen),
    objects: { ...objects, pictures: painted.filter(isSeen) },
    hasCovered: true,
  };
}

/** A rectangle may be transparent, or cut off, so the page is drawn where one could cover something. */
function hiddenUnder(
  source: PageSource,
  covers: readonly Painted[],
  items: readonly (Painted & { readonly item: object; readonly isSpace: boolean })[],
): Set<object> {
  const under = covers
    .map((cover) => items.filter(({ box, at }) => at < cover.at && holds(cover.box, box)))
    .filter((covered) => covered.length > 0);
  if (under.length === 0) return new Set();
  const area = under
    .flat()
    .map(({ box }) => box)
    .reduce(joinedBox);
  const scale = pictureScale(area);
  const drawn = drawPart(source, area, scale, paper);
  if (drawn === undefined) return new Set();
  const isBlank = ({ box }: Painted) => isOneColour(drawn, inPixels(box, area, scale));
  const isHidden = (covered: typeof items) => {
    const drawable = covered.filter(({ isSpace }) => !isSpace);
    return drawable.length > 0 && drawable.filter(isBlank).length >= drawable.length * blankShareMin;
  };
  return new Set(under.filter(isHidden).flatMap((covered) => covered.map(({ item }) => item)));
}

const joinedBox = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const holds = (cover: Box, { left, top, right, bottom }: Box): boolean =>
  left >= cover.left - overhangPointsMax &&
  right <= cover.right + overhangPointsMax &&
  top >= cover.top - overhangPointsMax &&
  bottom <= cover.bottom + overhangPointsMax;

const inPixels = (box: Box, area: Box, scale: number): Box => ({
  left: Math.floor((box.left - area.left) * scale),
  top: Math.floor((box.top - area.top) * scale),
  right: Math.floor((box.right - area.left) * scale),
  bottom: Math.floor((box.bottom - area.top) * scale),
});

function isOneColour({ width, height, rgba }: DrawnPart, { left, top, right, bottom }: Box): boolean {
  const first = (top * width + left) * 4;
  for (let y = top; y < Math.min(bottom, height); y += 1) {
    for (let x = left; x < Math.min(right, width); x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        if (Math.abs((rgba[at + channel] ?? 0) - (rgba[first + channel] ?? 0)) > shadesMax) return false;
      }
    }
  }
  return true;
}
