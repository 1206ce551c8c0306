import { defineWords } from '../language/define-words.ts';

/** The same in both languages. */
export const loadingText = 'Chargement...';

export const sessionWords = defineWords({
  en: {
    documentTitle: 'Loading · Pagesmith',
    heading: 'Pagesmith',
    unreachable: 'The server cannot be reached.',
    unreachableText: 'We keep trying: this page will continue as soon as the connection is back.',
  },
  fr: {
    documentTitle: 'Chargement · Pagesmith',
    heading: 'Pagesmith',
    unreachable: 'Le serveur est injoignable.',
    unreachableText: 'Nous réessayons\u00a0: la page reprendra dès que la connexion sera rétablie.',
  },
});
