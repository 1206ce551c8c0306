import { defineWords } from '../../language/define-words.ts';

export const landingWords = defineWords({
  en: {
    documentTitle: 'Pagesmith · PDF work by API',
    description:
      'Fill, merge, split and convert PDF documents with one HTTP call. Ten operations, an API key, four plans.',
  },
  fr: {
    documentTitle: 'Pagesmith · le travail du PDF par API',
    description:
      'Remplissez, assemblez, découpez et convertissez vos PDF en un appel HTTP. Dix opérations, une clé d’API, quatre formules.',
  },
});
