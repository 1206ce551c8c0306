import type { Line, ListMark, Word } from '../../model.ts';
import { wordText } from '../../pieces/index.ts';
import { areaCodeMin } from './measures.ts';

const bullets = /^[•▪◦‣●○■□▸►◆✓➢❖·–\-*→]$/;
const numbered = /^(\(?)(\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})([.)])$/;

/** The mark that a line begins with, where its first word is nothing but a mark. */
export function listMarkOf(line: Line): ListMark | undefined {
  const [first, second] = line.pieces.flatMap(({ words }) => words);
  if (first === undefined || second === undefined) return undefined;
  const isLabel = line.pieces[0]?.labelWords === 1;
  // Whatever the tags call a label is one, no matter which sign it is or how close the text follows.
  const gap = isLabel ? Infinity : second.box.left - first.box.right;
  return markOf(first, second.box.left, gap) ?? (isLabel ? signOf(first, second.box.left) : undefined);
}

function signOf(word: Word, textLeft: number): ListMark | undefined {
  const text = wordText(word);
  const initial = /^([A-Z])\.$/.exec(text)?.[1];
  if (initial !== undefined) {
    return { format: 'upperLetter', pattern: '%1.', value: initial.charCodeAt(0) - 64, textLeft };
  }
  return [...text].length === 1 && !/[\p{L}\p{N}]/u.test(text)
    ? { format: 'bullet', pattern: text, value: 1, textLeft }
    : undefined;
}

function markOf(word: Word, textLeft: number, gap: number): ListMark | undefined {
  const text = wordText(word);
  if (bullets.test(text)) {
    const isDash = text === '-' || text === '–' || text === '*';
    // A dash in running text is followed by a single space.
    if (isDash && gap < (word.box.bottom - word.box.top) * 0.35) return undefined;
    return { format: 'bullet', pattern: text, value: 1, textLeft };
  }
  const match = numbered.exec(text);
  if (match === null) return undefined;
  const [, open = '', label = '', close = ''] = match;
  // No list is that long: an area code, as in "(123) 456-7890".
  if (open !== '' && Number(label) >= areaCodeMin) return undefined;
  const pattern = `${open}%1${close}`;
  if (/^\d+$/.test(label)) return { format: 'decimal', pattern, value: Number(label), textLeft };
  const isUpper = label === label.toUpperCase();
  const roman = /^[ivx]+$/i.test(label) && (label.length > 1 || /^i$/i.test(label)) ? romanValue(label) : 0;
  if (roman > 0) return { format: isUpper ? 'upperRoman' : 'lowerRoman', pattern, value: roman, textLeft };
  if (label.length !== 1) return undefined;
  const value = label.toLowerCase().charCodeAt(0) - 96;
  // An initial before a name, as in "J. Smith", is no list.
  if (isUpper && open === '' && close === '.') return undefined;
  return { format: isUpper ? 'upperLetter' : 'lowerLetter', pattern, value, textLeft };
}

const romans = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
];
const romanValue = (label: string) => romans.indexOf(label.toLowerCase()) + 1;

/** Whether a piece holds a mark alone: its text stands behind a gap. */
export const isMarkAlone = (text: string) => bullets.test(text) || numbered.test(text);
