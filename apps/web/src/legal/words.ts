import { defineWords } from '../language/define-words.ts';

export const legalWords = defineWords({
  en: {
    back: 'Back to the home page',
    contents: 'On this page',
    others: 'Other legal pages',
    site: 'Pagesmith',
    version: (version: number, date: string) => `Version ${version} of ${date}`,
    earlier: 'Earlier versions',
    superseded: 'This version has been replaced. It stays here for reference.',
    inForce: (version: number) => `Read version ${version}, which is in force`,
    names: {
      privacy: 'Privacy and GDPR',
      terms: 'Terms',
      'data-processing': 'Data processing agreement',
      'service-level': 'Service level agreement',
      cookies: 'Cookies',
      security: 'Security',
    },
  },
  fr: {
    back: 'Retour à l’accueil',
    contents: 'Sur cette page',
    others: 'Autres pages légales',
    site: 'Pagesmith',
    version: (version: number, date: string) => `Version ${version} du ${date}`,
    earlier: 'Versions précédentes',
    superseded: 'Cette version a été remplacée. Elle reste ici pour mémoire.',
    inForce: (version: number) => `Lire la version ${version}, en vigueur`,
    names: {
      privacy: 'Confidentialité et RGPD',
      terms: 'Conditions',
      'data-processing': 'Accord de sous-traitance des données',
      'service-level': 'Engagement de service',
      cookies: 'Cookies',
      security: 'Sécurité',
    },
  },
});
