import type { PageCharacter, PagePicture, PageReading } from '@pagesmith/pdf';
import { holdsMiddle } from '../geometry.ts';
import type { Inset } from '../model.ts';
import type { FoundFormula } from './find-formulas.ts';
import { textOfParts } from './parts.ts';

export interface ReadFormulas {
  /** The page with one character in place of those of each formula, and without its rules. */
  readonly reading: PageReading;
  readonly formulas: ReadonlyMap<PageCharacter, Inset>;
}

/** Puts a formula in the place of its characters; one that is not simple as a picture, or not at all where there is none. */
export function withFormulas(
  reading: PageReading,
  found: readonly FoundFormula[],
  draw: (formula: FoundFormula) => PagePicture | undefined,
): ReadFormulas {
  const formulas = new Map<PageCharacter, Inset>();
  const replaced = new Map<PageCharacter, PageCharacter | undefined>();
  const rules = new Set<PageReading['rules'][number]>();
  for (const one of found) {
    const [first, ...others] = one.characters;
    const formula = formulaOf(one, draw);
    if (first === undefined || formula === undefined) continue;
    const { parts, box, baseline, sizePoints } = one;
    const text = parts === undefined ? textIn(reading, one) : textOfParts(parts);
    const character = { ...first, text, box, baseline, sizePoints };
    formulas.set(character, formula);
    for (const other of others) replaced.set(other, undefined);
    replaced.set(first, character);
    for (const rule of one.rules) rules.add(rule);
  }
  if (formulas.size === 0) return { reading, formulas };
  const boxes = [...formulas.keys()].map(({ box }) => box);
  const characters = reading.characters.flatMap((character) => {
    const isSpaceInside =
      character.text.trim() === '' && boxes.some((box) => holdsMiddle(box, character.box));
    if (!replaced.has(character)) return isSpaceInside ? [] : [character];
    const formula = replaced.get(character);
    return formula === undefined ? [] : [formula];
  });
  return {
    reading: { ...reading, characters, rules: reading.rules.filter((rule) => !rules.has(rule)) },
    formulas,
  };
}

/** The signs of a formula that is not simple, in the order of the page. */
const textIn = ({ characters }: PageReading, { characters: own }: FoundFormula) =>
  characters
    .filter((character) => own.has(character))
    .map(({ text }) => text)
    .join(' ');

function formulaOf(
  one: FoundFormula,
  draw: (formula: FoundFormula) => PagePicture | undefined,
): Inset | undefined {
  const { parts, isAlone, baseline } = one;
  if (parts !== undefined) return { isAlone, parts };
  const picture = draw(one);
  return picture && { isAlone, picture, belowBaselinePoints: picture.box.bottom - baseline };
}
