import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Merge PDFs',
    shortName: 'Merge',
    summary: 'Joins several PDFs into one, in the order they are sent.',
    description:
      'Form fields stay live; bookmarks, links, attachments, layers and tags are kept. If two different fields have the same name, both are kept: the later one is renamed, and a header of the answer says so.',
    action: 'Merge PDFs',
    failed: 'Failed to merge PDFs',
    parts: {
      files: { label: 'PDF files', help: 'Repeat the part for each file, in the order of the result.' },
    },
    options: finishingWords.en,
  },
  fr: {
    name: 'Fusionner des PDF',
    shortName: 'Fusionner',
    summary: 'Réunit plusieurs PDF en un seul, dans l’ordre d’envoi.',
    description:
      'Les champs de formulaire restent actifs\u00a0; signets, liens, pièces jointes, calques et balises sont conservés. Deux champs différents du même nom sont gardés tous les deux\u00a0: le second est renommé, et un en-tête de la réponse l’indique.',
    action: 'Fusionner les PDF',
    failed: 'Échec de la fusion des PDF',
    parts: {
      files: {
        label: 'Fichiers PDF',
        help: 'Répétez la partie pour chaque fichier, dans l’ordre du résultat.',
      },
    },
    options: finishingWords.fr,
  },
} as const;
