import type { Language } from '@pagesmith/kernel';
import { format } from 'date-fns';

/** Dates are written the French way in both languages. */
export const formatDate = (date: string): string => format(new Date(date), 'dd/MM/yyyy');
export const formatDateTime = (date: string): string => format(new Date(date), 'dd/MM/yyyy HH:mm:ss');

const daysOf: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** A day of the calendar, the same in every time zone, with its month in words: 15 January 2027. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(daysOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
