import { defineWords } from '../language/define-words.ts';

export const legalWords = defineWords({
  en: {
    back: 'Back to the home page',
    others: 'Other legal pages',
    site: 'Pagesmith',
    names: {
      privacy: 'Privacy and GDPR',
      terms: 'Terms',
      cookies: 'Cookies',
      security: 'Security',
    },
  },
  fr: {
    back: 'Retour à l’accueil',
    others: 'Autres pages légales',
    site: 'Pagesmith',
    names: {
      privacy: 'Confidentialité et RGPD',
      terms: 'Conditions',
      cookies: 'Cookies',
      security: 'Sécurité',
    },
  },
});
