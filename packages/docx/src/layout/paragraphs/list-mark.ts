import { median } from '../../geometry.ts';
import type { Line, ListMark, Word } from '../../model.ts';
import { lineText, wordText } from '../../pieces/index.ts';
import { chineseValue, countedBy } from './counters.ts';
import { areaCodeMin, letterGapEmMin, letterGapShareMin } from './measures.ts';

// Signs, arrows and shapes, but for boxes to be ticked and numbers in circles.
const bullets =
  /^(?:[•‣·–\-*◦]|(?![☐-☒❶-➓])[\u2190-\u21ff\u25a0-\u25ff\u2600-\u27bf\u2b00-\u2bff\u{1f780}-\u{1f8ff}])$/u;
const label = String.raw`\d{1,3}|[a-zA-Zа-яА-Я]|[ivxIVX]{1,5}|[가나다라마바사아자차카타파하]`;
const numbered = new RegExp(`^([(（]?)(${label})([.)．）、])$|^([①-⑳])$`, 'u');
const beginning = new RegExp(`^([(（]?)(${label}|[一二三四五六七八九十]{1,3})([.)．）、])(?!\\d)`, 'u');

/** The mark that a line begins with, where its first word is nothing but a mark. */
export function listMarkOf(line: Line): ListMark | undefined {
  const [first, second] = line.pieces.flatMap(({ words }) => words);
  if (first === undefined || second === undefined) return undefined;
  const isLabel = line.pieces[0]?.labelWords === 1;
  // Whatever the tags call a label is one, no matter which sign it is or how close the text follows.
  const gap = isLabel ? Infinity : second.box.left - first.box.right;
  const textLeft = second.box.left;
  return (
    markOf(first, textLeft, gap) ??
    (isLabel || isSetApart(line, gap) ? letterOf(first, textLeft) : undefined) ??
    (isLabel ? signOf(first, textLeft) : undefined)
  );
}

/** Whether the first word of a line stands further from the second than words of the line stand from each other. */
function isSetApart({ pieces, sizePoints }: Line, gap: number): boolean {
  const words = pieces[0]?.words ?? [];
  const gaps = words.slice(2).map(({ box }, index) => box.left - (words[index + 1]?.box.right ?? box.left));
  return gap > Math.max(sizePoints * letterGapEmMin, median(gaps) * letterGapShareMin);
}

function letterOf(word: Word, textLeft: number): ListMark | undefined {
  const letter = /^([A-Z])\.$/.exec(wordText(word))?.[1];
  if (letter === undefined) return undefined;
  return { format: 'upperLetter', pattern: '%1.', value: letter.charCodeAt(0) - 64, textLeft };
}

function signOf(word: Word, textLeft: number): ListMark | undefined {
  const text = wordText(word);
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
  const [, open = '', number = '', close = '', sign = ''] = match;
  // No list is that long: an area code, as in "(123) 456-7890".
  if (open !== '' && Number(number) >= areaCodeMin) return undefined;
  const counted = countedBy(number + sign);
  const isLetter = counted?.format === 'upperLetter' || counted?.format === 'russianUpper';
  // An initial before a name, as in "J. Smith", is no list.
  if (counted === undefined || (isLetter && open === '' && close === '.')) return undefined;
  return { ...counted, pattern: `${open}%1${close}`, textLeft };
}

/** Whether a line begins with the number that follows the one of another, however close its text stands behind it. */
export function countsOn(before: Line, line: Line): boolean {
  const [first, next] = [before, line].map((each) => beginning.exec(lineText(each)));
  if (!first || !next || first[1] !== next[1] || first[3] !== next[3]) return false;
  const [one, other] = [first, next].map(([, , number = '']) => {
    const value = chineseValue(number);
    return value === undefined ? countedBy(number) : { format: 'Chinese', value };
  });
  return one !== undefined && one.format === other?.format && one.value + 1 === other.value;
}

/** Whether a piece holds a mark alone: its text stands behind a gap. */
export const isMarkAlone = (text: string) => bullets.test(text) || numbered.test(text);
