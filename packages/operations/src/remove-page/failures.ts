import { defineFailures } from '@pagesmith/kernel';

export const removeFailures = defineFailures({
  pagesAllRemoved: {
    status: 400,
    title: { en: 'No page would be left', fr: 'Il ne resterait aucune page' },
    detail: ({ pageCount }: { pageCount: number }) =>
      pageCount === 1
        ? {
            en: 'Part pages: the only page of the document would be removed. Send a document with more pages.',
            fr: 'Partie «\u00a0pages\u00a0». La seule page du document serait supprimée. Envoyez un document qui en a d’autres.',
          }
        : {
            en: `Part pages: all ${pageCount} pages would be removed. Leave at least one.`,
            fr: `Partie «\u00a0pages\u00a0». Les ${pageCount}\u00a0pages seraient toutes supprimées. Laissez-en au moins une.`,
          },
  },
});
