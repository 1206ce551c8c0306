export type Locale = 'en-US' | 'fr-FR';

/**
 * A walk that takes the same steps in both languages takes them in one with `npm test`, and in both with
 * `npm run soak`.
 */
export const languagesFrom = (usual: Locale): readonly Locale[] =>
  process.env.SOAK ? ['en-US', 'fr-FR'] : [usual];
