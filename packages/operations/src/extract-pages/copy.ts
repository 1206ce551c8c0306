import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Extract pages',
    shortName: 'Extract pages',
    summary: 'Copies chosen pages of a PDF into a new one, rotated if you like.',
    description:
      'Pages come out in the order you write them: 5,1-3 gives pages 5, 1, 2, 3, and 4-2 counts down. A page listed twice appears twice. 3@90 turns page 3, and 5-7@180 turns pages 5 to 7, on top of the rotation for all pages. Nothing from the other pages ends up in the file; what belongs to no page is kept: attachments, title, author, keywords.',
    action: 'Extract pages',
    failed: 'Failed to extract pages',
    parts: {
      file: { label: 'PDF', help: 'The document the pages are taken from.' },
      pages: { label: 'Pages', help: 'For example 1,3,5 or 2-4 or 1,3-5,7; 3@90 turns page 3.' },
      rotate: {
        label: 'Rotation',
        help: 'Degrees clockwise: 0, 90, 180 or 270.',
        choices: { 0: 'None', 90: '90° clockwise', 180: '180° clockwise', 270: '270° clockwise' },
      },
    },
    options: finishingWords.en,
  },
  fr: {
    name: 'Extraire des pages',
    shortName: 'Extraire',
    summary: 'Copie les pages choisies d’un PDF dans un nouveau fichier, pivotées si vous le souhaitez.',
    description:
      'Les pages suivent l’ordre que vous indiquez\u00a0: 5,1-3 donne les pages 5, 1, 2, 3, et 4-2 compte à rebours. Une page citée deux fois apparaît deux fois. 3@90 fait pivoter la page 3, et 5-7@180 les pages 5 à 7, en plus de la rotation de l’ensemble. Rien des autres pages ne se retrouve dans le fichier\u00a0; ce qui n’appartient à aucune page est conservé\u00a0: pièces jointes, titre, auteur, mots-clés.',
    action: 'Extraire les pages',
    failed: 'Échec de l’extraction des pages',
    parts: {
      file: { label: 'PDF', help: 'Le document d’où viennent les pages.' },
      pages: {
        label: 'Pages',
        help: 'Par exemple 1,3,5 ou 2-4 ou 1,3-5,7\u00a0; 3@90 fait pivoter la page 3.',
      },
      rotate: {
        label: 'Rotation',
        help: 'En degrés, dans le sens horaire\u00a0: 0, 90, 180 ou 270.',
        choices: {
          0: 'Aucune',
          90: '90° dans le sens horaire',
          180: '180° dans le sens horaire',
          270: '270° dans le sens horaire',
        },
      },
    },
    options: finishingWords.fr,
  },
} as const;
