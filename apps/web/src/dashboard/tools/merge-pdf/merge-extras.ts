import { mergeFilesMin } from '@pagesmith/catalog';
import { defineWords } from '../../../language/define-words.ts';
import type { Problems, ToolExtras } from '../tool-extras.ts';

const words = defineWords({
  en: {
    tooFew: (min: number) => `Please select at least ${min} PDF files to merge`,
    action: (count: number) => `Merge ${count} files`,
  },
  fr: {
    tooFew: (min: number) => `Veuillez sélectionner au moins ${min} fichiers PDF à fusionner`,
    action: (count: number) => `Fusionner ${count} fichiers`,
  },
});

export const mergeExtras: ToolExtras = {
  problems: ({ files: { files } }, language): Problems => {
    if (!files || files.length >= mergeFilesMin) return {};
    return { files: words[language].tooFew(mergeFilesMin) };
  },
  action: ({ files: { files = [] } }, language) =>
    files.length >= mergeFilesMin ? words[language].action(files.length) : undefined,
};
