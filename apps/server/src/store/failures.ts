import { defineFailures } from '@pagesmith/kernel';

export const storeFailures = defineFailures({
  storeAway: {
    status: 503,
    title: {
      en: 'The service cannot reach its file storage',
      fr: 'Le service n’atteint pas son stockage de fichiers',
    },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `The service cannot reach its file storage at the moment. Nothing was charged; try again in ${retryAfterSeconds} seconds.`,
      fr: `Le service n’atteint pas son stockage de fichiers en ce moment. Rien n’a été facturé\u00a0; réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
    }),
  },
});

const retryAfterSeconds = 5;

export const storeAway = (cause: unknown) =>
  storeFailures.storeAway({ retryAfterSeconds }, { cause, facts: { retryAfterSeconds } });
