import { countsMin, countsShareMax } from './measures.ts';
/** The number that a page shows. */
export interface PageNumber {
  readonly value: number;
  /** As Word names them (ISO/IEC 29500-1, 17.18.59); `decimalZero` is 01, 02 and so on. */
  readonly format: 'decimal' | 'decimalZero' | 'lowerRoman' | 'upperRoman';
}

const letters: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function toRoman(value: number): string {
  let [written, rest] = ['', value];
  for (const [letter, worth] of letters) {
    for (; rest >= worth; rest -= worth) written += letter;
  }
  return written;
}

const romansMax = 400;
const romans = new Map(Array.from({ length: romansMax }, (_, index) => [toRoman(index + 1), index + 1]));

/** Numbers that Word can count: not those within words, nor those of a stamp that numbers the pages of a whole case (`ABC-000123`). */
const countable = /(?<![\p{L}\d])(?<![-_.](?=0\d\d))\d+(?![\p{L}\d])/gu;

/** All numbers in a text that may count the pages, with their places. */
export const countableIn = (text: string) =>
  [...text.matchAll(countable)].map(({ 0: label, index }) => ({ label, index, ...decimalOf(label) }));

const decimalOf = (label: string): PageNumber => ({
  value: Number(label),
  format: /^0\d$/.test(label) ? 'decimalZero' : 'decimal',
});

/** Numbers that are written with a zero where they have one digit: 09 and 10 are of one format. */
export function inOneFormat(shown: ReadonlyMap<number, PageNumber>): Map<number, PageNumber> {
  const hasZeros = [...shown.values()].some(({ format }) => format === 'decimalZero');
  return new Map(
    [...shown].map(([page, { value, format }]) => [
      page,
      { value, format: hasZeros && format === 'decimal' ? 'decimalZero' : format },
    ]),
  );
}

/** Reads the number in a label of a page such as `– 12 –`, `iv` or `Page 3`. */
export function pageNumberIn(text: string): (PageNumber & { readonly label: string }) | undefined {
  const [first] = countableIn(text);
  if (first !== undefined) return first;
  const [label] = /\b[ivxlc]+\b/i.exec(text) ?? [];
  const value = label === undefined ? undefined : romans.get(label.toLowerCase());
  if (label === undefined || value === undefined) return undefined;
  return { value, format: label === label.toLowerCase() ? 'lowerRoman' : 'upperRoman', label };
}

/** The pages at which the count of the pages begins or begins anew, with the number that each of them shows. */
export function countsOf(shown: ReadonlyMap<number, PageNumber>): Map<number, PageNumber> {
  const counts = new Map<number, PageNumber>();
  let last: { readonly page: number; readonly number: PageNumber } | undefined;
  for (const [page, number] of [...shown].sort((first, second) => first[0] - second[0])) {
    const isCounted =
      last !== undefined &&
      last.number.format === number.format &&
      last.number.value + page - last.page === number.value;
    if (!isCounted) counts.set(page, number);
    last = { page, number };
  }
  return counts;
}

/** Whether numbers count the pages, though they may begin anew now and then: others are figures of the text. */
export const areCounting = (shown: ReadonlyMap<number, PageNumber>) =>
  countsOf(shown).size <= Math.max(countsMin, shown.size * countsShareMax);
