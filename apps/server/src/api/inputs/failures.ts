import { defineFailures, type Words } from '@pagesmith/kernel';

/** What can be wrong with a JSON body, and with the files that it refers to. */
export const inputFailures = defineFailures({
  jsonMalformed: {
    status: 400,
    title: { en: 'The JSON body cannot be read', fr: 'Le corps JSON est illisible' },
    detail: {
      en: 'The body must be a JSON object whose properties are the parts of the operation. Check that it is valid JSON, in UTF-8, and was not cut off.',
      fr: 'Le corps doit être un objet JSON dont les propriétés sont les parties de l’opération. Vérifiez que c’est du JSON valide, en UTF-8, et qu’il n’a pas été interrompu.',
    },
  },
  fileReferenceWrong: {
    status: 400,
    title: { en: 'A file is given in an unknown way', fr: 'Un fichier est indiqué d’une manière inconnue' },
    detail: ({ part, accepted }: { part: string; accepted: readonly string[] }) => ({
      en: `The file ${part} must be an object with exactly one of: ${accepted.join(', ')}, as a string, and a name if you like.`,
      fr: `Le fichier ${part} doit être un objet avec exactement l’une de ces propriétés\u00a0: ${accepted.join(', ')}, sous forme de texte, et un nom (name) si vous le souhaitez.`,
    }),
  },
  valueWrong: {
    status: 400,
    title: { en: 'A value has the wrong type', fr: 'Une valeur n’a pas le bon type' },
    detail: ({ part, accepted }: { part: string; accepted: readonly string[] }) => ({
      en: `The value of ${part} must be one of these types, or a list of them: ${accepted.join(', ')}.`,
      fr: `La valeur de ${part} doit être de l’un de ces types, ou une liste de ceux-ci\u00a0: ${accepted.join(', ')}.`,
    }),
  },
  base64Malformed: {
    status: 400,
    title: { en: 'A file is not valid base64', fr: 'Un fichier n’est pas en base64 valide' },
    detail: ({ part }: { part: string }) => ({
      en: `The base64 of the file ${part} is malformed or cut off. Send the bytes of the file in base64, without a data: prefix.`,
      fr: `Le base64 du fichier ${part} est mal formé ou interrompu. Envoyez les octets du fichier en base64, sans préfixe data:.`,
    }),
  },
  fileNotFetched: {
    status: 400,
    title: {
      en: 'A file could not be fetched from its address',
      fr: 'Un fichier n’a pas pu être récupéré à son adresse',
    },
    detail: (reason: Words) => ({
      en: `The file could not be fetched. ${reason.en} Nothing was charged.`,
      fr: `Le fichier n’a pas pu être récupéré. ${reason.fr} Rien n’a été facturé.`,
    }),
  },
});
