import type { ListMark } from '../../model.ts';

interface Counted {
  readonly format: ListMark['format'];
  readonly value: number;
}

const letters: readonly (readonly [ListMark['format'], string])[] = [
  ['lowerLetter', 'abcdefghijklmnopqrstuvwxyz'],
  ['upperLetter', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  // As Word counts in Russian, without letters that no word begins with.
  ['russianLower', 'абвгдежзиклмнопрстуфхцчшщэюя'],
  ['russianUpper', 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ'],
  ['ganada', '가나다라마바사아자차카타파하'],
  ['decimalEnclosedCircle', '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'],
];

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/** What a number counts, in figures, letters or words, and in which way Word counts so. */
export function countedBy(label: string): Counted | undefined {
  if (/^\d+$/.test(label)) return { format: 'decimal', value: Number(label) };
  const isUpper = label === label.toUpperCase();
  // A single letter but for the first is one of a row of letters.
  const roman = label.length > 1 || /^i$/i.test(label) ? romans.indexOf(label.toLowerCase()) + 1 : 0;
  if (roman > 0) return { format: isUpper ? 'upperRoman' : 'lowerRoman', value: roman };
  if ([...label].length !== 1) return undefined;
  for (const [format, row] of letters) {
    const index = row.indexOf(label);
    if (index >= 0) return { format, value: index + 1 };
  }
  return undefined;
}

const figures = '一二三四五六七八九';

/** One to ninety-nine in Chinese; undefined for anything else. */
export function chineseValue(label: string): number | undefined {
  const match = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(label);
  if (match === null) return undefined;
  const [, before = '', ten = '', after = ''] = match;
  const [tens, ones] = [before, after].map((figure) => (figure === '' ? 0 : figures.indexOf(figure) + 1));
  if (ten === '') return after === '' ? tens : undefined;
  return (tens || 1) * 10 + (ones ?? 0);
}
