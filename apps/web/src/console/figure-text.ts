import { formatFee } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { formatBytes, formatDuration, formatNumber } from '../language/numbers.ts';

type Write = (value: number, language: Language) => string;

/** A fact's name ends with its unit. */
const units: readonly (readonly [RegExp, Write])[] = [
  [/Mills$/, (mills, language) => formatFee(mills, 'EUR', language)],
  [/Bytes(Max)?$/, formatBytes],
  [/Ms$|^milliseconds$/, formatDuration],
  [/Seconds$/, (seconds, language) => formatDuration(seconds * 1_000, language)],
  [/Minutes$/, (minutes, language) => formatDuration(minutes * 60_000, language)],
];

/** These are names made of digits: nobody counts them. */
const names = new Set(['httpStatus', 'number']);

export function figureText(name: string, value: number, language: Language): string {
  if (names.has(name)) return String(value);
  const [, write] = units.find(([ending]) => ending.test(name)) ?? [];
  return (write ?? formatNumber)(value, language);
}
