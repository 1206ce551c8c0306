import { defineWords } from '../../../language/define-words.ts';
import { capitalized } from '../../../language/numbers.ts';
import { operationCount } from '../operation-count.ts';

export const featuresWords = defineWords({
  en: {
    title: 'Made for documents that matter',
    lead: `${capitalized(operationCount('en'))} operations on forms and pages. Each is one call, and each keeps what the document already holds.`,
    forms: {
      title: 'Forms, filled as typed',
      text: 'List the fields of a form, rename them, fill them. Accents, Greek, Cyrillic, Arabic, Hebrew, Chinese, Japanese and Korean come out as they were typed.',
    },
    pages: {
      title: 'Pages in your order',
      text: 'Merge, insert, extract, replace and remove pages. Form fields stay live; bookmarks, links and attachments come along.',
    },
    search: {
      title: 'Found by its words',
      text: 'Give a text and learn which page holds it, whatever the case, line breaks or hyphens. Or insert pages right after it.',
    },
    word: {
      title: 'From PDF to Word',
      text: 'Turn a PDF into a DOCX document that can be edited in a word processor.',
    },
    fair: {
      title: 'Failed calls are free',
      text: 'A call that ends in an error does not count against your quota. The answer names the part that was wrong and what is accepted.',
    },
    retention: {
      title: 'Files do not stay',
      text: (shortest: number, longest: number) =>
        `Files are deleted by themselves: after ${shortest} minutes on Starter, ${longest} on Premium and Pro, and at a time of your own on Enterprise.`,
    },
  },
  fr: {
    title: 'Conçu pour les documents qui comptent',
    lead: `${capitalized(operationCount('fr'))} opérations sur les formulaires et les pages. Un appel pour chacune, et le contenu du document est préservé.`,
    forms: {
      title: 'Des formulaires fidèles à la saisie',
      text: 'Listez les champs d’un formulaire, renommez-les, remplissez-les. Accents, grec, cyrillique, arabe, hébreu, chinois, japonais et coréen s’affichent tels que vous les avez saisis.',
    },
    pages: {
      title: 'Les pages dans votre ordre',
      text: 'Fusionnez, insérez, extrayez, remplacez, supprimez des pages. Les champs restent actifs\u00a0; signets, liens et pièces jointes suivent.',
    },
    search: {
      title: 'Une page, retrouvée par ses mots',
      text: 'Donnez un texte et sachez quelle page le contient, malgré la casse, les retours à la ligne ou les césures. Ou insérez des pages juste après.',
    },
    word: {
      title: 'Du PDF à Word',
      text: 'Convertissez un PDF en document DOCX, modifiable dans un traitement de texte.',
    },
    fair: {
      title: 'Les appels en échec sont gratuits',
      text: 'Un appel qui se termine par une erreur n’est pas décompté de votre quota. La réponse indique ce qui ne va pas et ce qui est accepté.',
    },
    retention: {
      title: 'Les fichiers ne restent pas',
      text: (shortest: number, longest: number) =>
        `Les fichiers sont supprimés d’eux-mêmes\u00a0: après ${shortest}\u00a0minutes avec Starter, ${longest} avec Premium et Pro, et au bout d’une durée de votre choix avec Enterprise.`,
    },
  },
});
