import { defineFailures } from '@pagesmith/kernel';

export const searchTextLengthMax = 1_000;

export const textFailures = defineFailures({
  textAbsent: {
    status: 404,
    title: { en: 'The text was not found', fr: 'Le texte est introuvable' },
    detail: ({ totalPages }: { totalPages: number }) => ({
      en: `Text not found on ${totalPages === 1 ? 'the only page' : `any of the ${totalPages} pages`}. Case, spaces and line breaks do not matter, but accents do; a scanned page has no text.`,
      fr: `Texte introuvable\u00a0: ${totalPages === 1 ? 'la seule page ne le contient pas' : `aucune des ${totalPages} pages ne le contient`}. La casse, les espaces et les fins de ligne ne comptent pas, les accents si\u00a0; une page numérisée ne contient pas de texte.`,
    }),
  },
});
