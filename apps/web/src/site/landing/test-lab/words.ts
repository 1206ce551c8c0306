import { defineWords } from '../../../language/define-words.ts';

export const testLabWords = defineWords({
  en: {
    title: 'Try it before you write code',
    lead: 'Every operation has its own view in the dashboard. Choose your files and a key, run it, and see what it used.',
    files: 'Files sent',
    answer: 'Sample response',
    message: 'PDFs merged successfully',
    note: 'For illustration only. With the API, the finished document is the answer itself; the headers x-credits-used and x-credits-remaining give the credits.',
  },
  fr: {
    title: 'Essayez avant d’écrire du code',
    lead: 'Chaque opération a sa propre vue dans le tableau de bord. Choisissez vos fichiers et une clé, lancez l’opération et voyez ce qu’elle a consommé.',
    files: 'Fichiers envoyés',
    answer: 'Exemple de réponse',
    message: 'PDF fusionnés avec succès',
    note: 'À titre d’illustration. Avec l’API, la réponse est le document terminé lui-même\u00a0; les en-têtes x-credits-used et x-credits-remaining indiquent les crédits.',
  },
});
