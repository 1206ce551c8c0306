export const copy = {
  en: {
    name: 'PDF to Word',
    shortName: 'PDF to Word',
    summary: 'Turns a PDF into a Word document that can be edited.',
    description:
      'Paragraphs, headings, lists, tables, columns, pictures, links, headers and footers become what Word knows them as; fonts are replaced by Word’s own of the same width. Each page of the PDF begins a page. A scanned page becomes its picture, or text when its language is named; a scan with a layer of recognised text gives that text. Recognition takes some seconds a page: pages for which there is no time left stay pictures.',
    action: 'Convert to Word',
    failed: 'Failed to convert PDF to DOCX',
    parts: { file: { label: 'PDF', help: 'The document that is converted.' } },
    options: {
      ocr: {
        label: 'Read scanned pages',
        help: 'The language of scanned pages, whose text is then recognised.',
        none: 'No, keep their pictures',
        choices: { eng: 'In English', fra: 'In French' },
      },
    },
  },
  fr: {
    name: 'PDF vers Word',
    shortName: 'PDF vers Word',
    summary: 'Transforme un PDF en un document Word modifiable.',
    description:
      'Paragraphes, titres, listes, tableaux, colonnes, images, liens, en-têtes et pieds de page deviennent ce que Word connaît ; les polices sont remplacées par celles de Word, de même largeur. Chaque page du PDF commence une page. Une page numérisée devient son image, ou du texte si sa langue est indiquée ; une page numérisée qui contient un texte déjà reconnu donne ce texte. La reconnaissance prend quelques secondes par page : les pages pour lesquelles le temps manque restent des images.',
    action: 'Convertir en Word',
    failed: 'Échec de la conversion du PDF en DOCX',
    parts: { file: { label: 'PDF', help: 'Le document à convertir.' } },
    options: {
      ocr: {
        label: 'Lire les pages numérisées',
        help: 'La langue des pages numérisées, dont le texte est alors reconnu.',
        none: 'Non, garder leurs images',
        choices: { eng: 'En anglais', fra: 'En français' },
      },
    },
  },
} as const;
