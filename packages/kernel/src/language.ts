export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** One text in every language: a missing translation does not compile. */
export type Words = Readonly<Record<Language, string>>;
