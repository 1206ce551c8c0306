/** The number in a text that somebody typed: with either decimal mark, and with groups of thousands. */
export function numberIn(text: string): number | undefined {
  const bare = text.replaceAll(/[^\d.,+-]/g, '');
  const sign = bare.startsWith('-') || /^\(.*\)$/.test(text.trim()) ? -1 : 1;
  const digits = bare.replaceAll(/[+-]/g, '');
  if (!/\d/.test(digits)) return undefined;
  const mark = decimalMark(digits);
  const [whole = '', ...rest] = mark === undefined ? [digits] : digits.split(mark);
  return sign * Number(`${whole.replaceAll(/\D/g, '')}.${rest.join('').replaceAll(/\D/g, '') || '0'}`);
}

/** The later of two kinds; a single comma is one unless three digits follow it, and a point always. */
function decimalMark(digits: string): '.' | ',' | undefined {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  if (point >= 0) return digits.indexOf('.') === point ? '.' : undefined;
  const isGroup = digits.indexOf(',') !== comma || /^\d{1,3},\d{3}$/.test(digits);
  return comma < 0 || isGroup ? undefined : ',';
}

/** Thousands and decimals by Acrobat's five styles. */
const separators = [
  [',', '.'],
  ['', '.'],
  ['.', ','],
  ['', ','],
  ['’', '.'],
] as const;

export function grouped(value: number, decimals: number, style: number): string {
  const [thousands, mark] = separators[style] ?? separators[0];
  const [whole = '', fraction] = Math.abs(value)
    .toFixed(Math.min(Math.max(decimals, 0), 20))
    .split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? groups : `${groups}${mark}${fraction}`;
}
