import type { Box } from './matrix.ts';

interface Measured {
  readonly box: Box;
  readonly font: object;
  readonly sizePoints: number;
  readonly quarterTurns: number;
}

// Formula fonts claim far taller letters than they have, so only sizes too small to read are doubted.
const readablePointsMin = 2;
const shareMin = 0.3;
// The tallest glyphs of a font span from above its capitals to below its baseline.
const sizePerHeight = 0.9;

const heightOf = ({ box, quarterTurns }: Measured) =>
  quarterTurns % 2 === 0 ? box.bottom - box.top : box.right - box.left;

/**
 * A Type 3 font draws its glyphs in units of its own (ISO 32000-2, 9.6.4), so its nominal size may be a tenth of a point.
 * Where the glyphs are far larger than that, their visible size is used.
 */
export function withOwnSizes<Character extends Measured>(characters: readonly Character[]): Character[] {
  const heights = new Map<Measured['font'], Map<number, number>>();
  for (const character of characters) {
    const { font, sizePoints } = character;
    const height = heightOf(character);
    if (sizePoints >= Math.min(readablePointsMin, height * shareMin)) continue;
    const ofFont = heights.get(font) ?? new Map<number, number>();
    heights.set(font, ofFont);
    ofFont.set(sizePoints, Math.max(height, ofFont.get(sizePoints) ?? 0));
  }
  if (heights.size === 0) return [...characters];
  return characters.map((character) => {
    const height = heights.get(character.font)?.get(character.sizePoints);
    return height === undefined ? character : { ...character, sizePoints: height * sizePerHeight };
  });
}
