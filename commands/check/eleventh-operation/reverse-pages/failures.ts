import { defineFailures } from '@pagesmith/kernel';

export const failures = defineFailures({
  pageSingle: {
    status: 400,
    title: { en: 'There is only one page', fr: 'Il n’y a qu’une page' },
    detail: {
      en: 'The document has a single page, so there is no order to reverse. Send one with two pages or more.',
      fr: 'Le document n’a qu’une page\u00a0: il n’y a pas d’ordre à inverser. Envoyez un document de deux pages ou plus.',
    },
  },
});
