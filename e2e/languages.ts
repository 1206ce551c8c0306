export type Locale = 'en-US' | 'fr-FR';

/**
 * A walk that takes the same steps in both languages takes them in one with `npm test`, and in both with
 * `npm run soak`.
 */
export const languagesFrom = (usual: Locale): readonly Locale[] =>
  process.env.SOAK ? ['en-US', 'fr-FR'] : [usual];

const looks = [
  { locale: 'en-US', width: 1440, scheme: 'light' },
  { locale: 'fr-FR', width: 360, scheme: 'dark' },
] as const;

/** The same for a walk on which it matters how wide and how bright the screen is. */
export const looksFrom = (usual: Locale) =>
  looks.filter(({ locale }) => languagesFrom(usual).includes(locale));
