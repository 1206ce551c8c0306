import type { Box, PageCharacter, PageReading, Rule } from '@pagesmith/pdf';
import { boxOf } from '../geometry.ts';
import type { FormulaPart } from '../model.ts';
import { withStructures } from './bars.ts';
import { type Between, byHeight } from './by-height.ts';
import { chainsOf, signsAmong } from './chains.ts';
import { axisEm, type Item, itemOf, sizeOf } from './item.ts';
import { continuesText, lineAround } from './line.ts';
import { pictureGapEmMin, pictureSignsMin } from './measures.ts';
import { isRich, textOfParts } from './parts.ts';
import { rowOf } from './row.ts';
import { trimmed } from './trim.ts';

/** A formula at its place on a page. */
export interface FoundFormula {
  readonly characters: ReadonlySet<PageCharacter>;
  readonly rules: ReadonlySet<Rule>;
  /** Whether nothing but its number stands in its line. */
  readonly isAlone: boolean;
  readonly box: Box;
  readonly baseline: number;
  readonly sizePoints: number;
  /** What it consists of; without them it is not simple, and can only be shown. */
  readonly parts?: readonly FormulaPart[];
}

/** The formulas of a page. Most pages have no font for them, and are not looked at any further. */
export function findFormulas(reading: PageReading): FoundFormula[] {
  const signs = signsNear(reading.characters);
  if (signs.length === 0) return [];
  const items = withStructures(signs, reading.rules);
  const taken = new Set<Item>();
  const page = { between: byHeight(items), signs: signsAmong(items) };
  return chainsOf(page.signs).flatMap((chain) => {
    if (chain.some((item) => taken.has(item))) return [];
    const found = alone(chain, page) ?? inText(chain);
    for (const item of found?.items ?? []) taken.add(item);
    return found === undefined ? [] : [found.formula];
  });
}

// Formulas reach no further above and below their signs than two or three lines.
const bandPoints = 30;

/** All signs at the heights of those of a font for formulas. */
function signsNear(characters: readonly PageCharacter[]): Item[] {
  const bands = new Set<number>();
  const bandOf = ({ baseline }: PageCharacter) => Math.round(baseline / bandPoints);
  for (const character of characters) {
    if (!character.font.isMathematical || !itemOf(character).isMathematical) continue;
    const band = bandOf(character);
    for (const near of [band - 1, band, band + 1]) bands.add(near);
  }
  if (bands.size === 0) return [];
  const isShown = ({ text, quarterTurns, slantDegrees, isInvisible }: PageCharacter) =>
    text.trim() !== '' && quarterTurns === 0 && slantDegrees === 0 && !isInvisible;
  return characters.filter((one) => bands.has(bandOf(one)) && isShown(one)).map(itemOf);
}

interface Found {
  readonly formula: FoundFormula;
  readonly items: readonly Item[];
}

const relation = /[=<>≤≥≈≡≠∼≃≅→⇒∈⊂⊆]/;

interface SignsOfPage {
  readonly between: Between;
  readonly signs: ReadonlySet<Item>;
}

/** A formula in a line of its own: whatever stands in that line belongs to it, save its number. */
function alone(chain: readonly Item[], { between, signs }: SignsOfPage): Found | undefined {
  const line = lineAround(chain, between, signs);
  if (line === undefined) return undefined;
  const row = rowOf(line.items);
  if (row === undefined) {
    const count = chain.filter(({ isMathematical }) => isMathematical).length;
    if (count < pictureSignsMin || rowOf(chain) !== undefined) return undefined;
    const whole = lineAround(chain, between, signs, pictureGapEmMin) ?? line;
    return foundOf(whole.items, undefined, true);
  }
  if (line.hasWords || continuesText(line.items, between, signs)) return undefined;
  const isStructured = row.parts.some(({ kind }) => kind !== 'text');
  const isEquation = relation.test(textOfParts(row.parts));
  return isStructured && (isEquation || isRich(row.parts)) ? foundOf(line.items, row, true) : undefined;
}

/** A formula among words, where raised and lowered letters would not say as much. */
function inText(chain: readonly Item[]): Found | undefined {
  const items = trimmed(chain);
  const row = rowOf(items);
  return row !== undefined && isRich(row.parts) ? foundOf(items, row, false) : undefined;
}

function foundOf(items: readonly Item[], row: ReturnType<typeof rowOf>, isAlone: boolean): Found {
  const sizePoints = row?.sizePoints ?? sizeOf(items);
  const box = boxOf(items.map((item) => item.box));
  const axis = row?.axis ?? (box.top + box.bottom) / 2;
  return {
    items,
    formula: {
      characters: new Set(items.flatMap(({ characters }) => characters)),
      rules: new Set(items.flatMap(({ rules }) => rules)),
      isAlone,
      box,
      baseline: axis + sizePoints * axisEm,
      sizePoints,
      ...(row && { parts: row.parts }),
    },
  };
}
