import type { Language } from '@pagesmith/kernel';

/** How numbers are written: 5,000 and 5 000. */
export const localeOf: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

const formats = new Map<Language, Intl.NumberFormat>();

/** Made once: that takes longer than to write many numbers. */
function formatOf(language: Language): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf[language]);
  formats.set(language, format);
  return format;
}

export const formatNumber = (value: number, language: Language): string => formatOf(language).format(value);

const numberWords: Record<Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
};

/** A count inside a sentence: in words up to twenty, in digits from there on. */
export const numberWord = (count: number, language: Language): string =>
  numberWords[language][count] ?? formatNumber(count, language);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const byteUnits: Record<Language, readonly string[]> = {
  en: ['bytes', 'KB', 'MB', 'GB'],
  fr: ['octets', 'Ko', 'Mo', 'Go'],
};

/** In powers of 1024, as plans count them: 1 MB is 1,048,576 bytes. */
export function formatBytes(bytes: number, language: Language): string {
  const units = byteUnits[language];
  const power = Math.min(Math.floor(Math.log2(Math.max(1, bytes)) / 10), units.length - 1);
  const value = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 });
  return `${value.format(bytes / 1024 ** power)}\u00a0${units[power]}`;
}

const second = { ms: 1_000, unit: { en: 's', fr: 's' } };
const durationUnits = [
  { ms: 1, unit: { en: 'ms', fr: 'ms' } },
  second,
  { ms: 60_000, unit: { en: 'min', fr: 'min' } },
  { ms: 3_600_000, unit: { en: 'h', fr: 'h' } },
  { ms: 86_400_000, unit: { en: 'd', fr: 'j' } },
];

/** In the largest unit that it fills. */
export function formatDuration(durationMs: number, language: Language): string {
  const value = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 });
  const tenths = (ms: number) => Math.round((durationMs / ms) * 10) / 10;
  const { ms, unit } = durationUnits.findLast((one) => tenths(one.ms) >= 1) ?? second;
  return `${value.format(tenths(ms))}\u00a0${unit[language]}`;
}
