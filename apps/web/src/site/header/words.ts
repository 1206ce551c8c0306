import { defineWords } from '../../language/define-words.ts';

export const headerWords = defineWords({
  en: {
    sections: 'Main',
    menu: 'Menu',
    features: 'Features',
    calculator: 'Calculator',
    pricing: 'Pricing',
    documentation: 'Documentation',
    start: 'Get started',
    dashboard: 'Dashboard',
  },
  fr: {
    sections: 'Navigation principale',
    menu: 'Menu',
    features: 'Fonctionnalités',
    calculator: 'Calculateur',
    pricing: 'Tarifs',
    documentation: 'Documentation',
    start: 'Commencer',
    dashboard: 'Tableau de bord',
  },
});
