import { defineFailures } from '@pagesmith/kernel';

export const throttleFailures = defineFailures({
  generalRateLimitExceeded: {
    status: 429,
    title: {
      en: 'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
      fr: 'Trop de demandes à cette adresse. Réessayez dans quelque temps.',
    },
  },
});
