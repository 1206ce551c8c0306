import type { Language } from '@pagesmith/kernel';

/** How numbers are written: 5,000 and 5 000. */
export const localeOf: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language]).format(value);

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
