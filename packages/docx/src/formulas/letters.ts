import type { FormulaPart } from '../model.ts';
import { functionName, type Item, isItalic } from './item.ts';

type Letters = Extract<FormulaPart, { kind: 'text' }>['letters'];

// Unicode's letters of formulas: the first of each alphabet (Unicode, chapter 22.2); Word has styles in their place.
const alphabets: readonly (readonly [number, number, Letters])[] = [
  [0x1d400, 0x1d433, 'bold'],
  [0x1d434, 0x1d467, 'italic'],
  [0x1d468, 0x1d49b, 'boldItalic'],
  [0x1d6a8, 0x1d6e1, 'bold'],
  [0x1d6e2, 0x1d71b, 'italic'],
  [0x1d71c, 0x1d755, 'boldItalic'],
  [0x1d7ce, 0x1d7d7, 'bold'],
];

/** Signs side by side, as one text with the look of its letters. */
export function letterPart(items: readonly Item[]): FormulaPart {
  const [first] = items;
  const code = first?.text.codePointAt(0) ?? 0;
  const alphabet = alphabets.find(([from, to]) => code >= from && code <= to);
  const font = first?.characters[0]?.font.name ?? '';
  const text = items
    .map((item) => (alphabet === undefined ? item.text : item.text.normalize('NFKC')))
    .join('');
  const isWord = /^\p{L}{2,}$/u.test(text) && first?.isMathematical === false && !functionName.test(text);
  if (isWord) return { kind: 'text', text, letters: 'words' };
  const isBold = /CMMIB|CMBX|bold/i.test(font);
  const isSlanted = first !== undefined && isItalic(first);
  const plain = isSlanted ? (isBold ? 'boldItalic' : 'italic') : isBold ? 'bold' : 'upright';
  return { kind: 'text', text, letters: alphabet?.[2] ?? plain };
}
