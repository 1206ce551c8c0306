import type { PageCharacter, PageReading } from '@pagesmith/pdf';
import { middleX } from '../geometry.ts';
import { accentRiseEmMax } from './measures.ts';

/** The marks that are painted over or under a letter, and as Unicode writes them behind it. */
const combining = new Map<string, string>([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);

// Where more letters are painted over each other, that is no text.
const lettersMax = 40;
const cellPoints = 8;

/**
 * The page with letters that are painted as a letter and its accent, as TeX does, as one: apart, the accent would be a word
 * of its own behind the line, or on another one.
 */
export function withAccents(reading: PageReading): PageReading {
  const { characters } = reading;
  const accents = characters.filter(({ text }) => combining.has(text));
  if (accents.length === 0) return reading;
  const lettersAt = lettersByPlace(characters);
  const changed = new Map<PageCharacter, PageCharacter | undefined>();
  for (const accent of accents) {
    const letter = lettersAt(accent).find((one) => !changed.has(one) && carries(one, accent));
    const composed = letter && composedOf(letter, accent);
    if (letter === undefined || composed === undefined) continue;
    changed.set(letter, { ...letter, text: composed });
    changed.set(accent, undefined);
  }
  if (changed.size === 0) return reading;
  const kept = characters.flatMap((one) => (changed.has(one) ? [changed.get(one) ?? []] : [one]).flat());
  return { ...reading, characters: kept };
}

/** The letters near the middle of a character. */
function lettersByPlace(
  characters: readonly PageCharacter[],
): (accent: PageCharacter) => readonly PageCharacter[] {
  const cells = new Map<string, PageCharacter[]>();
  const keyOf = (column: number, row: number) => `${column} ${row}`;
  for (const character of characters) {
    if (!/^\p{L}$/u.test(character.text)) continue;
    const key = keyOf(columnOf(character), rowOf(character));
    const cell = cells.get(key) ?? [];
    cells.set(key, cell);
    if (cell.length < lettersMax) cell.push(character);
  }
  return (accent) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((aside) => cells.get(keyOf(columnOf(accent) + aside, rowOf(accent) + down)) ?? []),
    );
}

const columnOf = ({ box }: PageCharacter) => Math.round(middleX(box) / cellPoints);
const rowOf = ({ baseline }: PageCharacter) => Math.round(baseline / cellPoints);

/** Whether an accent of the same font stands above or below the middle of a letter; over capitals it is raised. */
function carries(letter: PageCharacter, accent: PageCharacter): boolean {
  const { box, sizePoints, quarterTurns, slantDegrees, isInvisible } = letter;
  const rise = letter.baseline - accent.baseline;
  return (
    quarterTurns === 0 &&
    accent.quarterTurns === 0 &&
    slantDegrees === accent.slantDegrees &&
    isInvisible === accent.isInvisible &&
    Math.abs(sizePoints - accent.sizePoints) < 0.1 &&
    rise > -sizePoints * 0.1 &&
    rise < sizePoints * accentRiseEmMax &&
    middleX(accent.box) > box.left &&
    middleX(accent.box) < box.right
  );
}

/** The letter that has a place of its own in Unicode; a dotless one is the letter whose dot the accent replaces. */
function composedOf({ text }: PageCharacter, accent: PageCharacter): string | undefined {
  const dotted = text === 'ı' ? 'i' : text === 'ȷ' ? 'j' : text;
  const composed = (dotted + (combining.get(accent.text) ?? '')).normalize('NFC');
  return [...composed].length === 1 ? composed : undefined;
}
