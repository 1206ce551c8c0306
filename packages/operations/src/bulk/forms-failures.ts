import { formsMax } from '@pagesmith/catalog';
import { defineFailures, type Words } from '@pagesmith/kernel';

/** What can be wrong with many forms at once. What is wrong with one of them is told in its line. */
export const formsFailures = defineFailures({
  zipUnreadable: {
    status: 400,
    title: { en: 'A ZIP cannot be read', fr: 'Un ZIP est illisible' },
    detail: ({ file }: { part: string; file: string }) => ({
      en: `The ZIP ${file} is damaged, encrypted or packed in an unusual way. Send the PDFs themselves, or a plain ZIP of them.`,
      fr: `Le ZIP ${file} est endommagé, chiffré ou compressé d’une manière inhabituelle. Envoyez les PDF eux-mêmes, ou un ZIP ordinaire.`,
    }),
  },
  formsTooMany: {
    status: 400,
    title: { en: 'There are too many forms', fr: 'Il y a trop de formulaires' },
    detail: (_given: { part: string; countMax: number }) => ({
      en: `The files may have at most ${formsMax} forms together, those in ZIPs included.`,
      fr: `Les fichiers peuvent avoir au plus ${formsMax} formulaires en tout, ceux des ZIP compris.`,
    }),
  },
  formsAbsent: {
    status: 400,
    title: { en: 'There are no forms', fr: 'Il n’y a aucun formulaire' },
    detail: (_given: { part: string }) => ({
      en: 'There is no PDF in the ZIP. Send filled forms as PDF files, or a ZIP of them.',
      fr: 'Le ZIP ne contient aucun PDF. Envoyez des formulaires remplis en PDF, ou un ZIP de ceux-ci.',
    }),
  },
  everyFormFailed: {
    status: 400,
    title: { en: 'No form could be read', fr: 'Aucun formulaire n’a pu être lu' },
    detail: ({ first }: { first: Words }) => ({
      en: `None of the forms could be read, and nothing was charged. ${first.en}`,
      fr: `Aucun des formulaires n’a pu être lu, et rien n’a été facturé. ${first.fr}`,
    }),
  },
});
