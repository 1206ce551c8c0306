import { defineFailures } from '@pagesmith/kernel';

export const conversionFailures = defineFailures({
  scanUnread: {
    status: 422,
    title: {
      en: 'The scan takes too long to read',
      fr: 'Le document numérisé est trop long à lire',
    },
    detail: ({ unread, scanned }: { unread: number; scanned: number }) => ({
      en: `There was no time to read ${unread} of the ${scanned} scanned pages of the part file. Nothing was charged. Send it as a job (?async=true), which has more time, or fewer pages at a time; extract-pages can split the document.`,
      fr: `Le temps a manqué pour lire ${unread} des ${scanned} pages numérisées de la partie file. Rien n’a été facturé. Envoyez-le comme tâche (?async=true), qui dispose de plus de temps, ou moins de pages à la fois\u00a0; extract-pages permet de découper le document.`,
    }),
  },
});
