import type { Box, PageCharacter, Picture } from '@pagesmith/pdf';
import { median } from '../geometry.ts';
import {
  boldStemShareMin,
  contrastMin,
  italicSlopeMin,
  pitchLettersMin,
  serifFootShareMin,
} from './measures.ts';
import { type GreyPicture, greyOf } from './recognition/index.ts';

/** How the letters of a font look. */
export interface FontLook {
  readonly isSerif: boolean;
  readonly isBold: boolean;
  /** How thick its strokes are, as a share of the height of small letters. */
  readonly stemShare: number;
  readonly isItalic: boolean;
  /** Whether all letters are equally wide. */
  readonly isFixed: boolean;
}

// Letters of upright strokes that stand on the baseline: how many strokes, and how high small letters are beside them.
const small = 1;
const tall = 0.7;
const strokes: readonly { readonly letters: string; readonly stems: number; readonly smallShare: number }[] =
  [
    { letters: 'r', stems: 1, smallShare: small },
    { letters: 'n', stems: 2, smallShare: small },
    { letters: 'm', stems: 3, smallShare: small },
    { letters: 'filFIPT', stems: 1, smallShare: tall },
    { letters: 'hH', stems: 2, smallShare: tall },
  ];
const stemLetters = new Map(
  strokes.flatMap((looks) => [...looks.letters].map((letter) => [letter, looks] as const)),
);

export const isStemLetter = (text: string): boolean => stemLetters.has(text);

interface Area {
  readonly box: Box;
  readonly pixelsPerPoint: number;
}

/** How a font looks, by letters of it that are drawn on a picture of a part of the page. */
export function lookOf(
  picture: Picture,
  area: Area,
  letters: readonly Pick<PageCharacter, 'text' | 'box' | 'baseline'>[],
): FontLook | undefined {
  const ink = inkOf(greyOf(picture, area.pixelsPerPoint));
  if (ink === undefined) return undefined;
  const measured = letters.flatMap(({ text, box, baseline }, index) => {
    const known = stemLetters.get(text);
    if (known === undefined) return [];
    const at = (points: number, start: number) => Math.round((points - start) * area.pixelsPerPoint);
    // The box of a letter of a Type 3 font may be that of the whole font.
    const right = Math.min(box.right, letters[index + 1]?.box.left ?? Infinity);
    const cell = {
      left: Math.max(0, at(box.left, area.box.left)),
      right: Math.min(picture.width, at(right, area.box.left)),
      foot: Math.min(picture.height, at(baseline, area.box.top)),
    };
    return measuredLetter(ink, cell, known) ?? [];
  });
  if (measured.length === 0) return undefined;
  const stemShare = median(measured.map((letter) => letter.stemShare));
  return {
    isSerif: median(measured.map(({ footShare }) => footShare)) > serifFootShareMin,
    isBold: stemShare > boldStemShareMin,
    stemShare,
    isItalic: median(measured.map(({ slope }) => slope)) > italicSlopeMin,
    isFixed: areOfOneWidth(letters),
  };
}

type Ink = (column: number, row: number) => number;

/** How much of each pixel is letter, from 0 to 1: what stands out from the colour that most of the picture has. */
function inkOf({ width, grey }: GreyPicture): Ink | undefined {
  const counts = new Uint32Array(256);
  for (const luma of grey) counts[luma] = (counts[luma] ?? 0) + 1;
  const ground = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
  let contrast = 0;
  for (const luma of grey) contrast = Math.max(contrast, Math.abs(luma - ground));
  if (contrast < contrastMin) return undefined;
  return (column, row) => Math.abs((grey[row * width + column] ?? ground) - ground) / contrast;
}

interface Cell {
  readonly left: number;
  readonly right: number;
  /** The row below the letter's feet. */
  readonly foot: number;
}

function measuredLetter(
  ink: Ink,
  { left, right, foot }: Cell,
  { stems, smallShare }: { readonly stems: number; readonly smallShare: number },
) {
  const inkAt = (row: number) => {
    let sum = 0;
    for (let column = left; column < right; column++) sum += ink(column, row);
    return sum;
  };
  const leftAt = (row: number) => {
    for (let column = left; column < right; column++) if (ink(column, row) > 0.5) return column;
    return undefined;
  };
  let top = foot;
  for (let row = foot - 1; row >= 0; row--) if (inkAt(row) > 0.5) top = row;
  const small = (foot - top) * smallShare;
  if (small < 8) return undefined;
  const [low, high] = [foot - Math.round(small * 0.25), foot - Math.round(small * 0.65)];
  const [leftLow, leftHigh] = [leftAt(low), leftAt(high)];
  if (leftLow === undefined || leftHigh === undefined) return undefined;
  const stem = Math.min(inkAt(low), inkAt(foot - Math.round(small * 0.4)));
  const feet = Math.max(...[1, 2, 3].map((above) => inkAt(foot - above)));
  return {
    stemShare: stem / stems / small,
    footShare: feet / Math.max(1, stem),
    slope: (leftHigh - leftLow) / (low - high),
  };
}

function areOfOneWidth(letters: readonly Pick<PageCharacter, 'text' | 'box'>[]): boolean {
  if (new Set(letters.map(({ text }) => text.trim())).size < pitchLettersMin) return false;
  const steps = letters.slice(1).map(({ box }, index) => box.left - (letters[index]?.box.left ?? 0));
  const usual = median(steps);
  return steps.filter((step) => Math.abs(step - usual) < usual * 0.02).length > steps.length * 0.9;
}
