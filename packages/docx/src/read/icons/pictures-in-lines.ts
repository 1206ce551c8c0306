import type { Box, PageCharacter, PagePicture, PageReading, Rule } from '@pagesmith/pdf';
import { middleY } from '../../geometry.ts';
import { type Inset, pictureSign } from '../../model.ts';
import { iconFramePoints, iconGapEmMax, iconHeightEmMax, iconsMax, iconWidthEmMax } from '../measures.ts';

export interface FoundIcons {
  /** The page with one character in place of each icon. */
  readonly reading: PageReading;
  readonly icons: ReadonlyMap<PageCharacter, Inset>;
}

/** Pictures that stand beside a letter and are hardly higher: hearts on a menu, ticks before items. */
export function picturesInLines(reading: PageReading): FoundIcons {
  const icons = new Map<PageCharacter, Inset>();
  const candidates = reading.pictures.filter(
    ({ drawing, isAbove }) => drawing === undefined && isAbove === undefined,
  );
  const behind = new Map<PageCharacter, PageCharacter[]>();
  const before = new Map<PageCharacter, PageCharacter[]>();
  const taken = new Set<PagePicture>();
  const letters = reading.characters.filter(isLetter);
  for (const picture of candidates.slice(0, iconsMax)) {
    const beside = nearest(letters, picture);
    if (beside === undefined) continue;
    const { box } = picture;
    const icon = { ...beside, text: pictureSign, box, isHyphenAtLineEnd: false };
    icons.set(icon, { isAlone: false, picture, belowBaselinePoints: box.bottom - beside.baseline });
    const side = beside.box.right <= box.left + (box.right - box.left) / 2 ? behind : before;
    side.set(
      beside,
      [...(side.get(beside) ?? []), icon].sort((one, other) => one.box.left - other.box.left),
    );
    taken.add(picture);
  }
  if (icons.size === 0) return { reading, icons };
  const characters = reading.characters.flatMap((character) => [
    ...(before.get(character) ?? []),
    character,
    ...(behind.get(character) ?? []),
  ]);
  const pictures = reading.pictures.filter((picture) => !taken.has(picture));
  // The lines around a flag would divide the cell that it stands in.
  const isFrame = (rule: Rule) => [...taken].some(({ box }) => holds(box, rule.box));
  const rules = reading.rules.filter((rule) => !isFrame(rule));
  return { reading: { ...reading, characters, pictures, rules }, icons };
}

const holds = (outer: Box, inner: Box) =>
  inner.left > outer.left - iconFramePoints &&
  inner.right < outer.right + iconFramePoints &&
  inner.top > outer.top - iconFramePoints &&
  inner.bottom < outer.bottom + iconFramePoints;

const isLetter = ({ text, isInvisible, quarterTurns, slantDegrees }: PageCharacter): boolean =>
  text.trim() !== '' && !isInvisible && quarterTurns === 0 && slantDegrees === 0;

/** The letter that a picture stands next to, in whose line it fits. */
function nearest(letters: readonly PageCharacter[], { box }: PagePicture): PageCharacter | undefined {
  let found: PageCharacter | undefined;
  let least = Infinity;
  for (const letter of letters) {
    const { sizePoints, baseline } = letter;
    const middle = baseline - middleY(box);
    if (middle < 0 || middle > sizePoints * 0.8) continue;
    if (box.bottom - box.top > sizePoints * iconHeightEmMax) continue;
    if (box.right - box.left > sizePoints * iconWidthEmMax) continue;
    const gap = Math.max(letter.box.left - box.right, box.left - letter.box.right);
    if (gap > -sizePoints / 2 && gap < Math.min(least, sizePoints * iconGapEmMax)) {
      least = gap;
      found = letter;
    }
  }
  return found;
}
