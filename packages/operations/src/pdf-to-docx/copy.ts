export const copy = {
  en: {
    name: 'PDF to Word',
    shortName: 'PDF to Word',
    summary: 'Turns a PDF into an editable Word document.',
    description:
      'Paragraphs, headings, lists, tables, columns, pictures, links, headers and footers become real Word elements; form entries, highlights and comments are kept; fonts are replaced by Word fonts of the same width. Each page of the PDF starts a new page. A scanned page becomes a picture, or text if you name its language; a scan that already has a text layer gives that text. Recognition takes a few seconds a page: pages for which there is no time stay pictures and are listed in the report; if that is most of them, the call fails and is free.',
    action: 'Convert to Word',
    failed: 'Failed to convert PDF to DOCX',
    parts: { file: { label: 'PDF', help: 'The document to convert.' } },
    options: {
      ocr: {
        label: 'Read scanned pages',
        help: 'The language of the scanned pages; their text is then recognised.',
        none: 'No, keep them as pictures',
        choices: { eng: 'In English', fra: 'In French' },
      },
      forms: {
        label: 'Form fields',
        help: 'What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word.',
        none: 'Their values as text',
        choices: { controls: 'As Word content controls' },
      },
    },
  },
  fr: {
    name: 'PDF vers Word',
    shortName: 'PDF vers Word',
    summary: 'Transforme un PDF en un document Word modifiable.',
    description:
      'Paragraphes, titres, listes, tableaux, colonnes, images, liens, en-têtes et pieds de page deviennent de vrais éléments Word\u00a0; ce qui a été saisi dans un formulaire, les surlignages et les commentaires sont conservés\u00a0; les polices sont remplacées par des polices de Word de même largeur. Chaque page du PDF commence une page. Une page numérisée devient son image, ou du texte si sa langue est indiquée\u00a0; une page numérisée qui contient un texte déjà reconnu donne ce texte. La reconnaissance prend quelques secondes par page\u00a0: les pages pour lesquelles le temps manque restent des images et sont citées dans le rapport\u00a0; si c’est la plupart d’entre elles, l’appel échoue et n’est pas facturé.',
    action: 'Convertir en Word',
    failed: 'Échec de la conversion du PDF en DOCX',
    parts: { file: { label: 'PDF', help: 'Le document à convertir.' } },
    options: {
      ocr: {
        label: 'Lire les pages numérisées',
        help: 'La langue des pages numérisées, dont le texte est alors reconnu.',
        none: 'Non, les garder en images',
        choices: { eng: 'En anglais', fra: 'En français' },
      },
      forms: {
        label: 'Champs de formulaire',
        help: 'Ce que deviennent les champs d’un formulaire\u00a0: leurs valeurs en texte, ou des contrôles de contenu à remplir de nouveau dans Word.',
        none: 'Leurs valeurs en texte',
        choices: { controls: 'En contrôles de contenu Word' },
      },
    },
  },
} as const;
