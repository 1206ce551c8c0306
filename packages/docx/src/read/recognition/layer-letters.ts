import type { FontOfPage, PageCharacter, PageReading } from '@pagesmith/pdf';
import { median } from '../../geometry.ts';
import { coverShareMin, layerShareMin, layerSizesMin, pitchSpreadMin, sameSizeShare } from './measures.ts';
import { coveredBy } from './scan.ts';

// ISO 32000-2, table 121.
const fixedPitchFlag = 1;
const serifFlag = 2;

/**
 * The letters that another program has laid unseen over a scan. Some programs stretch every word of one font over its
 * picture: such sizes and such a font say nothing of the paper, and lines get one size, that of most of their letters.
 */
export function withLevelLayer(page: PageReading): PageReading {
  const reading = withStamps(page);
  const written = reading.characters.filter(({ text }) => text.trim() !== '');
  if (written.length === 0 || !written.every(({ isInvisible }) => isInvisible)) return reading;
  const lines = linesOf(reading.characters);
  if (median(lines.map(sizeCount), 0) < layerSizesMin) return reading;
  const usual = rounded(median(written.map(({ sizePoints }) => sizePoints)));
  const standIns = standInFonts(written);
  const characters = lines.flatMap((line) => {
    const size = rounded(median(line.map(({ sizePoints }) => sizePoints)));
    const sizePoints = Math.abs(size - usual) < usual * sameSizeShare ? usual : size;
    return line.map((character) => {
      const font = standIns.get(character.font) ?? character.font;
      return { ...character, sizePoints, font };
    });
  });
  return { ...reading, characters };
}

/** Page numbers stamped over a scan, and what was typed into its fields, are read with the letters below them. */
function withStamps(reading: PageReading): PageReading {
  const { characters, pictures, width, height } = reading;
  const written = characters.filter(({ text }) => text.trim() !== '');
  const unseen = written.filter(({ isInvisible }) => isInvisible).length;
  const isStamped = unseen < written.length && unseen >= written.length * layerShareMin;
  if (!isStamped || coveredBy(pictures) < width * height * coverShareMin) return reading;
  return { ...reading, characters: characters.map((character) => ({ ...character, isInvisible: true })) };
}

function linesOf(characters: readonly PageCharacter[]): PageCharacter[][] {
  const lines: PageCharacter[][] = [];
  let before: PageCharacter | undefined;
  for (const character of characters) {
    const { baseline, sizePoints, box } = character;
    const goesOn =
      before !== undefined &&
      Math.abs(baseline - before.baseline) < sizePoints * 0.4 &&
      box.left > before.box.left - sizePoints;
    if (goesOn) lines.at(-1)?.push(character);
    else lines.push([character]);
    before = character;
  }
  return lines;
}

const rounded = (points: number) => Math.round(points * 2) / 2 || 1;

const sizeCount = (line: readonly PageCharacter[]): number =>
  new Set(line.map(({ sizePoints }) => Math.round(sizePoints * 10))).size;

/** Fonts of one width for all letters, which is another one in every word. */
function standInFonts(written: readonly PageCharacter[]): Map<FontOfPage, FontOfPage> {
  const pitches = new Map<FontOfPage, number[]>();
  for (const { font, box, sizePoints } of written) {
    if ((font.flags & fixedPitchFlag) === 0 && !/cour|mono/i.test(font.name)) continue;
    const known = pitches.get(font) ?? [];
    known.push((box.right - box.left) / sizePoints);
    pitches.set(font, known);
  }
  const standIns = new Map<FontOfPage, FontOfPage>();
  for (const [font, found] of pitches) {
    found.sort((first, second) => first - second);
    const at = (share: number) => found[Math.floor((found.length - 1) * share)] ?? 1;
    if (at(0.9) > at(0.1) * pitchSpreadMin) standIns.set(font, { name: '', flags: serifFlag });
  }
  return standIns;
}
