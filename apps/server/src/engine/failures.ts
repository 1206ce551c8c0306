import { defineFailures } from '@pagesmith/kernel';

/** What can end a task besides its own failures. */
export const engineFailures = defineFailures({
  engineBusy: {
    status: 503,
    title: { en: 'The service is busy', fr: 'Le service est occupé' },
    detail: ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
      en: `The service is busy. Nothing was charged; try again in ${retryAfterSeconds} seconds.`,
      fr: `Le service est occupé. Rien n’a été facturé\u00a0; réessayez dans ${retryAfterSeconds}\u00a0secondes.`,
    }),
  },
  workTooSlow: {
    status: 400,
    title: { en: 'The file takes too long', fr: 'Le fichier demande trop de temps' },
    detail: ({ seconds }: { seconds: number }) => ({
      en: `The file could not be processed within ${seconds} seconds. It may be damaged or unusually complex; nothing was charged.`,
      fr: `Le fichier n’a pas pu être traité en ${seconds}\u00a0secondes. Il est peut-être endommagé ou d’une complexité inhabituelle\u00a0; rien n’a été facturé.`,
    }),
  },
  workTooLarge: {
    status: 400,
    title: { en: 'The file takes too much memory', fr: 'Le fichier demande trop de mémoire' },
    detail: ({ megabytes }: { megabytes: number }) => ({
      en: `The file could not be processed within ${megabytes} MB of memory. It may be damaged or unusually complex; nothing was charged.`,
      fr: `Le fichier n’a pas pu être traité avec ${megabytes}\u00a0Mo de mémoire. Il est peut-être endommagé ou d’une complexité inhabituelle\u00a0; rien n’a été facturé.`,
    }),
  },
  resultTooLarge: {
    status: 400,
    title: { en: 'The result is too large', fr: 'Le résultat est trop volumineux' },
    detail: ({ megabytes }: { megabytes: number }) => ({
      en: `The result would be larger than ${megabytes} MB. The file may be damaged or unusually complex; nothing was charged.`,
      fr: `Le résultat dépasserait ${megabytes}\u00a0Mo. Le fichier est peut-être endommagé ou d’une complexité inhabituelle\u00a0; rien n’a été facturé.`,
    }),
  },
  engineCrashed: {
    status: 500,
    title: { en: 'The file could not be processed', fr: 'Le fichier n’a pas pu être traité' },
    detail: {
      en: 'The file could not be processed. The error is ours and has been logged. Nothing was charged.',
      fr: 'Le fichier n’a pas pu être traité. L’erreur vient de nous et a été enregistrée. Rien n’a été facturé.',
    },
  },
});
