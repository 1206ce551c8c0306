import { defineWords } from '../../../language/define-words.ts';
import { capitalized } from '../../../language/numbers.ts';
import { operationCount } from '../operation-count.ts';

export const featuresWords = defineWords({
  en: {
    title: 'Made for documents that matter',
    lead: `${capitalized(operationCount('en'))} operations on forms and pages. Each takes a single call and leaves the rest of the document intact.`,
    specimen: `The ${operationCount('en')} operations`,
    forms: {
      title: 'Forms that show what you typed',
      text: 'List the fields of a form, rename them, fill them in. Accents, Greek, Cyrillic, Arabic, Hebrew, Chinese, Japanese and Korean come out exactly as typed.',
    },
    pages: {
      title: 'Pages in the order you want',
      text: 'Merge, insert, extract, replace and remove pages. Form fields stay live; bookmarks, links and attachments come along.',
    },
    search: {
      title: 'Find a page by its text',
      text: 'Give us a text and we tell you which page it is on, regardless of case, line breaks or hyphenation. You can also insert pages right after it.',
    },
    word: {
      title: 'From PDF to Word',
      text: 'Turn a PDF into a Word document (DOCX) that you can edit.',
    },
    fair: {
      title: 'Failed calls are free',
      text: 'A call that ends in an error does not count against your quota. The answer names the part that was wrong and what is accepted.',
    },
    retention: {
      title: 'Files are\u00a0deleted automatically',
      text: (shortest: number, longest: number) =>
        `After ${shortest} minutes on Starter, after ${longest} on Premium and Pro, and after a time of your choice on Enterprise.`,
    },
  },
  fr: {
    title: 'Conçu pour les documents qui comptent',
    lead: `${capitalized(operationCount('fr'))} opérations sur les formulaires et les pages. Chacune tient en un appel et préserve le reste du document.`,
    specimen: `Les ${operationCount('fr')} opérations`,
    forms: {
      title: 'Des formulaires fidèles à la saisie',
      text: 'Listez les champs d’un formulaire, renommez-les, remplissez-les. Accents, grec, cyrillique, arabe, hébreu, chinois, japonais et coréen s’affichent tels que vous les avez saisis.',
    },
    pages: {
      title: 'Vos pages, dans l’ordre voulu',
      text: 'Fusionnez, insérez, extrayez, remplacez, supprimez des pages. Les champs restent actifs\u00a0; signets, liens et pièces jointes suivent.',
    },
    search: {
      title: 'Une page, retrouvée par ses mots',
      text: 'Indiquez un texte\u00a0: nous vous disons sur quelle page il se trouve, quels que soient la casse, les retours à la ligne et les césures. Vous pouvez aussi insérer des pages juste après.',
    },
    word: {
      title: 'Du PDF à Word',
      text: 'Convertissez un PDF en document DOCX, modifiable dans un traitement de texte.',
    },
    fair: {
      title: 'Les appels en\u00a0échec sont gratuits',
      text: 'Un appel qui se termine par une erreur n’est pas décompté de votre quota. La réponse indique ce qui ne va pas et ce qui est accepté.',
    },
    retention: {
      title: 'Les fichiers sont supprimés automatiquement',
      text: (shortest: number, longest: number) =>
        `Au bout de ${shortest}\u00a0minutes avec Starter, de ${longest} avec Premium et Pro, et d’une durée de votre choix avec Enterprise.`,
    },
  },
});
