import { pairsIn } from '../request/draft.ts';
import type { Problems, ToolExtras } from '../tool-extras.ts';
import { fillWords } from './words.ts';

export const fillExtras: ToolExtras = {
  // The same document for a credit is nobody's wish, unless something else is to be done to it, such as flattening.
  problems: (draft, language): Problems => {
    const isFilled = pairsIn(draft, 'fields').some(({ name, value }) => name.trim() !== '' && value !== '');
    const isChanged = Object.entries(draft.options).some(([name, value]) => name !== 'fit' && value !== '');
    return isFilled || isChanged ? {} : { fields: fillWords[language].missing };
  },
};
