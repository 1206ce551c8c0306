import { defineWords } from '../../language/define-words.ts';

export const headerWords = defineWords({
  en: { sections: 'Main', features: 'Features', pricing: 'Pricing' },
  fr: { sections: 'Navigation principale', features: 'Fonctionnalités', pricing: 'Tarifs' },
});
