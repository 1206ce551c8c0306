export const copy = {
  en: {
    name: 'List form fields',
    shortName: 'List its fields',
    summary: 'Lists the form fields of a PDF with their types and values.',
    description:
      'Each field comes with its full name, type, value, options, limits and page. A document without a form gives an empty list.',
    action: 'List fields',
    failed: 'Failed to list PDF fields',
    parts: { file: { label: 'PDF form', help: 'The document whose fields are listed.' } },
    options: {},
  },
  fr: {
    name: 'Lister les champs',
    shortName: 'Lister les champs',
    summary: 'Énumère les champs de formulaire d’un PDF, avec leurs types et leurs valeurs.',
    description:
      'Chaque champ est donné avec son nom complet, son type, sa valeur, ses options, ses limites et sa page. Un document sans formulaire donne une liste vide.',
    action: 'Lister les champs',
    failed: 'Échec de la lecture des champs du PDF',
    parts: { file: { label: 'Formulaire PDF', help: 'Le document dont les champs sont énumérés.' } },
    options: {},
  },
} as const;
