import { formatDate, numberedFormats } from './dates.ts';
import { grouped, numberIn } from './numbers.ts';
import type { StandardCall } from './standard-call.ts';

type Values = StandardCall['values'];
type Format = (text: string, values: Values) => string | undefined;

const numberAt = (values: Values, index: number): number => Number(values[index] ?? 0) || 0;

/** Decimals, separators, how a negative one looks, (unused), the currency, and whether that comes first. */
const formatNumber: Format = (text, values) => {
  const value = numberIn(text);
  if (value === undefined) return undefined;
  const currency = String(values[4] ?? '');
  const digits = grouped(value, numberAt(values, 0), numberAt(values, 1));
  const amount = values[5] === true ? `${currency}${digits}` : `${digits}${currency}`;
  const isNegative = value < 0 && /[1-9]/.test(digits);
  if (!isNegative) return amount;
  return numberAt(values, 2) >= 2 ? `(${amount})` : `-${amount}`;
};

const formatPercent: Format = (text, values) => {
  const value = numberIn(text);
  if (value === undefined) return undefined;
  const digits = grouped(value * 100, numberAt(values, 0), numberAt(values, 1));
  const amount = values[2] === true ? `%${digits}` : `${digits}%`;
  return value < 0 ? `-${amount}` : amount;
};

/** American postal codes, telephone and social security numbers: how many digits, and how they are written. */
const specialFormats: readonly (readonly [digits: number, written: string])[] = [
  [5, '$1'],
  [9, '$1-$2'],
  [10, '($1) $2-$3'],
  [9, '$1-$2-$3'],
];
const specialParts = [/^(\d{5})$/, /^(\d{5})(\d{4})$/, /^(\d{3})(\d{3})(\d{4})$/, /^(\d{3})(\d{2})(\d{4})$/];

const formatSpecial: Format = (text, values) => {
  const kind = numberAt(values, 0);
  const [count, written] = specialFormats[kind] ?? [];
  const digits = text.replaceAll(/\D/g, '');
  if (kind === 2 && digits.length === 7) return digits.replace(/^(\d{3})(\d{4})$/, '$1-$2');
  const parts = specialParts[kind];
  return digits.length === count && parts && written ? digits.replace(parts, written) : undefined;
};

const formats: Readonly<Record<string, Format>> = {
  AFNumber_Format: formatNumber,
  AFPercent_Format: formatPercent,
  AFSpecial_Format: formatSpecial,
  AFDate_FormatEx: (text, [format]) => formatDate(text, String(format)),
  AFDate_Format: (text, values) => formatDate(text, numberedFormats[numberAt(values, 0)] ?? ''),
};

export const isFormat = ({ name }: StandardCall): boolean => Object.hasOwn(formats, name);

/** How a text is shown; as it is where the format does not fit it. */
export const formatted = (text: string, { name, values }: StandardCall): string =>
  text.trim() === '' ? text : (formats[name]?.(text, values) ?? text);
