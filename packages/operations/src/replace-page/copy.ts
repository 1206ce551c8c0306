import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Replace a page',
    shortName: 'Replace a page',
    summary: 'Replaces a page of one PDF with a page of another.',
    description:
      'The first page of the replacement is used, unless you name others in replacementPages. Bookmarks and links to the replaced page are removed with it.',
    action: 'Replace page',
    failed: 'Failed to replace page',
    parts: {
      original: { label: 'Original PDF', help: 'The document whose page is replaced.' },
      replacement: { label: 'Replacement PDF', help: 'The document the new page comes from.' },
      page: { label: 'Page number', help: 'The page of the original to replace, counted from 1.' },
      replacementPages: {
        label: 'Pages of the replacement',
        help: 'Which of its pages to use, for example 2 or 1-3. Its first page if left out.',
      },
    },
    options: finishingWords.en,
  },
  fr: {
    name: 'Remplacer une page',
    shortName: 'Remplacer',
    summary: 'Remplace une page d’un PDF par une page d’un autre.',
    description:
      'La première page du document de remplacement est utilisée\u00a0; vous pouvez en indiquer d’autres dans replacementPages. Les signets et les liens vers la page remplacée disparaissent avec elle.',
    action: 'Remplacer la page',
    failed: 'Échec du remplacement de la page',
    parts: {
      original: { label: 'PDF d’origine', help: 'Le document dont une page est remplacée.' },
      replacement: { label: 'PDF de remplacement', help: 'Le document d’où vient la nouvelle page.' },
      page: { label: 'Numéro de page', help: 'La page de l’original à remplacer, à partir de 1.' },
      replacementPages: {
        label: 'Pages du remplacement',
        help: 'Les pages à utiliser, par exemple 2 ou 1-3. La première si rien n’est indiqué.',
      },
    },
    options: finishingWords.fr,
  },
} as const;
