import { defineWords } from '../language/define-words.ts';

/** The same in both languages. */
export const loadingText = 'Chargement...';

export const sessionWords = defineWords({
  en: {
    documentTitle: 'Loading · Pagesmith',
    heading: 'Pagesmith',
    unreachable: 'The server cannot be reached.',
    unreachableText: 'We keep trying: this page goes on by itself when the connection is back.',
  },
  fr: {
    documentTitle: 'Chargement · Pagesmith',
    heading: 'Pagesmith',
    unreachable: 'Le serveur est injoignable.',
    unreachableText:
      'Nous réessayons\u00a0: cette page reprendra d’elle-même dès que la connexion sera rétablie.',
  },
});
