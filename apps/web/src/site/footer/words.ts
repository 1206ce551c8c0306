import { defineWords } from '../../language/define-words.ts';

export const footerWords = defineWords({
  en: {
    promise: 'Pagesmith: PDF work by API, for developers and businesses.',
    links: 'Footer',
    features: 'Features',
    pricing: 'Pricing',
  },
  fr: {
    promise: 'Pagesmith : le travail du PDF par API, pour les développeurs et les entreprises.',
    links: 'Pied de page',
    features: 'Fonctionnalités',
    pricing: 'Tarifs',
  },
});
