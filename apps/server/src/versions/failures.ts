import { defineFailures } from '@pagesmith/kernel';

export const versionFailures = defineFailures({
  versionUnknown: {
    status: 400,
    title: { en: 'The version of the API is unknown', fr: 'La version de l’API est inconnue' },
    detail: ({ version, accepted }: { version: string; accepted: readonly string[] }) => ({
      en: `The version ${version} in the pagesmith-version header is unknown. Accepted: ${accepted.join(', ')}. Without the header, the version of your key’s first use answers.`,
      fr: `La version ${version} de l’en-tête pagesmith-version est inconnue. Versions acceptées\u00a0: ${accepted.join(', ')}. Sans cet en-tête, c’est la version de la première utilisation de votre clé qui répond.`,
    }),
  },
});
