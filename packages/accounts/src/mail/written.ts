import type { Language } from '@pagesmith/kernel';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** A day as it stands in a sentence: 15 January 2027. */
export const dayIn = (day: string | Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** 5,000 in English, with a space in French. */
export const countIn = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(count);
