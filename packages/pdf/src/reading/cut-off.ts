import { commonBox } from './clip.ts';
import { areaOf } from './gather-boxes.ts';
import type { ObjectCharacter } from './read-characters.ts';
import type { ObjectsOfPage } from './read-objects.ts';

/** Share of a letter's room. Of a letter of which less is left, nothing is seen. */
const seenShareMin = 0.1;

/** Letters without those that are cut off: a picture of a part of another document may bring all of its text along. */
export function withoutCutOff(
  { textClips }: Pick<ObjectsOfPage, 'textClips'>,
  characters: readonly ObjectCharacter[],
): readonly ObjectCharacter[] {
  if (textClips.size === 0) return characters;
  return characters.filter(({ object, box }) => {
    const clip = textClips.get(object);
    if (clip === undefined) return true;
    const seen = commonBox(clip, box);
    const isApart = seen.left > seen.right || seen.top > seen.bottom;
    return !isApart && areaOf(seen) >= areaOf(box) * seenShareMin;
  });
}
