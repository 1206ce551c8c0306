import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Remove pages',
    shortName: 'Remove pages',
    summary: 'Removes pages from a PDF.',
    description:
      'Nothing of a removed page remains in the file: its text, images, field values, bookmarks and links go with it. Everything else is kept, including what belongs to no page: attachments, title, author, keywords.',
    action: 'Remove pages',
    failed: 'Failed to remove pages',
    parts: {
      file: { label: 'PDF', help: 'The document the pages are removed from.' },
      pages: { label: 'Pages', help: 'For example 1,3,5 or 2-4 or 1,3-5,7.' },
    },
    options: finishingWords.en,
  },
  fr: {
    name: 'Supprimer des pages',
    shortName: 'Supprimer',
    summary: 'Retire des pages d’un PDF.',
    description:
      'Rien d’une page supprimée ne reste dans le fichier\u00a0: son texte, ses images, ses valeurs de champs, ses signets et ses liens disparaissent avec elle. Tout le reste est conservé, y compris ce qui n’appartient à aucune page\u00a0: pièces jointes, titre, auteur, mots-clés.',
    action: 'Supprimer les pages',
    failed: 'Échec de la suppression des pages',
    parts: {
      file: { label: 'PDF', help: 'Le document dont les pages sont retirées.' },
      pages: { label: 'Pages', help: 'Par exemple 1,3,5 ou 2-4 ou 1,3-5,7.' },
    },
    options: finishingWords.fr,
  },
} as const;
