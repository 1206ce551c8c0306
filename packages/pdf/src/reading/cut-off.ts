import { commonBox } from './clip.ts';
import type { Box } from './matrix.ts';
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
    return clip === undefined || areaOf(commonBox(clip, box)) >= areaOf(box) * seenShareMin;
  });
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
