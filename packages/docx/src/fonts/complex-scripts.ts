/**
 * The scripts of South and South-East Asia. Letters in them stack and join, so nothing can be put between them, and Word
 * sets them as it sets Arabic: in a font, a weight and a language of their own (ISO/IEC 29500-1, 17.3.2.26).
 */
interface ComplexScript {
  readonly letters: RegExp;
  /** The font of Word that has them. */
  readonly family: string;
}

const scripts: readonly ComplexScript[] = [
  { letters: /[\u0e00-\u0eff\u1780-\u17ff]/, family: 'Leelawadee UI' },
  { letters: /[\u0900-\u0dff]/, family: 'Nirmala UI' },
  { letters: /[\u1000-\u109f]/, family: 'Myanmar Text' },
  { letters: /[\u0f00-\u0fff]/, family: 'Microsoft Himalaya' },
];

/** The font for the first letters of such a script in a text; undefined where there are none. */
export const complexFamily = (text: string): string | undefined =>
  scripts.find(({ letters }) => letters.test(text))?.family;
