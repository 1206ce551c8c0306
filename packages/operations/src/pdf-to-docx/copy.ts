export const copy = {
  en: {
    name: 'PDF to Word',
    summary: 'Turns a PDF into a Word document that can be edited.',
    description:
      'Paragraphs, headings, lists, tables, columns, pictures, links, headers and footers become what Word knows them as; fonts are replaced by Word’s own of the same width. Each page of the PDF begins a page. A scanned page without text becomes its picture.',
    action: 'Convert to Word',
    failed: 'Failed to convert PDF to DOCX',
    parts: { file: { label: 'PDF', help: 'The document that is converted.' } },
    options: {},
  },
  fr: {
    name: 'PDF vers Word',
    summary: 'Transforme un PDF en un document Word modifiable.',
    description:
      'Paragraphes, titres, listes, tableaux, colonnes, images, liens, en-têtes et pieds de page deviennent ce que Word connaît ; les polices sont remplacées par celles de Word, de même largeur. Chaque page du PDF commence une page. Une page numérisée sans texte devient son image.',
    action: 'Convertir en Word',
    failed: 'Échec de la conversion du PDF en DOCX',
    parts: { file: { label: 'PDF', help: 'Le document à convertir.' } },
    options: {},
  },
} as const;
