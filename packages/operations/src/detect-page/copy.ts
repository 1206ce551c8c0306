export const copy = {
  en: {
    name: 'Find a page by its text',
    shortName: 'Find a page',
    summary: 'Finds the first page of a PDF that contains a text.',
    description:
      'Case, white space, ligatures and hyphenation at line ends do not matter; accents do. If no page contains the text, the answer is 404 with the number of pages searched.',
    action: 'Find page',
    failed: 'Failed to detect page',
    parts: {
      file: { label: 'PDF', help: 'The document to search.' },
      searchText: { label: 'Search text', help: 'The text to look for.' },
    },
    options: {},
  },
  fr: {
    name: 'Trouver une page par son texte',
    shortName: 'Trouver une page',
    summary: 'Trouve la première page d’un PDF qui contient un texte.',
    description:
      'La casse, les espaces, les ligatures et la césure en fin de ligne ne comptent pas ; les accents, si. Si aucune page ne contient le texte, la réponse est 404, avec le nombre de pages parcourues.',
    action: 'Trouver la page',
    failed: 'Échec de la détection de la page',
    parts: {
      file: { label: 'PDF', help: 'Le document à parcourir.' },
      searchText: { label: 'Texte recherché', help: 'Le texte à trouver.' },
    },
    options: {},
  },
} as const;
