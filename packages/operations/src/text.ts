import { defineFailures } from '@pagesmith/kernel';

export const searchTextLengthMax = 1_000;

export const textFailures = defineFailures({
  textAbsent: {
    status: 404,
    title: { en: 'The text was not found', fr: 'Le texte est introuvable' },
    detail: ({ totalPages }: { totalPages: number }) => ({
      en: `Text not found: none of the ${totalPages} pages holds it. Case, spaces and line ends do not matter, accents do; a scanned page holds no text.`,
      fr: `Texte introuvable : aucune des ${totalPages} pages ne le contient. La casse, les espaces et les fins de ligne ne comptent pas, les accents si ; une page numérisée ne contient pas de texte.`,
    }),
  },
});
