import { planIds } from '@pagesmith/catalog';
import { defineWords } from '../../language/define-words.ts';
import { capitalized, numberWord } from '../../language/numbers.ts';
import { operationCount } from './operation-count.ts';

export const landingWords = defineWords({
  en: {
    documentTitle: 'Pagesmith · PDF processing by API',
    description: `Fill, merge, split and convert PDF documents with one HTTP call. ${capitalized(operationCount('en'))} operations, an API key, ${numberWord(planIds.length, 'en')} plans.`,
  },
  fr: {
    documentTitle: 'Pagesmith · le traitement de PDF par API',
    description: `Remplissez, assemblez, découpez et convertissez vos PDF en un appel HTTP. ${capitalized(operationCount('fr'))} opérations, une clé API, ${numberWord(planIds.length, 'fr')} formules.`,
  },
});
