export const copy = {
  en: {
    name: 'PDF to Word',
    shortName: 'PDF to Word',
    summary: 'Turns a PDF into an editable Word document.',
    description:
      'Paragraphs, headings, lists, tables, columns, pictures, formulas, links, headers and footers become real Word elements; form entries, highlights and comments are kept; fonts are replaced by Word fonts of the same width. Each page of the PDF starts a new page. What is painted over is left out. A scanned page becomes a picture, or text if you ask for it: in the languages that you name, or in the one that it is found to be in. A scan that already has a text layer gives that text. Recognition takes a few seconds a page, so send long scans as a job: pages for which there is no time stay pictures and are listed in the report; if that is most of them, the call fails and is free.',
    action: 'Convert to Word',
    failed: 'Failed to convert PDF to DOCX',
    parts: { file: { label: 'PDF', help: 'The document to convert.' } },
    options: {
      ocr: {
        label: 'Read scanned pages',
        help: 'The languages of the scanned pages, several separated by commas, or auto to have the language recognised. Naming it is faster and makes fewer mistakes.',
        none: 'No, keep them as pictures',
        choices: {
          auto: 'In whatever language they are',
          eng: 'In English',
          fra: 'In French',
          deu: 'In German',
          spa: 'In Spanish',
          ita: 'In Italian',
          por: 'In Portuguese',
          nld: 'In Dutch',
          pol: 'In Polish',
          ara: 'In Arabic',
          chi_sim: 'In Chinese (simplified)',
        },
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
      'Paragraphes, titres, listes, tableaux, colonnes, images, formules, liens, en-têtes et pieds de page deviennent de vrais éléments Word\u00a0; ce qui a été saisi dans un formulaire, les surlignages et les commentaires sont conservés\u00a0; les polices sont remplacées par des polices de Word de même largeur. Chaque page du PDF commence une page. Ce qui est recouvert est laissé de côté. Une page numérisée devient son image, ou du texte si vous le demandez\u00a0: dans les langues que vous indiquez, ou dans celle qui est reconnue. Une page numérisée qui contient un texte déjà reconnu donne ce texte. La reconnaissance prend quelques secondes par page\u00a0; envoyez donc les longs documents comme tâches. Les pages pour lesquelles le temps manque restent des images et sont citées dans le rapport\u00a0; si c’est la plupart d’entre elles, l’appel échoue et n’est pas facturé.',
    action: 'Convertir en Word',
    failed: 'Échec de la conversion du PDF en DOCX',
    parts: { file: { label: 'PDF', help: 'Le document à convertir.' } },
    options: {
      ocr: {
        label: 'Lire les pages numérisées',
        help: 'Les langues des pages numérisées, séparées par des virgules s’il y en a plusieurs, ou auto pour que la langue soit reconnue. L’indiquer est plus rapide et plus sûr.',
        none: 'Non, les garder en images',
        choices: {
          auto: 'Dans la langue reconnue',
          eng: 'En anglais',
          fra: 'En français',
          deu: 'En allemand',
          spa: 'En espagnol',
          ita: 'En italien',
          por: 'En portugais',
          nld: 'En néerlandais',
          pol: 'En polonais',
          ara: 'En arabe',
          chi_sim: 'En chinois (simplifié)',
        },
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
