export const copy = {
  en: {
    name: 'Reverse the pages',
    shortName: 'Reverse pages',
    summary: 'Puts the pages of a PDF in the opposite order.',
    description: 'The last page comes first. Bookmarks and links follow their pages.',
    action: 'Reverse pages',
    failed: 'Failed to reverse the pages',
    parts: {
      file: { label: 'PDF', help: 'The document whose pages are reversed.' },
      cover: {
        label: 'First page',
        help: 'turn (unless you say otherwise) or keep, which leaves the first page where it is.',
        choices: { turn: 'Goes last', keep: 'Stays first' },
      },
    },
    options: {},
  },
  fr: {
    name: 'Inverser les pages',
    shortName: 'Inverser',
    summary: 'Remet les pages d’un PDF dans l’ordre inverse.',
    description: 'La dernière page passe en premier. Les signets et les liens suivent leurs pages.',
    action: 'Inverser les pages',
    failed: 'Échec de l’inversion des pages',
    parts: {
      file: { label: 'PDF', help: 'Le document dont l’ordre des pages est inversé.' },
      cover: {
        label: 'Première page',
        help: 'turn (par défaut) ou keep, qui laisse la première page à sa place.',
        choices: { turn: 'Passe en dernier', keep: 'Reste en premier' },
      },
    },
    options: {},
  },
} as const;
