export const copy = {
  en: {
    name: 'Find a page by its text',
    shortName: 'Find a page',
    summary: 'Finds the first page of a PDF that holds a text.',
    description:
      'Case, white space, ligatures and hyphenation at line ends do not matter; accents do. When no page holds the text, the answer is 404 with the number of pages searched.',
    action: 'Find page',
    failed: 'Failed to detect page',
    parts: {
      file: { label: 'PDF', help: 'The document that is searched.' },
      searchText: { label: 'Search text', help: 'What the page has to hold.' },
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
      file: { label: 'PDF', help: 'Le document parcouru.' },
      searchText: { label: 'Texte recherché', help: 'Ce que la page doit contenir.' },
    },
    options: {},
  },
} as const;
