import type { PartKind } from '@pagesmith/operations';
import { defineWords } from '../../language/define-words.ts';

const kindsInEnglish: Record<PartKind, string> = {
  pdf: 'PDF file',
  pdfs: 'PDF files, one part each',
  text: 'text',
  pages: 'page list, such as 1,3-5,7',
  page: 'page number, from 1',
  choice: 'one of several',
  renames: 'JSON list',
  fields: 'one part per form field',
  rows: 'CSV, XLSX or JSON',
  json: 'JSON object',
  forms: 'PDF files or ZIPs, one part each',
};

const kindsInFrench: Record<PartKind, string> = {
  pdf: 'fichier PDF',
  pdfs: 'fichiers PDF, une partie pour chacun',
  text: 'texte',
  pages: 'liste de pages, par exemple 1,3-5,7',
  page: 'numéro de page, à partir de 1',
  choice: 'une valeur parmi plusieurs',
  renames: 'liste JSON',
  fields: 'une partie par champ du formulaire',
  rows: 'CSV, XLSX ou JSON',
  json: 'objet JSON',
  forms: 'fichiers PDF ou ZIP, une partie pour chacun',
};

interface ProToolFacts {
  readonly included: string;
  readonly marked: string;
  readonly sold: string;
  readonly fee: string;
  readonly trials: number;
}

export const operationWords = defineWords({
  en: {
    parts: 'Parts of the request',
    options: 'Options in the query string',
    part: 'Part',
    kind: 'Kind',
    help: 'Meaning',
    required: 'required',
    optional: 'optional',
    anyName: 'any field name',
    kinds: kindsInEnglish,
    flag: 'true or false',
    someOf: 'one or more of',
    answer: 'Answer',
    file: (name: string, mediaType: string) => `The file ${name} (${mediaType}).`,
    json: 'JSON, as in the answer to the sample.',
    jsonAnswer: 'Answer to the sample',
    errors: 'Errors, in addition to those of every call',
    sample: 'Sample',
    sampleOf: (operation: string) => `Sample for ${operation}`,
    copySample: (operation: string, language: string) => `Copy the ${language} sample for ${operation}`,
    copyAnswer: (operation: string) => `Copy the answer for ${operation}`,
    sampleFiles: 'Files for the sample:',
    proTool: 'Pro Tool',
    proToolText: ({ included, marked, sold, fee, trials }: ProToolFacts) =>
      `Included in ${included}. On ${sold} it is part of the Pro Tools add-on, ${fee} a call; without the add-on there are ${trials} trials a month of each Pro Tool, which are free, use no credit and are marked as trials; after that the answer is 403 add_on_needed. On ${marked} it counts like any other call, with the plan’s watermark.`,
  },
  fr: {
    parts: 'Parties de la requête',
    options: 'Options dans l’adresse',
    part: 'Partie',
    kind: 'Nature',
    help: 'Signification',
    required: 'obligatoire',
    optional: 'facultatif',
    anyName: 'tout nom de champ',
    kinds: kindsInFrench,
    flag: 'true ou false',
    someOf: 'une ou plusieurs de ces valeurs\u00a0:',
    answer: 'Réponse',
    file: (name: string, mediaType: string) => `Le fichier ${name} (${mediaType}).`,
    json: 'Du JSON, comme dans la réponse à l’exemple.',
    jsonAnswer: 'Réponse à l’exemple',
    errors: 'Erreurs, en plus de celles communes à tous les appels',
    sample: 'Exemple',
    sampleOf: (operation: string) => `Exemple pour ${operation}`,
    copySample: (operation: string, language: string) => `Copier l’exemple ${language} pour ${operation}`,
    copyAnswer: (operation: string) => `Copier la réponse de ${operation}`,
    sampleFiles: 'Fichiers de l’exemple\u00a0:',
    proTool: 'Pro Tool',
    proToolText: ({ included, marked, sold, fee, trials }: ProToolFacts) =>
      `Compris dans ${included}. Avec ${sold}, il fait partie de l’option Pro Tools, à ${fee} par appel\u00a0; sans l’option, chaque Pro Tool peut être essayé ${trials}\u00a0fois par mois, gratuitement, sans consommer de crédit et avec une mention «\u00a0essai\u00a0» sur le résultat, après quoi la réponse est 403 add_on_needed. Avec ${marked}, il compte comme tout autre appel, avec le filigrane de la formule.`,
  },
});
