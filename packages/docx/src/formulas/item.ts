import type { Box, PageCharacter, Rule } from '@pagesmith/pdf';
import { boxOf } from '../geometry.ts';
import type { FormulaPart } from '../model.ts';

/** A sign of a page, or a structure of several, at its place. */
export interface Item {
  readonly box: Box;
  /** The height of its middle: that of the signs of one line is the same. */
  readonly axis: number;
  readonly sizePoints: number;
  /** The characters of a structure in the order in which they are read. */
  readonly characters: readonly PageCharacter[];
  readonly rules: readonly Rule[];
  readonly text: string;
  /** Whether its font is made for formulas. */
  readonly isMathematical: boolean;
  /** Of a structure; a sign alone has none. */
  readonly part?: FormulaPart | undefined;
  /** Whether it is a structure that is not simple. */
  readonly isComplex?: boolean;
}

/** Em. The middle of plus and equals signs above the baseline, at which the bars of fractions stand too. */
export const axisEm = 0.25;

export const largeOperators = /^[∑∏∐∫∬∭∮⋃⋂⨁⨂⨀⨄⨆⋀⋁]$/;
/** What stands upright in formulas and is no word. */
export const functionName =
  /^(?:sin|cos|tan|cot|log|ln|exp|lim|max|min|sup|inf|det|mod|gcd|arg|dim|ker|deg|Pr|sinh|cosh|tanh)$/;
/** Signs that are set as high as what they are for. */
export const growing = /^[∑∏∐∫∬∭∮⋃⋂⨁⨂⨀⨄⨆⋀⋁√()[\]{}|∥⌊⌋⌈⌉⟨⟩]$/;
// They mark items of lists too.
const marks = /^[•◦▪■□●○∗*·⋅→⇒►➢⋆★⋄\s]$/;
const letterOfFormulas = /^[\u{1d400}-\u{1d7ff}]$/u;

export function itemOf(character: PageCharacter): Item {
  const { box, ink, baseline, sizePoints, font } = character;
  const text = character.text === 'ℎ' ? 'h' : character.text;
  const isOfFont = font.isMathematical === true || (text.length > 1 && letterOfFormulas.test(text));
  const hasInk = ink !== undefined && ink.bottom > ink.top;
  const isGrown = hasInk && growing.test(text);
  const across = { left: box.left, right: box.right };
  const axis = isGrown ? (ink.top + ink.bottom) / 2 : baseline - sizePoints * axisEm;
  const usual = { top: baseline - sizePoints * 0.7, bottom: baseline + sizePoints * 0.2 };
  const { top, bottom } = hasInk ? ink : usual;
  return {
    box: { ...across, top, bottom },
    axis,
    sizePoints,
    characters: [character],
    rules: [],
    text,
    isMathematical: isOfFont && !marks.test(text),
  };
}

export function structureOf(
  part: FormulaPart | undefined,
  {
    items,
    rules,
    axis,
    sizePoints,
  }: {
    readonly items: readonly Item[];
    readonly rules: readonly Rule[];
    readonly axis: number;
    readonly sizePoints: number;
  },
): Item {
  return {
    box: boxOf([...items, ...rules].map(({ box }) => box)),
    axis,
    sizePoints,
    characters: items.flatMap(({ characters }) => characters),
    rules: [...rules, ...items.flatMap((item) => item.rules)],
    text: items.map(({ text }) => text).join(''),
    isMathematical: true,
    part,
    isComplex: part === undefined,
  };
}

export const heightOf = ({ box }: Item) => box.bottom - box.top;
export const widthOf = ({ box }: { readonly box: Box }) => box.right - box.left;

/** The size of a formula: brackets and large signs may be set larger. */
export function sizeOf(items: readonly Item[]): number {
  const usual = items.filter(({ text, part }) => part === undefined && !growing.test(text));
  return Math.max(...(usual.length > 0 ? usual : items).map(({ sizePoints }) => sizePoints));
}

const italicName = /^(?:CMMI|LMMathI|MTMI|(?:r?n?[tp]x|New[TP]X)b?mi)|ital|obliq/i;

/** Whether a sign is of a font with slanted letters. */
export const isItalic = ({ characters: [first] }: Item): boolean =>
  first !== undefined && (italicName.test(first.font.name) || first.text === 'ℎ');

/** Whether a sign is a letter of a word or of a name such as “sin”, and none of a variable. */
export const isUpright = (item: Item): boolean =>
  item.part === undefined &&
  /^\p{L}$/u.test(item.text) &&
  (!item.isMathematical || (/^[a-zA-Z]$/.test(item.text) && !isItalic(item)));
