import { defineWords } from '../../language/define-words.ts';

export const headerWords = defineWords({
  en: { sections: 'Main', menu: 'Menu', features: 'Features', pricing: 'Pricing' },
  fr: { sections: 'Navigation principale', menu: 'Menu', features: 'Fonctionnalités', pricing: 'Tarifs' },
});
