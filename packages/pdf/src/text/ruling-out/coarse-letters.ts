import { foldText } from '../fold-text.ts';

/**
 * A text reduced character by character, further than `foldText` does: to letters and digits without case, accents,
 * ligatures or hyphens. Whatever text contains another after `foldText` contains it after this too, so that a page
 * whose letters do not hold a text cannot hold it.
 */
export function coarseLetters(text: string): string {
  let letters = '';
  for (const character of text) letters += lettersOf(character);
  return letters;
}

const known = new Map<string, string>();

function lettersOf(character: string): string {
  let letters = known.get(character);
  if (letters === undefined) {
    const folded = foldText(character.normalize('NFKD'));
    letters = folded.normalize('NFKD').replace(notKept, '');
    known.set(character, letters);
  }
  return letters;
}

// The letters that `foldText` drops or brings into another order go too.
const notKept = /[^\p{L}\p{N}]|[\p{Default_Ignorable_Code_Point}\u0627\u0640\u0644]/gu;

/** Right-to-left letters and marks of direction change the order of a line; characters beyond 16 bits come in halves. */
export const isOutOfOrder = (text: string): boolean => outOfOrder.test(text);

const outOfOrder =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFB1D-\uFDFF\uFE70-\uFEFF]/;
