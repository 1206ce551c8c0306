import type { Box } from './matrix.ts';

interface Measured {
  readonly text: string;
  readonly box: Box;
  readonly font: object;
  readonly sizePoints: number;
  readonly quarterTurns: number;
}

// Formula fonts claim far taller letters than they have, so only sizes too small to read are doubted,
const readablePointsMin = 2;
const shareMin = 0.3;
// and those that none of some letters comes near to: a dash or a dot does not.
const sizesPerHeightMax = 2.5;
const lettersMin = 3;
// The tallest glyphs of a font span from above its capitals to below its baseline.
const sizePerHeight = 0.9;

const heightOf = ({ box, quarterTurns }: Measured) =>
  quarterTurns % 2 === 0 ? box.bottom - box.top : box.right - box.left;

/**
 * A Type 3 font draws its glyphs in units of its own (ISO 32000-2, 9.6.4), so its nominal size may be a tenth of a point,
 * or many times what is seen. Where the glyphs are far larger or smaller than that, their visible size is used.
 */
export function withOwnSizes<Character extends Measured>(characters: readonly Character[]): Character[] {
  const seen = new Map<Measured['font'], Map<number, Seen>>();
  for (const character of characters) {
    const { font, sizePoints, text } = character;
    const ofFont = seen.get(font) ?? new Map<number, Seen>();
    seen.set(font, ofFont);
    const ofSize = ofFont.get(sizePoints) ?? { height: 0, letters: 0 };
    ofFont.set(sizePoints, ofSize);
    ofSize.height = Math.max(ofSize.height, heightOf(character));
    if (/[\p{L}\p{N}]/u.test(text)) ofSize.letters += 1;
  }
  return characters.map((character) => {
    const { sizePoints } = character;
    const { height = 0, letters = 0 } = seen.get(character.font)?.get(sizePoints) ?? {};
    const isTooSmall = sizePoints < Math.min(readablePointsMin, height * shareMin);
    const isTooLarge = letters >= lettersMin && sizePoints > height * sizesPerHeightMax;
    return isTooSmall || isTooLarge ? { ...character, sizePoints: height * sizePerHeight } : character;
  });
}

interface Seen {
  height: number;
  letters: number;
}
