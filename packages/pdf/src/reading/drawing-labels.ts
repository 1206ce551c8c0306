import { areaOf, holds, holdsMiddle } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { PageCharacter } from './read-characters.ts';

export const paper = 0xffffff;
const labelsLettersMax = 1500;
// Several lines with this many letters are running text.
export const lineLettersMin = 12;
const linesMin = 3;
const linesShareMin = 0.6;
// The titles and legends of a graph are longer than other labels.
const graphLineLettersMin = 40;
// More letters than a graph has are a table beside a drawing, such as the measures of a machine.
const graphLettersMax = 400;
// Share of the ground. A smaller graph stands beside other things on it.
const graphOnGroundShareMin = 0.45;

/** The coloured ground that a graph stands on with its title, the numbers of its axes and its legend, where nothing else does. */
export function onGround(box: Box, grounds: readonly Box[], characters: readonly PageCharacter[]): Box {
  const ground = grounds.find((one) => holds(one, box) && areaOf(box) > areaOf(one) * graphOnGroundShareMin);
  if (ground === undefined) return box;
  const inside = characters.filter((character) => holdsMiddle(ground, character.box));
  return inside.length < graphLettersMax && areLabels(inside, true) ? ground : box;
}

/** Whether characters in a drawing are its labels rather than running text. */
export function areLabels(characters: readonly PageCharacter[], isGraph = false): boolean {
  const shown = characters.filter(({ isInvisible, text }) => !isInvisible && text.trim() !== '');
  if (shown.length === 0 || shown.length > labelsLettersMax) return false;
  const lettersMin = isGraph && shown.length < graphLettersMax ? graphLineLettersMin : lineLettersMin;
  const lengths: number[] = [];
  shown.forEach(({ box, baseline, sizePoints }, index) => {
    const before = shown[index - 1];
    const isSameLine =
      before !== undefined &&
      Math.abs(before.baseline - baseline) < 1 &&
      Math.abs(box.left - before.box.right) < sizePoints;
    if (isSameLine) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  });
  const lines = lengths.filter((length) => length >= lettersMin);
  const inLines = lines.reduce((sum, length) => sum + length, 0);
  return lines.length < linesMin || inLines < shown.length * linesShareMin;
}

/** PDFium has fonts for Latin and Greek letters in place of those that a file does not hold, and for no others. */
export const isDrawable = ({ text, font }: PageCharacter): boolean =>
  font.isMissing !== true || !foreign.test(text);
const foreign = /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}]/u;
