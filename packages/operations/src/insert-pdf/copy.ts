import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Insert pages',
    shortName: 'Insert pages',
    summary: 'Puts the pages of one or more PDFs into another, at a position or after a text.',
    description:
      'Position N is after page N of the base document; 0 is before its first page. With several positions and one file, a copy goes in at each; with as many files as positions, one file goes in at each; otherwise all files, in order, go in at each.',
    action: 'Insert pages',
    failed: 'Failed to insert pages',
    parts: {
      base: { label: 'Base PDF', help: 'The document that receives the pages.' },
      insert: { label: 'PDFs to insert', help: 'Repeat the part for each file.' },
      position: {
        label: 'Position',
        help: 'For example 3 or 2,5,8. Leave it out when you search for a text.',
      },
      searchText: {
        label: 'Search text',
        help: 'The pages go in after the first page that contains this text.',
      },
      positionRelative: {
        label: 'Side',
        help: 'after (the default) or before the position or the page found.',
        choices: { after: 'After', before: 'Before' },
      },
    },
    options: finishingWords.en,
  },
  fr: {
    name: 'Insérer des pages',
    shortName: 'Insérer',
    summary: 'Place les pages d’un ou de plusieurs PDF dans un autre, à une position ou après un texte.',
    description:
      'La position N est après la page N du document de base, 0 avant la première. Avec plusieurs positions et un seul fichier, une copie va à chacune\u00a0; avec autant de fichiers que de positions, un à chacune\u00a0; sinon tous les fichiers, dans l’ordre, à chacune.',
    action: 'Insérer les pages',
    failed: 'Échec de l’insertion des pages',
    parts: {
      base: { label: 'PDF de base', help: 'Le document qui reçoit les pages.' },
      insert: { label: 'PDF à insérer', help: 'Répétez la partie pour chaque fichier.' },
      position: { label: 'Position', help: 'Par exemple 3 ou 2,5,8. Omettez-la si vous cherchez un texte.' },
      searchText: {
        label: 'Texte recherché',
        help: 'Les pages sont insérées après la première page qui contient ce texte.',
      },
      positionRelative: {
        label: 'Côté',
        help: 'after (par défaut) ou before\u00a0: après ou avant la position ou la page trouvée.',
        choices: { after: 'Après', before: 'Avant' },
      },
    },
    options: finishingWords.fr,
  },
} as const;
