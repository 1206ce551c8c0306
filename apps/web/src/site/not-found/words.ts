import { defineWords } from '../../language/define-words.ts';

export const notFoundWords = defineWords({
  en: {
    documentTitle: 'Page not found · Pagesmith',
    title: 'This page is missing',
    text: 'There is nothing at this address. It may be mistyped, or the page may have moved.',
    home: 'Go to the home page',
  },
  fr: {
    documentTitle: 'Page introuvable · Pagesmith',
    title: 'Il manque une page',
    text: 'Il n’y a rien à cette adresse\u00a0: elle a pu être mal saisie, ou la page a été déplacée.',
    home: 'Aller à la page d’accueil',
  },
});
