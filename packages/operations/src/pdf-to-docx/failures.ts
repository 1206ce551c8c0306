import { defineFailures } from '@pagesmith/kernel';

export const conversionFailures = defineFailures({
  scanUnread: {
    status: 422,
    title: {
      en: 'The scan takes too long to read',
      fr: 'Le document numérisé est trop long à lire',
    },
    detail: ({ unread, scanned }: { unread: number; scanned: number }) => ({
      en: `There was no time to read ${unread} of the ${scanned} scanned pages of the part file. Nothing was charged. Send fewer pages at once, which extract-pages can give you.`,
      fr: `Le temps a manqué pour lire ${unread} des ${scanned} pages numérisées de la partie file. Rien n’a été facturé. Envoyez moins de pages à la fois, par exemple à l’aide d’extract-pages.`,
    }),
  },
});
