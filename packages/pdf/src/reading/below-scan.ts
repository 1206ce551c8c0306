import { areaOf } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { ObjectCharacter } from './read-characters.ts';
import type { ObjectsOfPage } from './read-objects.ts';

/** Share of the page. Letters below a picture that covers more were read from it by a machine. */
const scanShareMin = 0.6;

/** Some programs paint what they have read from a scan first, and the scan over it: nobody sees these letters. */
export function withUnseenBelowScan(
  { pictures, textAt }: Pick<ObjectsOfPage, 'pictures' | 'textAt'>,
  characters: readonly ObjectCharacter[],
  page: { readonly width: number; readonly height: number },
): readonly ObjectCharacter[] {
  const scans = pictures.filter(
    ({ box, isOpaque }) => isOpaque && areaOf(box) > page.width * page.height * scanShareMin,
  );
  if (scans.length === 0) return characters;
  return characters.map((character) => {
    const at = textAt.get(character.object) ?? Infinity;
    const isBelow = scans.some((scan) => at < (scan.at ?? 0) && holdsMiddleOf(scan.box, character.box));
    return isBelow ? { ...character, isInvisible: true } : character;
  });
}

function holdsMiddleOf({ left, top, right, bottom }: Box, letter: Box): boolean {
  const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2];
  return x > left && x < right && y > top && y < bottom;
}
