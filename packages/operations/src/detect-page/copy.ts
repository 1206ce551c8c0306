export const copy = {
  en: {
    name: 'Find a page by its text',
    shortName: 'Find a page',
    summary: 'Finds the first page of a PDF that contains a text.',
    description:
      'Case, white space, ligatures, dashes and hyphenation at line ends do not matter; accents do, unless you ask to ignore them. The values of form fields are found as the page shows them; a text that runs over to the next page is found on the page where it begins. If no page contains the text, the answer is 404 with the number of pages searched.',
    action: 'Find page',
    failed: 'Failed to detect page',
    parts: {
      file: { label: 'PDF', help: 'The document to search.' },
      searchText: { label: 'Search text', help: 'The text to look for.' },
    },
    options: {
      accents: {
        label: 'Accents',
        help: 'Whether letters with and without an accent count as different.',
        none: 'They matter',
        choices: { ignore: 'They do not matter' },
      },
      all: {
        label: 'List every place',
        help: 'The answer also lists every page that holds the text and where it stands there: a box for each line, in points from the bottom left corner of the page.',
      },
    },
  },
  fr: {
    name: 'Trouver une page par son texte',
    shortName: 'Trouver une page',
    summary: 'Trouve la première page d’un PDF qui contient un texte.',
    description:
      'La casse, les espaces, les ligatures, les tirets et la césure en fin de ligne ne comptent pas\u00a0; les accents comptent, sauf si vous demandez de les ignorer. Les valeurs des champs de formulaire sont trouvées telles que la page les affiche\u00a0; un texte qui se poursuit sur la page suivante est trouvé sur celle où il commence. Si aucune page ne contient le texte, la réponse est 404, avec le nombre de pages parcourues.',
    action: 'Trouver la page',
    failed: 'Échec de la détection de la page',
    parts: {
      file: { label: 'PDF', help: 'Le document à parcourir.' },
      searchText: { label: 'Texte recherché', help: 'Le texte à trouver.' },
    },
    options: {
      accents: {
        label: 'Accents',
        help: 'Indique si les lettres avec et sans accent sont considérées comme différentes.',
        none: 'Ils comptent',
        choices: { ignore: 'Ils ne comptent pas' },
      },
      all: {
        label: 'Indiquer tous les endroits',
        help: 'La réponse indique aussi chaque page qui contient le texte et l’endroit où il s’y trouve : un cadre par ligne, en points depuis le coin inférieur gauche de la page.',
      },
    },
  },
} as const;
