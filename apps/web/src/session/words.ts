import { defineWords } from '../language/define-words.ts';

/** The same in both languages. */
export const loadingText = 'Chargement...';

export const sessionWords = defineWords({
  en: {
    documentTitle: 'Loading · Pagesmith',
    heading: 'Pagesmith',
    unreachable: {
      title: 'The server cannot be reached.',
      text: 'We keep trying: this page will load as soon as the connection is back.',
    },
    'storage-blocked': {
      title: 'Your browser blocks cookies and site data.',
      text: 'Signing in needs one of the two. Allow them for this site in your browser’s settings, then try again.',
    },
  },
  fr: {
    documentTitle: 'Chargement · Pagesmith',
    heading: 'Pagesmith',
    unreachable: {
      title: 'Le serveur est injoignable.',
      text: 'Nous continuons d’essayer\u00a0: la page se chargera dès que la connexion sera rétablie.',
    },
    'storage-blocked': {
      title: 'Votre navigateur bloque les cookies et les données de site.',
      text: 'Il faut l’un ou l’autre pour se connecter. Autorisez-les pour ce site dans les réglages de votre navigateur, puis réessayez.',
    },
  },
});
