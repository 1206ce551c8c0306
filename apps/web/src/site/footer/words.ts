import { defineWords } from '../../language/define-words.ts';

export const footerWords = defineWords({
  en: {
    promise: 'Pagesmith: PDF processing by API, for developers and businesses.',
    product: 'Product',
    legal: 'Legal',
    features: 'Features',
    calculator: 'Calculator',
    pricing: 'Pricing',
    documentation: 'Documentation',
    contact: 'Contact',
    privacy: 'Privacy and GDPR',
    terms: 'Terms',
    dataProcessing: 'Data processing',
    security: 'Security',
    cookies: 'Cookies',
  },
  fr: {
    promise: 'Pagesmith\u00a0: le traitement de PDF par API, pour les développeurs et les entreprises.',
    product: 'Produit',
    legal: 'Informations légales',
    features: 'Fonctionnalités',
    calculator: 'Calculateur',
    pricing: 'Tarifs',
    documentation: 'Documentation',
    contact: 'Contact',
    privacy: 'Confidentialité et RGPD',
    terms: 'Conditions',
    dataProcessing: 'Sous-traitance des données',
    security: 'Sécurité',
    cookies: 'Cookies',
  },
});
