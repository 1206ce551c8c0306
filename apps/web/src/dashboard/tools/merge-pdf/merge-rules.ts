import { mergeFilesMin } from '@pagesmith/catalog';
import { defineWords } from '../../../language/define-words.ts';
import type { Problems, Rules } from '../request/rules.ts';

const words = defineWords({
  en: { tooFew: (min: number) => `Please select at least ${min} PDF files to merge` },
  fr: { tooFew: (min: number) => `Veuillez sélectionner au moins ${min} fichiers PDF à fusionner` },
});

export const mergeRules: Rules = {
  problems: ({ files: { files } }, language): Problems => {
    if (!files || files.length >= mergeFilesMin) return {};
    return { files: words[language].tooFew(mergeFilesMin) };
  },
};
